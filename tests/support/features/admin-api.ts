import { type RunningApi, startApi } from '#tests/support/program/running-api.ts'
import { becomeClient } from './auth-client.ts'

/** A user with a session who is an admin. */
export async function becomeAdmin(api: RunningApi, email: string) {
  const user = await becomeClient(api, email)
  await api.database.asOwner("update user_roles set role = 'admin' where user_id = $1", [user.id])
  return user
}

/** The API with one admin, in whose name `ask` asks. */
export async function openAdminApi(environment: Record<string, string> = {}) {
  const api = await startApi({ environment })
  const admin = await becomeAdmin(api, 'owner@agency.example')
  const ask = (path: string, method = 'GET', body?: unknown) =>
    api.ask(path, method, body, { Authorization: `Bearer ${admin.access_token}` })
  return { api, admin, ask }
}

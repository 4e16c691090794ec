import { randomUUID } from 'node:crypto'
import { createUserManagement } from '#src/features/accounts/manage-users.ts'
import { startApi } from '#tests/support/program/running-api.ts'
import { goodPassword, openAuthClient } from './auth-client.ts'

type Written = Record<
  'name' | 'email' | 'phone' | 'company' | 'message' | 'source' | 'spam_reason' | 'created_at',
  string | null
>

const contact: Written = {
  name: 'Dana Reyes',
  email: 'dana@shop.example',
  phone: '(904) 555-0100',
  company: 'Reyes Roofing',
  message: 'Our Saturday hours are wrong.',
  source: '/contact-us',
  spam_reason: null,
  created_at: '2026-11-20T15:00:00Z',
}

/** The whole API with a way to sign admins in, and a way to lay contacts into its database as if they had come in. */
export async function openDesk() {
  const api = await startApi()

  async function signInAdmin(email = 'ada@porchlight.example', full_name = 'Ada Moss') {
    const created = await createUserManagement(api.accounts).create({ email, password: goodPassword, role: 'admin' })
    if (!created.ok) throw new Error(created.problem)
    await api.database.asOwner('update profiles set full_name = $1 where id = $2', [full_name, created.value])
    const { data } = await openAuthClient(api).client.signInWithPassword({ email, password: goodPassword })
    const headers = { Authorization: `Bearer ${data.session?.access_token}` }
    const ask = (path: string, method = 'GET', body?: unknown, more: Record<string, string> = {}) =>
      api.ask(path, method, body, { ...headers, ...more })
    return { id: created.value, ask, read: async (path: string) => (await ask(path)).json() }
  }

  async function addContact(over: Partial<Written> = {}): Promise<string> {
    const id = randomUUID()
    const row = { ...contact, ...over }
    const names = Object.keys(row)
    await api.database.asOwner(
      `insert into contacts (id, ${names.join(', ')}) values ($1, ${names.map((_, n) => `$${n + 2}`).join(', ')})`,
      [id, ...Object.values(row)],
    )
    return id
  }

  return { ...api, signInAdmin, addContact }
}

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import * as described from '#src/features/accounts/users/api-descriptions.ts'
import { endSessions } from '#src/features/accounts/users/end-sessions.ts'
import { giveRole } from '#src/features/accounts/users/give-role.ts'
import { createInviteUser } from '#src/features/accounts/users/invite-user.ts'
import { createMailPasswordReset } from '#src/features/accounts/users/mail-password-reset.ts'
import { noUser, type UserChanged } from '#src/features/accounts/users/refusals.ts'
import {
  invitationSchema,
  roleChangeSchema,
  suspensionSchema,
  userQuerySchema,
} from '#src/features/accounts/users/schema.ts'
import { findUser, listUsers } from '#src/features/accounts/users/store.ts'
import { restoreUser, suspendUser } from '#src/features/accounts/users/suspend-user.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

/** An id that is none names nobody. */
function userId(c: Context<UserEnv>): string {
  return z.uuid().safeParse(c.req.param('id')).data ?? '00000000-0000-0000-0000-000000000000'
}

/** What admins do with users; to be mounted at /api/users. Every change answers the user as they are afterwards. */
export function usersApi(accounts: AccountsDeps, allow: Allow): Hono<UserEnv> {
  const { database } = accounts
  const { invite, inviteAgain } = createInviteUser(accounts)
  const mailPasswordReset = createMailPasswordReset(accounts)
  const app = new Hono<UserEnv>()

  async function answerUser(c: Context<UserEnv>, id: string, status: 200 | 201 = 200) {
    const user = await findUser(database, c.var.caller, id)
    return user ? c.json(user, status) : refuse(c, noUser)
  }

  async function answerChange(c: Context<UserEnv>, id: string, changed: UserChanged) {
    return changed.ok ? answerUser(c, id) : refuse(c, changed.refusal)
  }

  app.get('/', allow.admin, described.list, async c => {
    const query = readQuery(c, userQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    return c.json(await listUsers(database, c.var.caller, query.value))
  })

  app.post('/', allow.admin, described.invite, async c => {
    const body = await readJson(c, invitationSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const invited = await invite({ ...body.value, by: c.var.caller.user_id })
    return invited.ok ? answerUser(c, invited.user_id, 201) : refuse(c, invited.refusal)
  })

  app.get('/:id', allow.admin, described.read, c => answerUser(c, userId(c)))

  app.put('/:id/role', allow.admin, described.role, async c => {
    const body = await readJson(c, roleChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const { caller } = c.var
    const given = { user_id: userId(c), role: body.value.role, by: caller.user_id }
    return answerChange(c, given.user_id, await database.inTransaction(caller, tx => giveRole(tx, given)))
  })

  app.put('/:id/suspension', allow.admin, described.suspend, async c => {
    const body = await readJson(c, suspensionSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const { caller } = c.var
    const suspended = { user_id: userId(c), reason: body.value.reason, by: caller.user_id }
    return answerChange(c, suspended.user_id, await database.inTransaction(caller, tx => suspendUser(tx, suspended)))
  })

  app.delete('/:id/suspension', allow.admin, described.restore, async c => {
    const { caller } = c.var
    const restored = { user_id: userId(c), by: caller.user_id }
    return answerChange(c, restored.user_id, await database.inTransaction(caller, tx => restoreUser(tx, restored)))
  })

  app.delete('/:id/sessions', allow.admin, described.endSessions, async c => {
    const { caller } = c.var
    const ended = { user_id: userId(c), by: caller.user_id }
    return answerChange(c, ended.user_id, await database.inTransaction(caller, tx => endSessions(tx, ended)))
  })

  app.post('/:id/password-reset', allow.admin, described.passwordReset, async c => {
    const user_id = userId(c)
    return answerChange(c, user_id, await mailPasswordReset({ user_id, by: c.var.caller.user_id }))
  })

  app.post('/:id/invitation', allow.admin, described.inviteAgain, async c =>
    answerChange(c, userId(c), await inviteAgain(userId(c), c.var.caller.user_id)),
  )
  return app
}

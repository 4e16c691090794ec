import type { Refusal } from '#src/platform/http/refusal.ts'

export type UserChanged = { ok: true } | { ok: false; refusal: Refusal }

export const noUser: Refusal = { status: 404, code: 'not_found', message: 'There is no such user.' }

export const ownAccount: Refusal = {
  status: 409,
  code: 'own_account',
  message: 'You cannot do this to your own account. Ask another admin.',
}

export const lastAdmin: Refusal = {
  status: 409,
  code: 'last_admin',
  message: 'This is the last admin who can sign in. Make somebody else an admin first.',
}

export const emailTaken: Refusal = {
  status: 409,
  code: 'email_exists',
  message: 'Somebody has an account with this email address already.',
}

export const notWhileSuspended: Refusal = {
  status: 409,
  code: 'user_suspended',
  message: 'This user is suspended and could not sign in. Restore the account first.',
}

export const confirmedAlready: Refusal = {
  status: 409,
  code: 'already_confirmed',
  message: 'This user has confirmed their email address already. Send a password link instead.',
}

import { queryOptions } from '@tanstack/react-query'
import { askSignedIn } from '#src/features/accounts/parts/account-settings/ask-signed-in.ts'
import { type AccountsAnswer, askAccounts } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { sessionClient } from '#src/features/accounts/parts/session-client.ts'

/** How two-factor sign-in stands: the apps in force and how many recovery codes are left, 0 where none were made. */
export type TwoFactor = {
  apps: readonly { id: string; name: string; since: string }[]
  codes: { total: number; remaining: number }
}

/** What an app needs to be set up, for eyes and for hands; shown once. */
export type AppSetUp = { id: string; qr_code: string; secret: string }

function dataOf<Data>(answer: AccountsAnswer<Data>): Data {
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.data
}

async function readCodes(): Promise<TwoFactor['codes']> {
  const answer = await askSignedIn(client => client.mfa.recoveryCodes.getStatus())
  if (!answer.ok && answer.refusal.code === 'mfa_factor_not_found') return { total: 0, remaining: 0 }
  const status = dataOf(answer)
  return { total: status?.total ?? 0, remaining: status?.remaining ?? 0 }
}

async function readTwoFactor(): Promise<TwoFactor> {
  const factors = dataOf(await askSignedIn(client => client.mfa.listFactors()))
  const apps = (factors?.totp ?? []).map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name || 'Authenticator app',
    since: created_at,
  }))
  return { apps, codes: apps.length === 0 ? { total: 0, remaining: 0 } : await readCodes() }
}

export const twoFactorQuery = (user_id: string) =>
  queryOptions({ queryKey: ['two-factor', user_id], queryFn: readTwoFactor, staleTime: 0 })

export async function beginSetUp(): Promise<AccountsAnswer<AppSetUp>> {
  const answer = await askSignedIn(client => client.mfa.enroll({ factorType: 'totp' }))
  if (!answer.ok) return answer
  const { id, totp } = dataOf(answer) ?? {}
  if (id === undefined || totp === undefined) throw new Error('The answer to a set-up names no app.')
  return { ok: true, data: { id, qr_code: totp.qr_code, secret: totp.secret } }
}

/** The first code of a new app puts it in force, and raises this session. */
export function finishSetUp(factorId: string, code: string): Promise<AccountsAnswer<unknown>> {
  return askSignedIn(client => client.mfa.challengeAndVerify({ factorId, code }))
}

/** Draws recovery codes, in the place of those there are. They are answered here and never again. */
export async function drawCodes(replace: boolean): Promise<AccountsAnswer<string[]>> {
  const answer = await askSignedIn(({ mfa: { recoveryCodes } }) =>
    replace ? recoveryCodes.regenerate() : recoveryCodes.generate(),
  )
  return answer.ok ? { ok: true, data: answer.data?.codes ?? [] } : answer
}

/** Takes every app away; the password alone counts from then on. The session is renewed: it claims what is so no more. */
export async function turnOff({ apps }: TwoFactor): Promise<AccountsAnswer<unknown>> {
  for (const { id } of apps) {
    const removed = await askSignedIn(client => client.mfa.unenroll({ factorId: id }))
    if (!removed.ok) return removed
  }
  await askAccounts(() => sessionClient().refreshSession())
  return { ok: true, data: undefined }
}

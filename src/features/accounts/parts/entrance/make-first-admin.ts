import type { AccountsAnswer } from '#src/features/accounts/parts/entrance/ask-accounts.ts'

type Asked = { token: string; email: string; password: string; full_name: string }

function reasonsIn(body: object): string[] {
  const weak = 'weak_password' in body ? body.weak_password : undefined
  const reasons = typeof weak === 'object' && weak !== null && 'reasons' in weak ? weak.reasons : undefined
  return Array.isArray(reasons) ? reasons.map(String) : []
}

/** Makes the first admin with the token of the one-time link. Never throws. */
export async function makeFirstAdmin(asked: Asked): Promise<AccountsAnswer<undefined>> {
  const refuse = (code: string, reasons: string[] = [], retry_after?: number): AccountsAnswer<undefined> => ({
    ok: false,
    refusal: { code, reasons, retry_after },
  })
  try {
    const answer = await fetch('/auth/v1/first-admin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(20_000),
    })
    if (answer.ok) return { ok: true, data: undefined }
    if (answer.status >= 500) return refuse('unreachable')
    const body: unknown = await answer.json()
    const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unreadable'
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return refuse(code, body ? reasonsIn(body) : [], Number.isFinite(seconds) ? seconds : undefined)
  } catch {
    return refuse('unreachable')
  }
}

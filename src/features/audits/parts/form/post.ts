import { clockTime } from '#src/ui/clock-time.ts'

/** What came of sending something. `words` are for the person who sent it, `fields` for beside the fields. */
export type Posted = { ok: true; body: unknown } | { ok: false; words: string; fields: Record<string, string> }

const unreachable =
  'We could not reach our server. Please check your connection and try again. What you typed is still here.'
const broken = 'Something went wrong on our side. Please try again in a minute. What you typed is still here.'

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A wait in minutes is soon forgotten, a time on the clock is not. */
function welcomeFrom(retry_after: string | null): string {
  const seconds = Number(retry_after ?? '')
  return seconds > 0 ? ` From ${clockTime(new Date(Date.now() + seconds * 1000))} it works again.` : ''
}

async function readRefusal(response: Response): Promise<Posted> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message } = textsOf(body)
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? textsOf(body.fields) : {}
  if (message === undefined || response.status >= 500) return { ok: false, words: broken, fields }
  return { ok: false, words: message + welcomeFrom(response.headers.get('retry-after')), fields }
}

/** Sends JSON to our API. The same key with the same body counts once, however often it is sent. */
export async function post(path: string, body: object, idempotency_key: string): Promise<Posted> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), 20_000)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotency_key },
      body: JSON.stringify(body),
      signal: stop.signal,
    })
    if (!response.ok) return await readRefusal(response)
    return { ok: true, body: await response.json().catch(() => undefined) }
  } catch {
    return { ok: false, words: unreachable, fields: {} }
  } finally {
    clearTimeout(timer)
  }
}

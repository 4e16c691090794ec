import { z } from 'zod'
import { Refused } from '#src/features/accounts/parts/refused.ts'
import { forgetSession, sessionClient } from '#src/features/accounts/parts/session-client.ts'

type Call<Answer> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** What the answer must be; left out where the answer is empty. */
  schema?: { parse: (answer: unknown) => Answer }
  headers?: Record<string, string>
  signal?: AbortSignal
}

const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})

/** Statuses of servers that are starting, busy or away: the specification has them retried. */
const passing = new Set([502, 503, 504])
const first_pause_ms = 200
const budget_ms = 30_000

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export async function accessToken(): Promise<string | undefined> {
  return (await sessionClient().getSession()).data.session?.access_token
}

/** As `fetch`, in the name of the signed-in user. */
export const fetchAsUser: typeof fetch = async (input, init) => {
  const token = await accessToken()
  const headers = new Headers(init?.headers)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return fetch(input, { ...init, headers })
}

function send(path: string, { method = 'GET', body, headers, signal }: Call<unknown>): Promise<Response> {
  return fetchAsUser(path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

/** Reads are repeated while the server is away, 200 ms after the first try and then twice as long each time, for 30 s. */
async function sendPatiently(path: string, call: Call<unknown>): Promise<Response> {
  const repeatable = (call.method ?? 'GET') === 'GET' || call.headers?.['Idempotency-Key'] !== undefined
  const started = performance.now()
  for (let wait = first_pause_ms; ; wait *= 2) {
    const response = await send(path, call)
    const time_left = performance.now() - started + wait < budget_ms
    if (!repeatable || !passing.has(response.status) || !time_left) return response
    await response.body?.cancel()
    await pause(wait)
  }
}

export async function toRefused(response: Response): Promise<Refused> {
  const answer: unknown = await response.json().catch(() => undefined)
  const body = refusalSchema.safeParse(answer).data
  const retry_after = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new Refused({
    status: response.status,
    code: body?.code ?? 'unreadable_answer',
    message: body?.message ?? 'Something went wrong on our side. Please try again.',
    fields: body?.fields ?? {},
    request_id: body?.request_id ?? response.headers.get('x-request-id') ?? undefined,
    retry_after: Number.isFinite(retry_after) ? retry_after : undefined,
    answer,
  })
}

/** Someone ended this session elsewhere: this page stops pretending there is one, and its guard leads to /login. */
export async function giveUpSession(refused: Refused): Promise<void> {
  if (refused.words.code === 'session_not_found') await forgetSession()
}

async function answered(path: string, call: Call<unknown>): Promise<Response> {
  const response = await sendPatiently(path, call)
  if (response.ok) return response
  const refused = await toRefused(response)
  await giveUpSession(refused)
  throw refused
}

/** Calls our API as the signed-in user. Throws `Refused` when the API says no, TypeError when it cannot be reached. */
export async function callApi<Answer = undefined>(path: string, call: Call<Answer> = {}): Promise<Answer> {
  const response = await answered(path, call)
  if (!call.schema) return undefined as Answer
  return call.schema.parse(await response.json())
}

/** Fetches a file from our API as the signed-in user and hands it to the browser to save. Throws as `callApi` does. */
export async function downloadFromApi(path: string, file_name: string): Promise<void> {
  const response = await answered(path, {})
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: file_name })
  link.click()
  URL.revokeObjectURL(url)
}

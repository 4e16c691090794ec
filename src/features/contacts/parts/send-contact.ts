/** What the visitor typed, as it goes over the wire. */
export type ContactPayload = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  /** The page the form stood on. */
  page: string
  /** Left empty by people: a field that only robots see. */
  website: string
}

export type SendResult =
  | { ok: true }
  /** `words` are for beside the form; without them the failure has nothing to explain but itself. */
  | { ok: false; words: string | undefined; fields: Record<string, string> }

const failed: SendResult = { ok: false, words: undefined, fields: {} }

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

async function readRefusal(response: Response): Promise<SendResult> {
  const body: unknown = await response.json().catch(() => undefined)
  const { message } = textsOf(body)
  const explains = response.status === 422 || response.status === 429
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? textsOf(body.fields) : {}
  return { ok: false, words: explains ? message : undefined, fields }
}

/** Posts a contact message. The same key with the same payload is stored once, however often it is sent. */
export async function sendContact(payload: ContactPayload, idempotency_key: string): Promise<SendResult> {
  try {
    const response = await fetch('/api/contacts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotency_key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(20_000),
    })
    return response.status === 201 ? { ok: true } : await readRefusal(response)
  } catch {
    return failed
  }
}

import type { z } from 'zod'
import { accessToken, giveUpSession, toRefused } from '#src/features/accounts/parts/call-api.ts'

type Upload<Answer> = {
  /** What the answer must be. */
  schema: z.ZodType<Answer>
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void
}

/** Resolves with the answer; rejects with a TypeError, as fetch does, when there is none. Fetch cannot tell how far it is. */
function send(path: string, body: Blob, token: string | undefined, onProgress?: (sent: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      const retry_after = request.getResponseHeader('Retry-After')
      resolve(new Response(responseText, { status, headers: retry_after ? { 'Retry-After': retry_after } : {} }))
    }
    request.onerror = () => reject(new TypeError('The server could not be reached.'))
    request.send(body)
  })
}

/** Sends a file to our API as the signed-in user. Throws `Refused` when the API says no, TypeError when it cannot be reached. */
export async function uploadToApi<Answer>(
  path: string,
  body: Blob,
  { schema, onProgress }: Upload<Answer>,
): Promise<Answer> {
  const response = await send(path, body, await accessToken(), onProgress)
  if (response.ok) return schema.parse(await response.json())
  const refused = await toRefused(response)
  await giveUpSession(refused)
  throw refused
}

/**
 * The bytes of a request's body; `too_large` as soon as more than `limit` bytes have come, whatever its headers say;
 * `cut_off` when the client went away before the end.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | 'too_large' | 'cut_off'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large'
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > limit) return 'too_large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut_off'
  }
  return Buffer.concat(chunks, length)
}

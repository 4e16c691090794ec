import { createHash } from 'node:crypto'
import type { Encoding } from '#src/platform/http/accept-encoding.ts'
import { type CompressedEncoding, compressedEncodings } from '#src/platform/http/compress-text.ts'
import type { Header } from '#src/platform/http/security-headers.ts'

/**
 * One representation, ready to send. Header lists alternate name and value, as `writeHead` takes them, and end with the
 * value of X-Request-Id, which each answer overwrites: nothing is allocated per request.
 */
export type Variant = { body: Buffer; etag: string; full: string[]; not_modified: string[] }

export type StaticFile = { status: 200 | 404; identity: Variant; variants: Partial<Record<Encoding, Variant>> }

/** What all representations of a file have in common. */
export type Origin = { status: 200 | 404; headers: readonly Header[] }

function flat(headers: readonly Header[]): string[] {
  return [...headers.flat(), 'X-Request-Id', '']
}

/** Builds the representation of `body` in one encoding. The ETag is strong: it is drawn from the very bytes sent. */
export function toVariant(body: Buffer, encoding: Encoding, { status, headers }: Origin): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared: Header[] = [
    ...headers,
    ['Vary', 'Accept-Encoding'],
    ...(status === 200 ? [['ETag', etag] as const] : []),
  ]
  const encoded: Header[] = encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
  return {
    body,
    etag,
    full: flat([...shared, ...encoded, ['Content-Length', String(body.length)]]),
    not_modified: flat(shared.filter(([name]) => name !== 'Content-Type')),
  }
}

/** Builds a file from its plain bytes and whatever `compressed` gives for each encoding; what saves nothing is left out. */
export async function toStaticFile(
  body: Buffer,
  origin: Origin,
  compressed: (encoding: CompressedEncoding) => Promise<Buffer | undefined>,
): Promise<StaticFile> {
  const identity = toVariant(body, 'identity', origin)
  const file: StaticFile = { status: origin.status, identity, variants: { identity } }
  for (const encoding of compressedEncodings) {
    const found = await compressed(encoding)
    if (found && found.length < body.length) file.variants[encoding] = toVariant(found, encoding, origin)
  }
  return file
}

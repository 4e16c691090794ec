import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Keys = { key_id: string; secret: string; region: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/

/**
 * Whether a request is signed with these keys, worked out from the description and with none of the client's code:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. Answers what is wrong, undefined if nothing is.
 */
export function faultOfSignature(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const [, key_id = '', day = '', region = '', signed = '', signature] =
    authorization.exec(request.headers.authorization ?? '') ?? []
  if (key_id !== keys.key_id || region !== keys.region) return 'unknown key or region'
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  if (header('x-amz-content-sha256') !== sha256(body)) return 'another body than was signed'
  const [date, hash] = [header('x-amz-date'), header('x-amz-content-sha256')]
  const asked = new URL(request.url ?? '', 'http://host')
  const query = [...asked.searchParams]
    .map(pair => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const headers = signed.split(';').map(name => `${name}:${header(name)}\n`)
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.split(';').includes(name))) return 'unsigned'
  const canonical = [request.method, asked.pathname, query, headers.join(''), signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secret}`, day))
  return hmac(key, text).toString('hex') === signature ? undefined : 'another signature'
}

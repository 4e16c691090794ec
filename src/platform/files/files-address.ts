import { fileURLToPath } from 'node:url'

/** Where files are kept: in a folder, or in a bucket with keys to it. */
export type FilesAddress =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      /** Of the bucket, without a slash at the end: https://s3.example.com/bucket. */
      endpoint: string
      region: string
      key_id: string
      secret: string
      /** What all names begin with, with a slash at the end unless it is empty. */
      prefix: string
    }

function readFolder(url: URL): FilesAddress | undefined {
  if (url.host !== '' || url.search !== '') return undefined
  return { kind: 'folder', folder: fileURLToPath(url) }
}

function readBucket(url: URL): FilesAddress | undefined {
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean)
  const [key_id, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) || url.host === '' || key_id === '' || secret === '') return undefined
  if (!prefix.every(part => /^[a-z0-9][a-z0-9._-]*$/.test(part))) return undefined
  const scheme = url.protocol === 's3:' ? 'https' : 'http'
  return {
    kind: 's3',
    endpoint: `${scheme}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    key_id,
    secret,
    prefix: prefix.map(part => `${part}/`).join(''),
  }
}

/**
 * Reads `file:///folder`, `s3://key:secret@host/bucket/prefix?region=name`, or the same with `s3+http:` for a server without
 * TLS; what is special in the secret is percent-encoded. Undefined for anything else.
 */
export function readFilesAddress(text: string): FilesAddress | undefined {
  try {
    const url = new URL(text)
    if (url.protocol === 'file:') return readFolder(url)
    return ['s3:', 's3+http:'].includes(url.protocol) ? readBucket(url) : undefined
  } catch {
    return undefined
  }
}

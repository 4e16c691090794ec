import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type FileStore, listedAtOnce } from '#src/platform/files/file-store.ts'
import type { FilesAddress } from '#src/platform/files/files-address.ts'
import { assertObjectName } from '#src/platform/files/object-name.ts'
import { readObjectList } from '#src/platform/files/read-object-list.ts'
import { FilesUnavailable } from '#src/platform/files/unavailable.ts'

type Bucket = Omit<Extract<FilesAddress, { kind: 's3' }>, 'kind'>

/** Until one call with its repetitions is answered, in milliseconds. */
const patience_ms = 20_000
/** How often a call is repeated that the server was too busy for. */
const repetitions = 3

type Call = { method: string; path: string; bytes?: Uint8Array }

/**
 * Keeps objects in a bucket of S3 or of a server that speaks like it. The address is the operator's own setting, no visitor's,
 * so it is not asked for through the guarded door: a server on a private network is a good place for files.
 */
export function openS3Store({ endpoint, region, key_id, secret, prefix: folder }: Bucket): FileStore {
  const client = new AwsClient({
    accessKeyId: key_id,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: repetitions,
  })

  /** The answer to one call. How long its body then takes is for whoever reads it. */
  async function ask({ method, path, bytes }: Call): Promise<Response> {
    const body = bytes && new Uint8Array(bytes)
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), patience_ms)
    const headers = { 'X-Amz-Content-Sha256': sum }
    try {
      return await client.fetch(endpoint + path, { method, headers, ...(body && { body }), signal: tooLong.signal })
    } catch {
      throw new FilesUnavailable('The file server cannot be reached.')
    } finally {
      clearTimeout(timer)
    }
  }

  /** The same; undefined where there is no such object. Throws what else the server says, without its words: they can name keys. */
  async function call(asked: Call): Promise<Response | undefined> {
    const answer = await ask(asked)
    if (answer.ok) return answer
    await answer.body?.cancel()
    const { method } = asked
    const { status } = answer
    if (status === 404 && method !== 'PUT') return undefined
    const words = `The file server answered ${status} to ${method} of an object.`
    throw status >= 500 || status === 429 ? new FilesUnavailable(words) : new Error(words)
  }

  function pathOf(name: string): string {
    assertObjectName(name)
    return `/${folder}${name}`
  }

  return {
    async put(name, bytes) {
      const answer = await call({ method: 'PUT', path: pathOf(name), bytes })
      await answer?.body?.cancel()
    },
    async read(name) {
      return (await call({ method: 'GET', path: pathOf(name) }))?.body ?? undefined
    },
    async stat(name) {
      const answer = await call({ method: 'HEAD', path: pathOf(name) })
      if (!answer) return undefined
      const { headers } = answer
      const written_at = new Date(headers.get('last-modified') ?? '')
      return { name, bytes: Number(headers.get('content-length')), written_at }
    },
    async remove(name) {
      const answer = await call({ method: 'DELETE', path: pathOf(name) })
      await answer?.body?.cancel()
    },
    async list({ prefix = '', after = '', limit = listedAtOnce } = {}) {
      const asked = new URLSearchParams({ 'list-type': '2', 'max-keys': String(limit), prefix: folder + prefix })
      if (after !== '') asked.set('start-after', folder + after)
      const answer = await call({ method: 'GET', path: `?${asked}` })
      if (!answer) throw new Error('The file server knows no such bucket.')
      return readObjectList(await answer.text()).map(file => ({ ...file, name: file.name.slice(folder.length) }))
    },
  }
}

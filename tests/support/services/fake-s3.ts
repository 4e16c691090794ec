import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { faultOfSignature } from './check-aws-signature.ts'

const keys = { key_id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'us-test-1' }

type Kept = { bytes: Buffer; written_at: Date }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function listing(kept: ReadonlyMap<string, Kept>, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('start-after') ?? '']
  const names = [...kept.keys()].filter(name => name.startsWith(prefix) && name > after).toSorted()
  const contents = names.slice(0, Math.min(1000, Number(asked.get('max-keys')))).map(name => {
    const { bytes, written_at } = kept.get(name) as Kept
    const facts = `<LastModified>${written_at.toISOString()}</LastModified><Size>${bytes.length}</Size>`
    return `<Contents><Key>${escaped(name)}</Key>${facts}<Owner><ID>x</ID></Owner></Contents>`
  })
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>pictures</Name>${contents.join('')}</ListBucketResult>`
}

/** A bucket named `pictures` over real HTTP: it takes calls that are signed with its keys, and no others. */
export async function startFakeS3() {
  const kept = new Map<string, Kept>()
  const refused: string[] = []
  /** Statuses that the next calls are answered with instead. */
  const troubles: number[] = []

  function answerObject(request: IncomingMessage, response: ServerResponse, name: string, body: Buffer): void {
    const found = kept.get(name)
    if (request.method === 'PUT') {
      kept.set(name, { bytes: body, written_at: new Date() })
      response.end()
    } else if (request.method === 'DELETE') {
      kept.delete(name)
      response.writeHead(204).end()
    } else if (!found) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    } else {
      const facts = { 'Content-Length': found.bytes.length, 'Last-Modified': found.written_at.toUTCString() }
      response.writeHead(200, facts).end(request.method === 'HEAD' ? undefined : found.bytes)
    }
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const trouble = troubles.shift()
    const fault = faultOfSignature(request, body, keys)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const name = /^\/pictures\/(.+)$/.exec(pathname)?.[1]
    if (trouble !== undefined) response.writeHead(trouble).end('<Error/>')
    else if (fault !== undefined) {
      refused.push(fault)
      response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`)
    } else if (name !== undefined) answerObject(request, response, decodeURIComponent(name), body)
    else if (searchParams.get('list-type') === '2') response.end(listing(kept, searchParams))
    else response.writeHead(400).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const address = (secret = keys.secret, path = 'pictures') =>
    `s3+http://${keys.key_id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${path}?region=${keys.region}`
  return { kept, refused, troubles, address }
}

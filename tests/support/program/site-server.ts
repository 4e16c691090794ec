import { mkdtemp, rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { createApiApp } from '#src/platform/http/api-app.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { createSiteServer } from '#src/platform/http/create-server.ts'
import { loadSite } from '#src/platform/http/load-site.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { refuse } from '#src/platform/http/refusal.ts'
import { createLog } from '#src/platform/log/log.ts'
import { writeBuiltFolder } from '#tests/support/built/built-folder.ts'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

type Ask = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer }

type Options = { site_origin?: string; isReady?: () => Promise<boolean>; trusted_proxies?: string[] }

function exampleApi(site_origin: string, log: ReturnType<typeof createLog>) {
  const app = createApiApp(site_origin, log)
  const schema = z.object({ name: z.string('Tell us your name.').min(1, 'Tell us your name.') })
  app.post('/api/things', async c => {
    const read = await readJson(c, schema)
    return read.ok ? c.json({ name: read.value.name, from: clientAddress(c) }, 201) : refuse(c, read.refusal)
  })
  app.get('/api/broken', () => {
    throw new Error('the secret of the inside')
  })
  app.get('/api/busy', c => refuse(c, { status: 429, code: 'too_many', message: 'Wait.', retry_after: 7 }))
  return app
}

/** One link opens something, and behind another the database is not there. */
async function readsAsOpen(secret: string): Promise<boolean> {
  if (secret === 'stormy') throw new Error('No database.')
  return secret === 'open'
}

/** A real server on a loopback port over a small built site and a small API; `ask` sends the target as it stands. */
export async function startSiteServer(options: Options = {}) {
  const { site_origin = 'http://localhost:3000', isReady = async () => true, trusted_proxies = [] } = options
  const build_folder = await writeBuiltFolder()
  const cache_folder = await mkdtemp(join(tmpdir(), 'porchlight-cache-'))
  const lines: string[] = []
  const log = createLog({ level: 'debug', shape: 'json', write: line => lines.push(line) })
  const site = await loadSite({ build_folder, cache_folder, site_origin, sentinel: sentinelOrigin })
  const api = exampleApi(site_origin, log)
  const https = site_origin.startsWith('https:')
  const secret_pages = { prefix: '/secrets/', isOpen: readsAsOpen }
  const server = createSiteServer({ site, api, isReady, https, trusted_proxies, secret_pages, log, logs_files: true })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask = (target: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = send({ host: '127.0.0.1', port, path: '/', method, headers, agent: false }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          )
          resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
        })
      })
      request.path = target
      request.on('error', reject)
      request.end(body)
    })

  /** Sends bytes as they stand and answers everything that comes back until the connection ends. */
  const askRaw = (bytes: string | Buffer): Promise<string> =>
    new Promise(resolve => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.setEncoding('latin1').on('data', chunk => {
        text += chunk
      })
      socket.setTimeout(500, () => socket.end())
      socket.on('error', () => socket.destroy()).on('close', () => resolve(text))
    })

  return {
    ask,
    askRaw,
    lines,
    port,
    server,
    site,
    build_folder,
    cache_folder,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await rm(build_folder, { recursive: true })
      await rm(cache_folder, { recursive: true, force: true })
    },
  }
}

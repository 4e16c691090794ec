import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Page = { body: Buffer; headers: IncomingHttpHeaders }

function ask(port: number, path: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br' }, agent: false }
    const request = get(options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ body: Buffer.concat(chunks), headers: response.headers })
        else reject(new Error(`${path} answers ${response.statusCode}.`))
      })
    })
    request.on('error', reject)
  })
}

/** A page as it stands on the wire, compressed; waits up to a minute for the server to come up. */
export async function fetchPage(port: number, path: string): Promise<Page> {
  const deadline = performance.now() + 60_000
  for (;;) {
    try {
      return await ask(port, path)
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(100)
    }
  }
}

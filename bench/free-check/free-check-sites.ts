import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf, generatePage } from '#tests/support/audit/audit-generated-page.ts'

/**
 * Serves any number of sites of 30 generated pages each on the one loopback address that tests may audit, by the Host header, and
 * as slowly as a real server answers. Sends the port once it listens, and each host with the time of its first byte.
 */
const page_count = 30
const answer_ms = 30

const nameOf = (seed: number) => `${String.fromCharCode(97 + (seed % 26))}${seed > 25 ? 'x' : ''}-in-macon`
const generated = Array.from({ length: page_count }, (_, seed) => generatePage(seed + 1))

function pageAt(seed: number, origin: string): string {
  const html = generated[seed] ?? ''
  const links = [0, 1, 2, 3].map(branch => `<a href="/${nameOf((seed * 4 + branch + 1) % page_count)}/">More</a>`)
  const { origin: own } = new URL(addressOf(html))
  return html.replaceAll(own, origin).replace('</main>', `${links.join(' ')}</main>`)
}

const paths = new Map(Array.from({ length: page_count }, (_, seed) => [seed === 0 ? '/' : `/${nameOf(seed)}/`, seed]))
const seen = new Set<string>()

const server = createServer(({ url = '', headers: { host = '' } }, response) => {
  setTimeout(() => {
    const seed = paths.get(url)
    response.writeHead(seed === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(seed === undefined ? 'No such page' : pageAt(seed, `http://${host}`))
    if (!seen.has(host)) process.send?.({ host, at: Date.now() })
    seen.add(host)
  }, answer_ms)
})
server.listen(0, '127.9.9.9', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf, generatePage } from '#tests/support/audit-generated-page.ts'

/** Serves one site of generated pages on loopback until its parent goes; sends the port once it listens. */
const page_count = Number(process.argv[2] ?? 300)

/** In letters: numbered addresses look like an endless calendar. */
const nameOf = (seed: number) =>
  `${seed.toString().replace(/\d/g, digit => 'bcdfghklmn'[Number(digit)] ?? '')}-in-macon`
const seeds = new Map(Array.from({ length: page_count }, (_, i) => [`/${nameOf(i + 1)}/`, i]))

/** All pages belong to one site; each links to four more, so that all are a few clicks from the first. */
function pageAt(seed: number, origin: string): string {
  const html = generatePage(seed)
  const links = [0, 1, 2, 3].map(branch => `<a href="/${nameOf(((seed * 4 + branch) % page_count) + 1)}/">More</a>`)
  const { origin: own, pathname } = new URL(addressOf(html))
  const moved = html.replaceAll(own, origin).replaceAll(`${origin}${pathname}"`, `${origin}/${nameOf(seed)}/"`)
  return moved.replace('</main>', `${links.join(' ')}</main>`)
}

const server = createServer(({ url = '' }, response) => {
  const page = url === '/' ? pages[0] : pages[seeds.get(url) ?? -1]
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'No such page')
})
let pages: Buffer[] = []
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  pages = Array.from({ length: page_count }, (_, i) => Buffer.from(pageAt(i + 1, origin)))
  process.send?.(port)
})
process.on('disconnect', () => process.exit())

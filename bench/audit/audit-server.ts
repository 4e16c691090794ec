import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf, generatePage } from '#tests/support/audit/audit-generated-page.ts'

/** Serves one site of generated pages on loopback until its parent goes; sends the port once it listens. */
const page_count = Number(process.argv[2] ?? 300)
/** More than these are made anew for each request, so that a large site needs no gigabyte. */
const kept_at_most = 3_000

/** In letters: numbered addresses look like an endless calendar. */
const nameOf = (seed: number) =>
  `${seed.toString().replace(/\d/g, digit => 'bcdfghklmn'[Number(digit)] ?? '')}-in-macon`
const seeds = new Map(Array.from({ length: page_count }, (_, i) => [`/${nameOf(i + 1)}/`, i + 1]))

/** The seed of the one whose site it is: every page has its name, address, phone and hours, and words of its own. */
const businessOfSite = 3

/** With these a page has 51 links, as many as 48 kB of real sites of small businesses have at the median of 22. */
const more_links = 16

/**
 * All pages belong to one site. Each links to more of them, so that all are a few clicks from the first, and has one
 * picture of its own, in its three sizes; the others are those of the whole site.
 */
function pageAt(seed: number, origin: string): Buffer {
  const html = generatePage(seed, undefined, businessOfSite).replaceAll('/photo-0', `/${nameOf(seed)}`)
  const links = Array.from({ length: more_links }, (_, i) => {
    return `<a href="/${nameOf(((seed * more_links + i) % page_count) + 1)}/">More</a>`
  })
  const { origin: own, pathname } = new URL(addressOf(html))
  const path = seed === 1 ? '/' : `/${nameOf(seed)}/`
  const moved = html.replaceAll(own, origin).replaceAll(`${origin}${pathname}"`, `${origin}${path}"`)
  return Buffer.from(moved.replace('</main>', `${links.join(' ')}</main>`))
}

const kept = new Map<number, Buffer>()
function made(seed: number): Buffer {
  const known = kept.get(seed)
  if (known) return known
  const page = pageAt(seed, origin)
  if (kept.size < kept_at_most) kept.set(seed, page)
  return page
}

const isFile = /^\/wp-(?:content|includes)\/|\.png$/

let origin = ''
const server = createServer(({ url = '' }, response) => {
  if (isFile.test(url)) {
    response.writeHead(200, { 'content-type': url.endsWith('.jpg') ? 'image/jpeg' : 'image/png' })
    response.end()
    return
  }
  const seed = url === '/' ? 1 : seeds.get(url)
  response.writeHead(seed ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(seed ? made(seed) : 'No such page')
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  process.send?.(port)
})
process.on('disconnect', () => process.exit())

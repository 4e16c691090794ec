import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PathAnswer } from '#tests/support/audit/answer-paths.ts'

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8">'
const for_phones = '<meta name="viewport" content="width=device-width">'

/** A shop with faults of every weight: a page not made for phones, a dead link, a phone link that dials another number, no description. */
export const shopPages: Readonly<Record<string, PathAnswer>> = {
  '/': `${head}${for_phones}<title>Reyes Roofing, Macon</title></head><body><main><h1>Reyes Roofing</h1>
<p>Call <a href="tel:+14785550132">(478) 555-0123</a>, 12 Cherry Street, Macon, GA 31201.</p>
<a href="/about">About us</a> <a href="/prices">Prices</a></main></body></html>`,
  '/about': `${head}<title>About Reyes Roofing</title></head><body><main><h1>About us</h1><img src="/roof.jpg">
<p>Roofs since 1998.</p><a href="/">Home</a></main></body></html>`,
}

export type ShopSite = {
  /** What a visitor types: a host of its own, so that no check is answered from another's. */
  address: string
  host: string
  close(): Promise<void>
}

/** Serves a site on the one address of loopback that the tested program reads. */
export async function openShop(answer: RequestListener): Promise<ShopSite> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.9.9.9', resolve))
  const { port } = server.address() as AddressInfo
  const host = `shop-${randomUUID().slice(0, 8)}.test:${port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { address: `http://${host}/`, host, close }
}

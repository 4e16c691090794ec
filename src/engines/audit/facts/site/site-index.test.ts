import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { generatePage } from '#tests/support/audit/audit-generated-page.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { sketchSimilarity } from '../sketch.ts'
import { hash32 } from './hash32.ts'
import { SiteIndex } from './site-index.ts'

/** Gives addresses their ids, as a crawler does. */
function addressBook() {
  const ids = new Map<string, number>()
  const intern = (url: string) => {
    const id = ids.get(url) ?? ids.size
    ids.set(url, id)
    return id
  }
  return { intern, addressOf: (id: number) => [...ids.keys()][id] }
}

const page = `<!doctype html><html lang="en"><title>Drains | Calloway</title><meta name="description" content="We mend drains.">
<link rel="canonical" href="/drains/"><meta name="googlebot" content="noindex"><link rel="alternate" hreflang="es" href="/es/">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","telephone":"912-234-5678","openingHours":"Mo-Fr 08:00-17:00","address":{"@type":"PostalAddress","streetAddress":"12 Oak Street","addressLocality":"Savannah","addressRegion":"GA","postalCode":"31401"}}</script>
<body><h1>Drains</h1><p id="prices">From $90</p><a href="/a#x">a</a><a href="/a">a</a><a href="/b" rel="nofollow">b</a><a href="https://other.example/">o</a>
<footer><p>12 Oak St, Savannah, GA 31401</p><p>(912) 234-5678</p><p>info@calloway.example</p></footer>`

it('keeps the links of header and menus to pages of the site, and to places on them', () => {
  const { intern, addressOf } = addressBook()
  const index = new SiteIndex(intern)
  const nav =
    '<nav><a href="/a">Our  Work!</a><a href="/#prices">Prices</a><a href="#top">Top</a><a href="tel:1">Call</a></nav>'
  index.add(factsOf(`<body>${nav}<a href="/b">b</a>`))
  expect(index.row(0).menu.map(entry => ({ ...entry, page: addressOf(entry.page) }))).toEqual([
    { words: 'our work', page: 'https://www.calloway.example/a', place: '' },
    { words: 'prices', page: 'https://www.calloway.example/', place: 'prices' },
  ])
})

it('gives back what it was given', () => {
  const { intern, addressOf } = addressBook()
  const index = new SiteIndex(intern)
  expect(index.add(factsOf(page))).toBe(0)
  const row = index.row(0)
  expect(addressOf(row.page)).toBe('https://www.calloway.example/services/drains/')
  expect(addressOf(row.canonical ?? -1)).toBe('https://www.calloway.example/drains/')
  expect(row).toMatchObject({
    canonical_line: 2,
    noindex: true,
    nofollow: false,
    lang: 'en',
    title: 'Drains | Calloway',
    title_hash: hash32('drains | calloway') | 0,
    description: 'We mend drains.',
    h1: 'Drains',
    h1_line: 4,
  })
  expect([...row.links].map(addressOf)).toEqual(['https://www.calloway.example/a'])
  expect([...row.nofollow_links].map(addressOf)).toEqual(['https://www.calloway.example/b'])
  expect(row.hreflangs.map(({ lang, page: target }) => [lang, addressOf(target)])).toEqual([
    ['es', 'https://www.calloway.example/es/'],
  ])
  expect([...(row.anchors ?? [])]).toEqual([hash32('prices')])
  expect(row.phones.map(({ e164, from, footer, line }) => [e164, from, footer, line])).toEqual([
    ['+19122345678', 'text', true, 5],
    ['+19122345678', 'structured-data', false, 3],
  ])
  expect(new Set(row.addresses.map(({ key }) => key))).toEqual(new Set(['12 oak st||savannah|GA|31401']))
  expect(row.names).toMatchObject([{ name: 'Calloway', from: 'structured-data', line: 3 }])
  expect(row.hours).toMatchObject([{ from: 'structured-data', week: { mo: [{ opens: 480, closes: 1_020 }] } }])
  expect(row.emails).toMatchObject([{ address: 'info@calloway.example' }])
  expect(row.has).toMatchObject({ price: true, local_business: true, form: false, map: false, truncated: false })
})

it('takes no page for cut off by a long name, and one by many links', () => {
  const index = new SiteIndex(addressBook().intern)
  index.add(factsOf(`<a href="/a">${'We mend drains. '.repeat(40)}</a><img alt="" src="data:,${'a'.repeat(3_000)}">`))
  index.add(factsOf('<a href="/a">Drains</a>'.repeat(5_001)))
  expect([index.row(0).has.truncated, index.row(1).has.truncated]).toEqual([false, true])
})

it('gives back an empty page as an empty one', () => {
  const index = new SiteIndex(addressBook().intern)
  index.add(factsOf(''))
  expect(index.row(0)).toMatchObject({
    canonical: null,
    title: '',
    title_hash: 0,
    h1: '',
    words: 0,
    phones: [],
    hreflangs: [],
  })
  expect(index.row(0).main_sketch).toHaveLength(0)
  expect(() => index.row(1)).toThrow('no row 1')
})

it('keeps sketches that still tell pages apart', () => {
  const index = new SiteIndex(addressBook().intern)
  const facts = [1, 1, 2].map(seed => factsOf(generatePage(seed)))
  for (const one of facts) index.add(one)
  const sketch = (row: number) => index.row(row).main_sketch
  expect(sketchSimilarity(sketch(0), sketch(1))).toBe(1)
  const exact = sketchSimilarity(
    facts[0]?.text.main_sketch ?? new Uint32Array(),
    facts[2]?.text.main_sketch ?? new Uint32Array(),
  )
  expect(sketchSimilarity(sketch(0), sketch(2))).toBeCloseTo(exact, 1)
})

it('cuts a long title between words', () => {
  const index = new SiteIndex(addressBook().intern)
  index.add(factsOf(`<title>${'Calloway Plumbing of Savannah '.repeat(6)}</title>`))
  expect(index.row(0).title).toBe(`${'Calloway Plumbing of Savannah '.repeat(5)}Calloway`)
})

it('gives up the anchors of a page that has too many to keep', () => {
  const index = new SiteIndex(addressBook().intern)
  index.add(factsOf(Array.from({ length: 500 }, (_, i) => `<p id="a${i}"></p>`).join('')))
  expect(index.row(0).anchors).toBeNull()
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function held(): number {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

it('takes less than 2 kB a page', () => {
  const index = new SiteIndex(addressBook().intern)
  const facts = Array.from({ length: 20 }, (_, i) => factsOf(generatePage(i + 1)))
  const pages = (count: number) => {
    for (let i = 0; i < count; i++) index.add(facts[i % 20] ?? factsOf(''))
  }
  pages(500)
  const before = held()
  pages(3_000)
  expect((held() - before) / 3_000).toBeLessThan(2_048)
})

it('holds on to no page', () => {
  const index = new SiteIndex(addressBook().intern)
  const source = generatePage(1)
  const pages = (count: number) => {
    for (let i = 0; i < count; i++) index.add(factsOf(Buffer.from(source).toString()))
  }
  pages(60)
  const before = held()
  pages(100)
  expect((held() - before) / 100).toBeLessThan(source.length / 3)
})

import { expect, test } from 'vitest'
import { openSitemapReader } from '#src/engines/audit/crawl/sitemap/read-sitemap.ts'
import { processorTime } from '#tests/support/machine/processor-time.ts'
import { fc, fuzzRuns } from '#tests/support/runner/properties.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function read(text: string, pieces = text.length || 1) {
  const reader = openSitemapReader()
  for (let at = 0; at < text.length; at += pieces) reader.write(text.slice(at, at + pieces))
  return reader.end()
}

const urls = (text: string) => read(text).entries.map(({ url }) => url)
const faults = (text: string) => read(text).faults.map(({ kind }) => kind)

test('a sitemap lists its pages with date and line, whatever the pieces it comes in', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespace}>
  <url><loc> https://Shop.example:443/a?x=1&amp;y=2#top </loc><lastmod>2026-01-31</lastmod></url>
  <url>
    <loc>https://shop.example/b</loc>
  </url>
</urlset>`
  for (const pieces of [1, 2, 7, 1_000])
    expect(read(text, pieces)).toEqual({
      format: 'urlset',
      entries: [
        { url: 'https://shop.example/a?x=1&y=2', lastmod: '2026-01-31', line: 3 },
        { url: 'https://shop.example/b', lastmod: null, line: 4 },
      ],
      faults: [],
    })
})

test('an index lists sitemaps; a feed lists its articles; a text file its lines', () => {
  expect(
    read(`<sitemapindex ${namespace}><sitemap><loc>https://shop.example/s1.xml.gz</loc></sitemap></sitemapindex>`),
  ).toMatchObject({ format: 'index', entries: [{ url: 'https://shop.example/s1.xml.gz' }] })
  expect(
    read(
      '<rss version="2.0"><channel><link>https://shop.example/</link><item><link>https://shop.example/post</link></item></channel></rss>',
    ),
  ).toMatchObject({ format: 'feed', entries: [{ url: 'https://shop.example/post' }] })
  expect(
    read(
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link rel="edit" href="https://shop.example/e"/><link href="https://shop.example/p"/></entry></feed>',
    ),
  ).toMatchObject({ format: 'feed', entries: [{ url: 'https://shop.example/p' }], faults: [] })
  expect(read('https://shop.example/a\r\n\r\nhttps://shop.example/b')).toMatchObject({
    format: 'text',
    entries: [{ line: 1 }, { url: 'https://shop.example/b', line: 3 }],
  })
})

test('the addresses of images are not pages', () => {
  const image = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  expect(
    urls(
      `<urlset ${namespace} ${image}><url><loc>https://shop.example/</loc><image:image><image:loc>https://shop.example/1.png</image:loc></image:image></url></urlset>`,
    ),
  ).toEqual(['https://shop.example/'])
})

test('a bare ampersand is a fault and loses nothing; in CDATA it is neither', () => {
  const bare = `<urlset ${namespace}><url><loc>https://shop.example/?a=1&b=2</loc></url><url><loc>https://shop.example/c</loc></url></urlset>`
  expect(urls(bare)).toEqual(['https://shop.example/?a=1&b=2', 'https://shop.example/c'])
  expect(faults(bare)).toEqual(['not_well_formed'])
  const cdata = `<urlset ${namespace}><url><loc><![CDATA[https://shop.example/?a=1&b=2]]></loc></url></urlset>`
  for (const pieces of [1, 3, 5, 500])
    expect(read(cdata, pieces)).toMatchObject({ entries: [{ url: 'https://shop.example/?a=1&b=2' }], faults: [] })
  const comment = `<urlset ${namespace}><!-- Trusts & Estates - all --><url><loc>https://shop.example/c</loc></url></urlset>`
  for (const pieces of [1, 3, 5, 500])
    expect(read(comment, pieces)).toMatchObject({ entries: [{ url: 'https://shop.example/c' }], faults: [] })
  const behind = comment.replace('/c<', '/c?a&b<')
  for (const pieces of [1, 4, 500])
    expect(read(behind, pieces)).toMatchObject({ faults: [{ kind: 'not_well_formed' }] })
})

test.each([
  ['', 'not_a_sitemap'],
  ['<!doctype html><html><title>Page not found</title></html>', 'not_a_sitemap'],
  ['Page not found', 'not_a_sitemap'],
  [`<urlset ${namespace}><url><loc>https://shop.example/</loc></url>`, 'not_well_formed'],
  ['<urlset><url><loc>https://shop.example/</loc></url></urlset>', 'wrong_namespace'],
  [`<urlset ${namespace}><url><loc>/about</loc></url></urlset>`, 'url_invalid'],
  [`<urlset ${namespace}><url><loc>javascript:alert(1)</loc></url></urlset>`, 'url_invalid'],
])('%j has the fault %s', (text, kind) => {
  expect(faults(text)).toContain(kind)
})

test('a page of HTML lists nothing, though it speaks of locations', () => {
  expect(urls('<html><url><loc>https://shop.example/</loc></url></html>')).toEqual([])
})

test('elements without end of nesting cost nothing', () => {
  const text = `<urlset ${namespace}>${'<a b="c">'.repeat(200_000)}`
  expect(processorTime(() => expect(read(text, 65_536).entries).toEqual([]))).toBeLessThan(1_000)
})

test('entities of a document type are not expanded', () => {
  const bomb = `<!DOCTYPE u [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><urlset ${namespace}><url><loc>https://shop.example/&b;&f;</loc></url></urlset>`
  expect(JSON.stringify(read(bomb))).not.toMatch(/xxxx|root:/)
})

test('what stands behind the 50,000th URL is not read', () => {
  const lines = Array.from({ length: 50_010 }, (_, number) => `https://shop.example/${number}`)
  const file = read(lines.join('\n'), 65_536)
  expect(file.entries).toHaveLength(50_000)
  expect(file.faults).toEqual([{ line: 50_001, kind: 'too_many_urls', text: 'https://shop.example/50000' }])
})

const piece = fc.oneof(
  fc.constantFrom('<urlset>', `<urlset ${namespace}>`, '<url>', '<loc>', '</loc>', '</url>', '</urlset>', '&', '&amp;'),
  fc.constantFrom(
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?xml ?>',
    'https://a.example/',
    '\n',
    '<sitemap>',
    '\0',
    '<a:b ',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test('any text is read without a crash, and the same in one piece as in many', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      const text = pieces.join('')
      const whole = read(text)
      expect(read(text, size).entries.map(({ url }) => url)).toEqual(whole.entries.map(({ url }) => url))
      for (const { url } of whole.entries) expect(url).toMatch(/^https?:/)
    }),
    { numRuns: fuzzRuns },
  )
})

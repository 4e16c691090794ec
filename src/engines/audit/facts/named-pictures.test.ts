import { expect, test } from 'vitest'
import { picturesForSharing, picturesInData } from '#src/engines/audit/facts/named-pictures.ts'
import { factsOf, factsOfHead, page_url } from '#tests/support/audit/audit-page.ts'
import { fc } from '#tests/support/runner/properties.ts'

const origin = new URL(page_url).origin
const inData = (data: object) =>
  picturesInData(
    factsOfHead(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ).map(({ url }) => url.replace(origin, ''))

test.each([
  ['an address', { '@type': 'Plumber', image: `${origin}/a.jpg` }, ['/a.jpg']],
  ['several', { '@type': 'Plumber', image: ['/a.jpg', '/b.jpg'], logo: '/c.svg' }, ['/a.jpg', '/b.jpg', '/c.svg']],
  [
    'an object',
    { '@type': 'Plumber', photo: { '@type': 'ImageObject', contentUrl: '/a.jpg', url: '/b.jpg' } },
    ['/b.jpg', '/a.jpg'],
  ],
  ['the same twice', { '@type': 'Plumber', image: '/a.jpg', logo: '/a.jpg' }, ['/a.jpg']],
  [
    'an object by its name',
    {
      '@graph': [
        { '@type': 'Plumber', logo: { '@id': '#logo' } },
        { '@type': 'ImageObject', '@id': '#logo', url: '/a.jpg' },
      ],
    },
    ['/a.jpg'],
  ],
  ['a nested business', { '@type': 'WebPage', publisher: { '@type': 'Organization', logo: '/a.jpg' } }, ['/a.jpg']],
])('structured data that names %s', (_, data, urls) => {
  expect(inData(data)).toEqual(urls)
})

test.each([
  ['a blank', { '@type': 'Plumber', image: '{{ shop.image }}' }],
  ['nothing', { '@type': 'Plumber', image: '' }],
  ['a picture in itself', { '@type': 'Plumber', image: 'data:image/png;base64,AAAA' }],
  ['a name of something elsewhere', { '@type': 'Plumber', logo: { '@id': `${origin}/#logo` } }],
  ['a page', { '@type': 'Plumber', url: '/about' }],
])('structured data with %s names no picture to ask for', (_, data) => {
  expect(inData(data)).toEqual([])
})

test('microdata names pictures too, relative to the page', () => {
  const html = '<div itemscope itemtype="https://schema.org/Plumber"><img itemprop="image" src="shop.jpg"></div>'
  expect(picturesInData(factsOf(html)).map(({ url }) => url)).toEqual([`${page_url}shop.jpg`])
})

test('pictures for sharing, with the line of their tag', () => {
  const facts = factsOfHead(`
<meta property="og:image" content="/a.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:secure_url" content="${origin}/a.jpg">
<meta name="twitter:image" content="https://cdn.example/b.jpg#x">
<meta name="twitter:card" content="summary">`)
  expect(picturesForSharing(facts)).toEqual([
    { url: `${origin}/a.jpg`, line: 2 },
    { url: 'https://cdn.example/b.jpg', line: 5 },
  ])
})

test('whatever stands there, what is asked for is an address on the web without a fragment', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true })), image => {
      for (const url of inData({ '@type': 'Plumber', image })) {
        const { protocol, hash } = new URL(url, origin)
        expect(protocol).toMatch(/^https?:$/)
        expect(hash).toBe('')
      }
    }),
  )
})

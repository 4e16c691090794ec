import { expect, it } from 'vitest'
import { factsOf, factsOfBody, factsOfPieces } from '#tests/support/audit/audit-page.ts'

const links = (body: string) => factsOfBody(body).links

it('reads text, address and place of a link', () => {
  const found = links(
    '<p>See\n<a href="../pipes?a=1&amp;b=2" rel="NoFollow noopener" target="_blank">our <b>pipes</b></a>',
  )
  expect(found).toMatchObject([
    {
      href: '../pipes?a=1&b=2',
      url: 'https://www.calloway.example/services/pipes?a=1&b=2',
      kind: 'web',
      internal: true,
      text: 'our pipes',
      name: 'our pipes',
      rel: 'nofollow noopener',
      target: '_blank',
      line: 2,
      region: 'body',
    },
  ])
})

it('finds no link on a page without one, nor in an anchor that leads nowhere', () => {
  expect(links('<a name="top"></a><p>text')).toEqual([])
})

it('leads to the base of the page by an empty address, where there is one', () => {
  const html = '<html><head><base href="/"></head><body><a href="">Home</a></body></html>'
  expect(factsOf(html).links).toMatchObject([{ kind: 'web', internal: true }])
})

it('tells the kinds of addresses', () => {
  const kinds = [
    ['#x', 'fragment'],
    ['', 'empty'],
    ['tel:+19125550142', 'tel'],
    ['mailto:a@b.example', 'mailto'],
    ['javascript:void(0)', 'javascript'],
    ['file:///c:/x', 'file'],
    ['https://other.example/', 'web'],
    ['http://', 'invalid'],
    ['whatsapp://send', 'other'],
  ] as const
  const found = links(kinds.map(([href]) => `<a href="${href}">x</a>`).join(''))
  expect(found.map(({ kind }) => kind)).toEqual(kinds.map(([, kind]) => kind))
})

it('counts www and the bare host as one', () => {
  const found = links('<a href="http://calloway.example/a">a</a><a href="https://shop.calloway.example/">b</a>')
  expect(found.map(({ internal }) => internal)).toEqual([true, false])
})

it('lists what acts as a link without an address', () => {
  expect(links('<a onclick="go()">Go</a><a role="button">Menu</a>')).toMatchObject([{ kind: 'none' }, { kind: 'none' }])
})

it('names a link by its label, its text, the alt of its picture, or its title', () => {
  const found = links(
    '<a href="1" aria-label="Call us">x</a><a href="2"><img alt="Logo"></a><a href="3" title="Map"></a><a href="4"><img alt=""></a><a href="5"><svg><title>Facebook</title></svg></a><a href="6"><i aria-hidden="true">menu</i></a><a href="7"><i aria-label="Yelp"></i></a><a href="8" aria-labelledby="t">x</a><b id="t">Terms</b>',
  )
  expect(found.map(({ name }) => name)).toEqual(['Call us', 'Logo', 'Map', '', 'Facebook', '', 'Yelp', 'Terms'])
  expect(found.map(({ text }) => text)).toEqual(['x', '', '', '', '', 'menu', '', 'x'])
  expect(found[1]).toMatchObject({ images: 1 })
})

it.each([
  [['<a href="1"><svg><title>Tom &', 'amp; Jane</title></svg></a>'], 'Tom & Jane'],
  [['<a href="1"><svg><title>Mail us &amp;', '&amp;</title></svg> now</a>'], 'Mail us && now'],
  [['<a href="1"><svg><title>Call</title><title>', 'us</title></svg>now</a>'], 'Call us now'],
])('names a link by a title in SVG that comes in pieces: %j', async (pieces, name) => {
  const { links: found } = await factsOfPieces(pieces)
  expect(found.map(link => link.name)).toEqual([name])
})

it('keeps words apart that blocks part, and together that tags part', () => {
  const found = links('<a href="1"><div>Two</div><div>lines</div></a><a href="2">on<b>e</b></a>')
  expect(found.map(({ text }) => text)).toEqual(['Two lines', 'one'])
})

it('ends a link where the next begins', () => {
  expect(links('<a href="1">one <a href="2">two</a> three').map(({ text }) => text)).toEqual(['one', 'two'])
})

it('knows the part of the page, and what visitors do not see', () => {
  const found = links(
    '<header><nav><a href="1">a</a></nav></header><main><a href="2">b</a></main><footer><a href="3">c</a></footer><div hidden><a href="4">d</a></div><div style="color:red; display: none"><a href="5">e</a></div>',
  )
  expect(found.map(({ region, in_nav, hidden }) => [region, in_nav, hidden])).toEqual([
    ['header', true, false],
    ['main', false, false],
    ['footer', false, false],
    ['body', false, true],
    ['body', false, true],
  ])
})

it('takes a part of the page by the name its author gave it, but not the foot of a card', () => {
  const found = links(
    '<div id="site-footer"><a href="1">a</a></div><div class="wide footer"><a href="2">b</a></div><div class="card-footer"><a href="3">c</a></div><section><header><a href="4">d</a></header></section>',
  )
  expect(found.map(({ region }) => region)).toEqual(['footer', 'footer', 'body', 'body'])
})

it('resolves addresses against the base of the page', () => {
  const facts = factsOfBody('<base href="https://cdn.example/d/"><a href="e">x</a>')
  expect(facts.links).toMatchObject([{ url: 'https://cdn.example/d/e', internal: false }])
})

it('resolves every address as the URL standard does', () => {
  const hrefs = [
    '/a/../b',
    '/a/./c',
    'd',
    '?q=ä',
    '//cdn.example/x',
    'HTTPS://Other.example/A b',
    '/é',
    '/a//b',
    './',
    '/x.y/z-1/?a=%20',
  ]
  const found = links(hrefs.map(href => `<a href="${href}">x</a>`).join(''))
  expect(found.map(({ url }) => url)).toEqual(
    hrefs.map(href => new URL(href, 'https://www.calloway.example/services/drains/').href),
  )
})

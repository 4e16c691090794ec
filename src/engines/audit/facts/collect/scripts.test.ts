import { expect, it } from 'vitest'
import { factsOf, factsOfBody, factsOfHead } from '#tests/support/audit/audit-page.ts'

it('reads scripts that run, and leaves data blocks alone', () => {
  const { scripts } = factsOfHead(
    '<script src="/a.js" defer integrity="sha384-x"></script><script type="module">import "x"</script><script type="application/json">{}</script><script type="text/template"><p></p></script><script type="text/javascript; charset=utf-8">1</script>',
  )
  expect(scripts.map(({ src, type, defer, inline_chars, part }) => [src, type, defer, inline_chars, part])).toEqual([
    ['/a.js', '', true, 0, 'head'],
    [null, 'module', false, 10, 'head'],
    [null, 'text/javascript; charset=utf-8', false, 1, 'head'],
  ])
})

it('finds measuring services and ids that were never filled in', () => {
  const { analytics } = factsOfHead(
    `<script async src="https://www.googletagmanager.com/gtag/js?id=G-7Q2M4XK1PD"></script><script>gtag('config','G-7Q2M4XK1PD');ga('create','UA-XXXXXXXX-X');fbq('init', 'YOUR_PIXEL_ID');</script><script>(function(w){})(window,'GTM-K3J9Z2')</script>`,
  )
  expect(analytics.map(({ kind, id, placeholder }) => [kind, id, placeholder])).toEqual([
    ['google-analytics-4', 'G-7Q2M4XK1PD', false],
    ['universal-analytics', 'UA-XXXXXXXX-X', true],
    ['meta-pixel', 'YOUR_PIXEL_ID', true],
    ['google-tag-manager', 'GTM-K3J9Z2', false],
  ])
})

it('finds no service in scripts that name none', () => {
  expect(factsOfHead('<script>var x = "A-1"; document.title = "G-force"</script>').analytics).toEqual([])
})

it('sees a script that sends the visitor away', () => {
  expect(factsOfHead('<script>window.location.href = "/new"</script>').script_redirects).toMatchObject([
    { target: '/new' },
  ])
  expect(factsOfHead('<script>location.replace("https://x.example")</script>').script_redirects).toMatchObject([
    { target: 'https://x.example' },
  ])
  expect(
    factsOfHead('<script>var here = location.href; if (location.hash === "#a") go()</script>').script_redirects,
  ).toEqual([])
})

it('reads inline styles', () => {
  const { styles } = factsOfHead(
    '<style media="print">@import url("a.css");@font-face{font-family:a;src:url(a)}@font-face{font-family:b;font-display:swap}</style>',
  )
  expect(styles).toMatchObject([{ media: 'print', imports: ['a.css'], font_faces: 2, font_faces_without_display: 1 }])
})

it('lists what the page loads, and what of it an https page asks for by http', () => {
  const body =
    '<script src="http://a.example/a.js"></script><img src="http://a.example/i.png"><img src="/own.png"><form action="http://a.example/send"></form><a href="http://a.example/">x</a>'
  const facts = factsOfBody(body)
  expect(facts.resources.map(({ kind, active }) => [kind, active])).toEqual([
    ['script', true],
    ['image', false],
    ['image', false],
    ['form', true],
  ])
  expect(facts.mixed_content.map(({ url }) => url)).toEqual([
    'http://a.example/a.js',
    'http://a.example/i.png',
    'http://a.example/send',
  ])
  expect(factsOf(body, 'http://www.calloway.example/').mixed_content).toEqual([])
})

it('finds addresses that only work for those who made the page', () => {
  const { unreachable_urls } = factsOfBody(
    '<a href="http://localhost:3000/a">a</a><img src="http://192.168.1.5/i.png"><a href="file:///C:/x.pdf">b</a><a href="https://staging.calloway.example/">c</a><link rel="canonical" href="https://calloway.wpengine.com/">',
  )
  expect(unreachable_urls.map(({ kind, where }) => [kind, where])).toEqual([
    ['localhost', 'a@href'],
    ['private', 'image'],
    ['file', 'a@href'],
    ['staging', 'a@href'],
    ['staging', 'link canonical'],
  ])
})

it('has nothing against honest addresses, nor against the host the page itself was served from', () => {
  const honest =
    '<a href="https://devonshire.example/">a</a><a href="https://www.test-kitchen.example/">b</a><a href="https://10.example/">c</a>'
  expect(factsOfBody(honest).unreachable_urls).toEqual([])
  expect(factsOf('<a href="http://localhost:8080/b">x</a>', 'http://localhost:8080/').unreachable_urls).toEqual([])
})

it('reads scripts that are translated in the browser, which hold up no page', () => {
  const { scripts } = factsOfHead('<script type="text/babel" src="/app.jsx"></script>')
  expect(scripts.map(({ src, defer }) => [src, defer])).toEqual([['/app.jsx', true]])
  const inline = (type: string) => factsOfHead(`<script${type}>const App = () => <p>Hello</p></script>`).scripts[0]
  expect(inline(' type="text/babel"')?.slip).toBeNull()
  expect(inline('')?.slip).not.toBeNull()
})

import { expect, test } from 'vitest'
import { colorRules } from './color-rules.ts'
import { faintTexts } from './faint-text.ts'

const url = 'https://shop.example/'
const page = (style: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}<style>${style}</style></head><body>${body}</body></html>`
const told = (style: string, body: string, head = '', loaded = {}) =>
  faintTexts(
    page(style, body, head),
    url,
    new Map(Object.entries<string>(loaded).map(([at, css]) => [at, colorRules(css)])),
  ).map(({ text, color, ground, contrast }) => `${text}: ${color} on ${ground} ${contrast.toFixed(1)}`)

const button = '<p><a class="btn" href="/quote">Get a quote</a></p>'

test('where a script always puts the page into other colors nothing is told', () => {
  const code = (lines: string) => `<script>${lines}</script>`
  const style = '.btn { color: white; background: orange }'
  const theme = "document.body.classList.add('dark-theme')"
  expect(told(style, button + code(`// for good\n${theme}`))).toEqual([])
  expect(told(style, button + code(`if (saved === 'dark') ${theme}`))).toHaveLength(1)
  expect(told(style, button + code("document.body.classList.add('loaded')"))).toHaveLength(1)
})

test('text of a color near that of its ground is told, however the colors are named', () => {
  const told_so = ['Get a quote: #ffffff on #ffa500 2.0']
  expect(told('.btn { color: white; background: orange }', button)).toEqual(told_so)
  const names = ':root { --paper: #fff; --sun: #ffa500; --main: var(--sun) }'
  expect(told(`${names} .btn { color: var(--paper); background-color: var(--main, red) }`, button)).toEqual(told_so)
  expect(told('.btn { color: rgb(255 255 255 / 1); background: hsl(38.8, 100%, 50%) }', button)).toEqual(told_so)
  expect(told('.btn { --o: 1; color: rgb(255 255 255/var(--o)); background: #ffa500 }', button)).toEqual(told_so)
  const imports = '@import url("https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap");'
  expect(told(`${imports} :root { --sun: orange } .btn { color: #fff; background: var(--sun) }`, button)).toEqual(
    told_so,
  )
  expect(told('', '<p style="color:#fff; background:#ffa500">Get a quote</p>')).toEqual(told_so)
  expect(told('.btn { color: #fff; background: orange }', button.replace('</a>', '</a\n          >'))).toEqual(told_so)
  const link = '<link rel="stylesheet" href="/site.css?v=2">'
  const loaded = { 'https://shop.example/site.css?v=2': '.btn { color: #fff; background: #ffa500 }' }
  expect(told('', button, link, loaded)).toEqual(told_so)
})

test('the color of what an element stands in counts, and of two rules the stronger', () => {
  const footer = '<footer class="foot"><p>Open all week</p></footer>'
  expect(told('footer { background: #222 } .foot p { color: #555 }', footer)).toEqual([
    'Open all week: #555555 on #222222 2.1',
  ])
  expect(told('.foot { background: #222; color: #555 } footer p { color: #eee }', footer)).toEqual([])
  expect(
    told('.about a { color: #07a } .btn { color: #fff; background: #07a }', `<div class="about">${button}</div>`),
  ).toEqual(['Get a quote: #0077aa on #0077aa 1.0'])
  expect(told('.btn { color: #000 !important; background: #ffa500 } p .btn { color: #fff }', button)).toEqual([])
})

test('large letters need less', () => {
  expect(told('h1 { color: #888 }', '<h1>Roofs</h1>')).toEqual([])
  expect(told('h4 { color: #888 }', '<h4>Roofs</h4>')).toEqual(['Roofs: #888888 on #ffffff 3.5'])
  expect(told('h4 { color: #888; font-size: 2rem }', '<h4>Roofs</h4>')).toEqual([])
  expect(told('h4 { color: #888; font-size: clamp(1rem, 2vw, 2rem) }', '<h4>Roofs</h4>')).toEqual([])
})

test('of a gradient the ground counts on which the text stands out most', () => {
  expect(told('.btn { color: #fff; background: linear-gradient(90deg, #ffa500, #ffd700 80%) }', button)).toEqual([
    'Get a quote: #ffffff on #ffa500 2.0',
  ])
  expect(told('.btn { color: #fff; background: linear-gradient(90deg, #ffa500, #000) }', button)).toEqual([])
})

test('nothing is told of states, of other screens and of the night', () => {
  expect(told('.btn { color: #000; background: #ffa500 } .btn:hover { color: #fff }', button)).toEqual([])
  expect(told('@media (max-width: 600px) { .btn { color: #eee } } .btn { background: #fff }', button)).toEqual([])
  expect(
    told(
      '@media (prefers-color-scheme: dark) { :root { --ink: #eee } } :root { --ink: #111 } p a { color: var(--ink) }',
      button,
    ),
  ).toEqual([])
  expect(told('p a { color: #111 } @media print { p a { color: #eee } }', button)).toEqual([])
})

test('nothing is told where something else may lie behind the text', () => {
  const hero = '<section class="hero"><div class="veil"></div><p class="lead">Roofs that last</p></section>'
  const lead = '.lead { color: #fff }'
  expect(told(lead, hero)).toHaveLength(1)
  expect(told(`${lead} .hero { background: url(roof.jpg) }`, hero)).toEqual([])
  expect(told(`${lead} .veil { position: absolute; background: #000 }`, hero)).toEqual([])
  expect(told(`${lead} .hero::before { content: ""; position: absolute; inset: 0; background: #000 }`, hero)).toEqual(
    [],
  )
  expect(told(`${lead} .lead { position: absolute }`, hero)).toEqual([])
  expect(told(`${lead} .lead { text-shadow: 0 1px 4px #000 }`, hero)).toEqual([])
  expect(told(`${lead} .hero { background: var(--unknown) }`, hero)).toEqual([])
  expect(told(`${lead} .hero:nth-child(1) { background: #000 }`, hero)).toEqual([])
})

test('a class that changes what another one goes by is heard', () => {
  const style =
    '.bg-white{--tw-bg-opacity:1;background-color:rgb(255 255 255/var(--tw-bg-opacity,1))}.bg-opacity-10{--tw-bg-opacity:0.1}.text-white{color:#fff}'
  const hero = (classes: string) =>
    `<section style="background:#000"><a class="${classes}" href="/quote">Get a quote</a></section>`
  expect(told(style, hero('bg-white text-white'))).toHaveLength(1)
  expect(told(style, hero('bg-white bg-opacity-10 text-white'))).toEqual([])
})

test('nothing is told of what nobody sees, of logos and of decoration', () => {
  const faint = 'p { color: #eee }'
  expect(told(faint, '<p hidden>Roofs that last</p>')).toEqual([])
  expect(told(`${faint} .gone { display: none }`, '<div class="gone"><p>Roofs that last</p></div>')).toEqual([])
  expect(told(faint, '<p class="logo">Roofs that last</p><p>01</p><p>★★★</p>')).toEqual([])
  expect(told(faint, '<!-- <p>Roofs that last</p> --><script>"<p>Roofs</p>"</script>')).toEqual([])
})

test('nothing is told while a style is not known, made by a script or of a torn page', () => {
  const faint = '.btn { color: #fff; background: #ffa500 }'
  expect(told(faint, button, '<link rel="stylesheet" href="https://cdn.example/theme.css">')).toEqual([])
  expect(told(faint, button, '<script src="https://cdn.tailwindcss.com"></script>')).toEqual([])
  expect(told(`@import url("hero.css"); ${faint}`, button)).toEqual([])
  expect(told(faint, `<span>Roofs${button}`)).toEqual([])
  expect(
    told(faint, button, '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">'),
  ).toHaveLength(1)
})

const kitAt = (address: string) => `<link rel="stylesheet" href="https://${address}">`
const bootstrap_5 = kitAt('cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css')
const bootstrap_4 = kitAt('stackpath.bootstrapcdn.com/bootstrap/4.5.2/css/bootstrap.min.css')
const bootstrap_3 = kitAt('maxcdn.bootstrapcdn.com/bootstrap/3.4.1/css/bootstrap.min.css')

test('with a kit of another host that nobody knows only what the site names itself is told', () => {
  const order = '.order { color: #fff; background: #ffa500 }'
  for (const kit of [
    kitAt('kit.example/bootstrap.min.css'),
    kitAt('cdn.jsdelivr.net/npm/bootswatch@5.3.3/dist/flatly/bootstrap.min.css'),
    `${bootstrap_5}<style>:root { --bs-body-color: #111 }</style>`,
  ]) {
    expect(told(order, '<p><a class="order" href="/o">Order</a></p>', kit)).toHaveLength(1)
    expect(told(order, '<p><a class="order text-dark" href="/o">Order</a></p>', kit)).toEqual([])
    expect(told('p { color: #eee }', '<p>Order</p>', kit)).toEqual([])
    const within = '<button class="btn btn-primary"><a class="go" href="/o">Order here</a></button>'
    expect(told('.go { color: #fff }', within, kit)).toEqual([])
  }
})

test('what Bootstrap says of colors is known without its file', () => {
  const shown = (body: string, head: string, css = '') => told(css, body, head)
  const within = '<button class="btn btn-primary"><a class="go" href="/o">Order here</a></button>'
  expect(shown(within, bootstrap_5, '.go { color: #fff }')).toEqual([])
  expect(shown(within.replace('primary', 'outline-secondary'), bootstrap_5, '.go { color: #fff }')).toEqual([
    'Order here: #ffffff on #ffffff 1.0',
  ])
  expect(shown('<h2>Meet us <span class="text-body-secondary">on the water</span></h2>', bootstrap_5)).toEqual([])
  const white = '.text-body-secondary { color: #fff !important }'
  expect(shown('<h2>Meet us <span class="text-body-secondary">on the water</span></h2>', bootstrap_5, white)).toEqual([
    'on the water: #ffffff on #ffffff 1.0',
  ])
  expect(shown('<footer class="bg-dark"><a href="/o">Orders</a></footer>', bootstrap_4)).toEqual([
    'Orders: #007bff on #343a40 2.9',
  ])
  expect(shown('<footer class="bg-dark text-white"><a>Orders</a></footer>', bootstrap_4)).toEqual([])
  expect(shown('<footer class="bg-dark"><p class="text-muted">Open all week</p></footer>', bootstrap_4)).toEqual([
    'Open all week: #6c757d on #343a40 2.5',
  ])
  expect(shown('<footer class="bg-dark"><a class="text-white" href="/o">Orders</a></footer>', bootstrap_4)).toEqual([])
  expect(shown('<a class="btn btn-success" href="/o">Orders</a>', bootstrap_3)).toEqual([
    'Orders: #ffffff on #5cb85c 2.5',
  ])
  expect(shown('<a class="btn btn-success" href="/o">Orders</a>', bootstrap_5)).toEqual([])
})

test('what Bootstrap hides, lays over or colors by names left out here is let go', () => {
  const faint = '.lead { color: #eee }'
  const lead = '<p class="lead">Roofs that last</p>'
  expect(told(faint, lead, bootstrap_5)).toHaveLength(1)
  for (const around of [
    'carousel-caption',
    'card-img-overlay',
    'position-absolute bottom-0',
    'modal fade',
    'collapse',
    'd-none',
    'd-block d-lg-none',
    'alert alert-dark',
    'accordion-button',
    'bg-dark bg-opacity-75',
    'bg-primary-subtle',
    'bg-dark',
    'opacity-50',
  ])
    expect(told(faint, `<div class="${around}">${lead}</div>`, bootstrap_5)).toEqual([])
  expect(told(faint, `<div class="d-none d-md-block">${lead}</div>`, bootstrap_5)).toHaveLength(1)
  const dark = page(faint, lead, bootstrap_5).replace('<html', '<html data-bs-theme="dark"')
  expect(faintTexts(dark, url, new Map())).toEqual([])
})

test('a dark menu that stays in place hides nothing of the page below it', () => {
  const menu = '<nav class="navbar navbar-dark bg-dark fixed-top"><a class="navbar-brand" href="/">Calloway</a></nav>'
  expect(told('h1 { color: #fff }', `${menu}<h1>Roofs that last</h1>`, bootstrap_5)).toEqual([
    'Roofs that last: #ffffff on #ffffff 1.0',
  ])
  const hero = '<div class="hero-bg"></div><h1>Roofs that last</h1>'
  expect(told('h1 { color: #fff } .hero-bg { position: fixed; background: #000 }', hero, bootstrap_5)).toEqual([])
})

test('styles and pages that were made to keep readers busy are let go', () => {
  const faint = '.order { color: #fff; background: #ffa500 }'
  const button = '<p><a class="order" href="/o">Order</a></p>'
  const many = Array.from({ length: 6_000 }, (_, at) => `div div div{color:#ee${at % 10}}`).join('')
  expect(told(faint, button)).toHaveLength(1)
  expect(told(`${faint}${many}`, `${'<div></div>'.repeat(20_000)}${button}`)).toEqual([])
})

test('letters over a picture with a layer of its own are let go', () => {
  const part = '<section class="hero"><div class="hero-bg"></div><div class="hero-content"><p>Roofs</p></div></section>'
  const css = '.hero-bg { position: absolute; background: #0d1711 } .hero-content p { color: #fff }'
  expect(told(`body { background: #fff } ${css}`, part)).toEqual([])
  const grain = '.hero-bg::after { content: ""; position: absolute; background-image: url(grain.svg) }'
  expect(told(`body { background: #fff } ${css} ${grain}`, part)).toEqual([])
  expect(told('body { background: #fff } .hero-content p { color: #eee }', part)).toHaveLength(1)
})

test('colors in tags of old count below any rule', () => {
  const cell = (tag: string, text: string) => `<table><tr><td ${tag}>${text}</td></tr></table>`
  const css = '.x { color: #111 }'
  expect(told(css, cell('bgcolor="#FF0000"', '<font color="#ff6666">Our wares</font>'))).toEqual([
    'Our wares: #ff6666 on #ff0000 1.4',
  ])
  expect(told(css, cell('bgcolor=red', '<p class="x">Our wares</p>'))).toEqual([])
  expect(told(css, cell('bgcolor=red', '<font color="white">Our wares</font>'))).toEqual([
    'Our wares: #ffffff on #ff0000 4.0',
  ])
  expect(told(css, cell('background="tiles.gif"', '<font color="#ccc">Our wares</font>'))).toEqual([])
  expect(told(`${css} td { background: #000 }`, cell('bgcolor=red', '<font color="white">Wares</font>'))).toEqual([])
  const body = (link: string) => page(css, '<p><a href="/x">Our wares</a></p>').replace('<body>', `<body ${link}>`)
  const links = (link: string) =>
    faintTexts(body(link), url, new Map()).map(({ color, ground }) => `${color} ${ground}`)
  expect(links('bgcolor="#000000" link="#ffffff"')).toEqual([])
  expect(links('bgcolor="#000000"')).toEqual(['#0000ee #000000'])
  expect(links('link="#ffcc00"')).toEqual(['#ffcc00 #ffffff'])
})

test('a table takes no color from its place by the rules of old', () => {
  const text = '<div style="color:#fff"><table><tr><td>Our wares</td></tr></table></div>'
  expect(told('', text)).toHaveLength(1)
  expect(faintTexts(page('', text).replace('<!doctype html>', ''), url, new Map())).toEqual([])
})

test('a paragraph that nobody closed ends where the next block begins', () => {
  expect(
    told(
      'p { color: #eee } p.dark { color: #111 } .b { color: #111 }',
      '<p class="dark">One<p class="dark">Two<div class="b">Three</div>',
    ),
  ).toEqual([])
  expect(told('td { color: #eee }', '<table><tr><td>One<td style="color:#111">Two<tr><th>Three</table>')).toEqual([
    'One: #eeeeee on #ffffff 1.2',
  ])
  expect(told('p { color: #eee }', '<p>One<div>Two</div>')).toEqual(['One: #eeeeee on #ffffff 1.2'])
})

test('an end of a link too many ends nothing, and a link that is never closed leaves all unknown', () => {
  const style = '.btn { color: #fff; background: #ffa500 }'
  expect(told(style, `${button}</a>`)).toHaveLength(1)
  expect(told(style, `<a href="/">Roofs${button}`)).toEqual([])
})

test('nothing is told of a page behind which a script lays a picture, but of what has a ground of its own', () => {
  const style = 'body { background: #fff } h1 { color: #fff } .note { background: #fff; color: #eee }'
  const body = '<h1>Roofs that last</h1><p class="note">Open all week</p>'
  expect(told(style, body)).toHaveLength(2)
  const script = '<script src="/js/jquery.backstretch.min.js?ver=1"></script>'
  expect(told(style, body, script)).toEqual(['Open all week: #eeeeee on #ffffff 1.2'])
  expect(told(style, body, '<script src="/js/backstretch__q=ver=1.0.0.js"></script>')).toHaveLength(1)
  expect(told(style, body, '<script src="/js/las-vegas-shows.js"></script>')).toHaveLength(2)
  expect(told(style, body, '<a href="/vegas">Vegas</a><script src="/js/site.js"></script>')).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { finishPage, hydrates } from '#src/build/finish-page.ts'

const css = `@layer base{:root{--used:red;--unused:blue;--drawn:green;--once:1px}@media print{:root{--used:black}}p{color:var(--used);margin:var(--once)}table{color:var(--unused)}}
@font-face{font-family:Fraunces;src:url(/assets/f.woff2)}
@media (width >= 40rem){.md\\:p-2\\.5{padding:1px}.md\\:gone{padding:2px}}
@view-transition{navigation:auto}
.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}.gone{color:red}details[open] summary{color:red}
@keyframes used{to{opacity:0}}.turns{animation:used 1s}`

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/>'
const still = `<html><head>${head}<script type="application/ld+json">{"a":"<p class=\\"gone\\">"}</script></head>
<body><p class="md:p-2.5 turns">a</p><div class="[&amp;&gt;svg]:size-4"><svg fill="var(--drawn)"></svg></div><details><summary>b</summary></details></body></html>`
const live = `<html><head>${head}</head><body><p>a</p><script type="module" async="">import "/assets/a.js";
window.__reactRouterRouteModules = {};import("/assets/entry.js");</script></body></html>`

const read = async () => css

test('a page without script carries the part of the style that it needs, and no link', async () => {
  const page = await finishPage(still, read)
  expect(page).not.toContain('<link')
  expect(page).toContain(':root{--used:red;--drawn:green}')
  expect(page).toContain('p{color:var(--used);margin:1px}')
  for (const kept of [
    '@font-face',
    '@view-transition',
    '@media (width >= 40rem)',
    'details[open] summary',
    '@keyframes used',
  ]) {
    expect(page).toContain(kept)
  }
  expect(page).toContain('.md\\:p-2\\.5{')
  expect(page).toContain('.\\[\\&\\>svg\\]\\:size-4>svg')
  for (const gone of ['.gone', 'table', '--unused', 'md\\:gone']) expect(page.split('</style>')[0]).not.toContain(gone)
})

test('a page with script carries the style of what is seen first too, and asks for the rest once it is drawn', async () => {
  const page = await finishPage(live, read)
  expect(page).not.toContain('<link')
  expect(page.split('</style>')[0]).toContain('@view-transition')
  expect(page.split('</style>')[0]).not.toContain('.gone')
  expect(page).toContain('["stylesheet","/assets/root.css"]')
  expect(page).toContain('["modulepreload","/assets/a.js"]')
})

test('parts of form controls are dressed on pages that have them, and animations only where they are named', async () => {
  const sheet = async () =>
    '::placeholder{opacity:1}::-webkit-date-and-time-value,p{margin:0}@keyframes spin{to{opacity:0}}@media print{::placeholder{opacity:0}}p{color:red;color:red}'
  const style = async (body: string) =>
    (await finishPage(`<html><head>${head}</head><body>${body}</body></html>`, sheet)).split('</style>')[0]
  expect(await style('<p>a</p><input type="search"/>')).toMatch(/<style>p\{margin:0\}p\{color:red\}$/)
  expect(await style('<p>a</p><input placeholder="b"/>')).toContain('@media print{::placeholder{opacity:0}}')
})

test('a page without script loads that of its search box only once it is drawn', async () => {
  const page = await finishPage(`${still}<script type="module" async="" src="/scripts/search.js"></script>`, read)
  expect(page).not.toContain('src="/scripts')
  expect(page).toContain('import("/scripts/search.js")')
})

test('the marks of React go from a page without script and stay where it needs them', async () => {
  expect(await finishPage('<p>a<!-- -->b<!--$-->c<!--/$--><!-- kept --></p>', read)).toBe('<p>abc<!-- kept --></p>')
  expect(await finishPage(live.replace('<p>a', '<p>a<!-- -->b'), read)).toContain('a<!-- -->b')
})

test('structured data is no script', () => {
  expect(hydrates(still)).toBe(false)
  expect(hydrates(live)).toBe(true)
  expect(hydrates('<script type="module" async="" src="/scripts/search.js"></script>')).toBe(false)
})

test('a style cannot end its own element', async () => {
  const page = await finishPage(still, async () => 'p::after{content:"</style>"}')
  expect(page.match(/<\/style/g)).toHaveLength(1)
})

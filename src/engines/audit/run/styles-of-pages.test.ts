import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { auditPages, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Calloway</title><link rel="stylesheet" href="/site.css">${head}</head><body>${body}<a href="/tin">Tin</a></body></html>`

async function told(id: string, pages: Record<string, string>) {
  const checks = allChecks.filter(check => ['web-fonts-blocking', id].includes(check.id))
  const { findings } = reportOf(await auditPages(pages, checks, { check_links: 'all' }))
  return findings.map(({ id: one, occurrences }) => [one, occurrences.map(({ url }) => new URL(url).pathname)])
}

test('faint letters of an inner page are told, those of the front page are not told again', async () => {
  const css = '.a { color: #fff; background: #ffa500 } .b { color: #999; background: #fff }'
  const pages = {
    '/': page('<p class="a">Slate roofs</p>'),
    '/tin': page('<p class="a">Slate roofs</p><p class="b">Tin roofs</p>'),
    '/site.css': css,
  }
  expect(await told('text-contrast-low', pages)).toEqual([['text-contrast-low', ['/', '/tin']]])
})

test('pictures that a style keeps room for move nothing', async () => {
  const pages = { '/': page('<img class="p" src="/a.jpg" alt="">'), '/tin': page('<img src="/b.jpg" alt="">') }
  const found = [['image-dimensions-missing', ['/tin']]]
  const look = (css: string) => told('image-dimensions-missing', { ...pages, '/site.css': css })
  expect(await look('.p { width: 164px; height: 185px }')).toEqual(found)
  expect(await look('.p { aspect-ratio: 4 / 3 }')).toEqual(found)
  const both = [['image-dimensions-missing', ['/', '/tin']]]
  expect(await look('.p { width: 100% }')).toEqual(both)
  expect(await look('img { height: 200px } .p { height: auto } img { max-width: 90% }')).toEqual(
    found.map(([id]) => [id, ['/']]),
  )
  expect(await look('@media print { .p { height: 9px } } .q .p { height: 9px }')).toEqual(both)
})

const roomless = async (body: string, css: string, head = '') => {
  const checks = allChecks.filter(({ id }) => id === 'image-dimensions-missing')
  const pages = { '/': page(body, head), '/site.css': css }
  const { findings } = reportOf(await auditPages(pages, checks, { check_links: 'all' }))
  return findings.flatMap(({ occurrences }) => occurrences.map(({ evidence }) => evidence))
}

test('of the pictures of a page only those are counted that move something', async () => {
  const body =
    '<img class="p" src="/a.jpg" alt=""><img src="/b.jpg" height="80" alt=""><img src="/c.jpg" alt=""><img src="/d.jpg" alt="">'
  expect(await roomless(body, '.p { height: 150px; margin: auto }')).toEqual(['<img src="/c.jpg"> and 1 more'])
  expect(await roomless(body, '.p { margin: auto }')).toEqual(['<img src="/a.jpg"> and 2 more'])
})

test('pictures that are not drawn move nothing until somebody asks for them', async () => {
  const slides = '<div class="slide"><figure><img src="/a.jpg" alt=""></figure></div><img src="/b.jpg" alt="">'
  expect(await roomless(slides, '.slide, .turn { display: none }')).toEqual(['<img src="/b.jpg">'])
  expect(await roomless(slides, '.slide { display: none } div.slide { display: block }')).toEqual([
    '<img src="/a.jpg"> and 1 more',
  ])
  expect(await roomless(slides, '@media (max-width: 600px) { .slide { display: none } }')).toEqual([
    '<img src="/a.jpg"> and 1 more',
  ])
  const hidden =
    '<div style="display: none"><p><img src="/a.jpg" alt=""></p></div><div hidden><img src="/c.jpg" alt=""></div>'
  expect(await roomless(hidden, '')).toEqual([])
})

test('a picture has the height that a class of a kit gives it, which makes its styles in the browser', async () => {
  const kit = '<script src="https://cdn.tailwindcss.com"></script>'
  const logo = '<div class="w-32 h-24"><img class="w-full h-full" src="/a.jpg" alt=""></div>'
  expect(await roomless(logo, '', kit)).toEqual([])
  expect(await roomless('<div class="md:h-24"><img class="w-full h-auto" src="/a.jpg" alt=""></div>', '', kit)).toEqual(
    ['<img src="/a.jpg">'],
  )
  expect(await roomless('<div class="hidden"><img class="w-full" src="/a.jpg" alt=""></div>', '', kit)).toEqual([])
  expect(await roomless(logo, '')).toEqual(['<img src="/a.jpg">'])
})

test('an address of a page draws no picture and keeps no room', async () => {
  expect(await roomless('<img src="/buttons/call.html" alt="">', '')).toEqual([])
})

const google = 'https://fonts.googleapis.com/css?family='
const link = (families: string) => `<link rel="stylesheet" href="${google}${families}">`

test('fonts that no rule names are told as loaded for nothing, and no text waits for them', async () => {
  const look = (families: string, css: string, body = '') =>
    told('web-fonts-unused', { '/': page(body, link(families)), '/site.css': css })
  expect(await look('Courgette|PT+Sans:400,700', 'body { font-family: Georgia, serif }')).toEqual([
    ['web-fonts-unused', ['/']],
  ])
  const waits = [['web-fonts-blocking', ['/']]]
  expect(await look('Courgette|PT+Sans', 'h1 { font: bold 2em "PT Sans", sans-serif }')).toEqual(waits)
  expect(await look('Courgette', ':root { --script: Courgette } h1 { font-family: var(--script) }')).toEqual(waits)
  expect(await look('Courgette', '', '<p style="font-family: Courgette">Tin</p>')).toEqual(waits)
  expect(await look('Courgette', '', '<font face="courgette">Tin</font>')).toEqual(waits)
})

test('a style that is missing may be the one that names a font', async () => {
  const pages = { '/': page('', `${link('Courgette')}<link rel="stylesheet" href="/gone.css">`), '/site.css': '' }
  expect(await told('web-fonts-unused', pages)).not.toContainEqual(['web-fonts-unused', ['/']])
})

test('a font that code names may be one that it sets', async () => {
  const pages = {
    '/': page("<script>tailwind.config = { sans: ['Courgette'] }</script>", link('Courgette')),
    '/site.css': '',
  }
  expect(await told('web-fonts-unused', pages)).toEqual([['web-fonts-blocking', ['/']]])
})

test('a kit that no page needs is told, and one that any page needs is not', async () => {
  const kit = '<script src="https://connect.facebook.net/en_US/sdk.js"></script>'
  const pages = { '/': page(kit), '/tin': page(kit) }
  expect(await told('network-kit-idle', pages)).toEqual([['network-kit-idle', ['/', '/tin']]])
  expect(await told('network-kit-idle', { ...pages, '/tin': page(`${kit}<div class="fb-page"></div>`) })).toEqual([])
})

test('a box that a script makes a button of is told once, with its page', async () => {
  const box = '<div id="checkout-button">Checkout</div>'
  const js = "document.getElementById('checkout-button').addEventListener('click', pay)"
  const look = (body: string, code = js) =>
    told('button-is-a-box', { '/': page(`${body}<script src="/pay.js"></script>`), '/tin': page(box), '/pay.js': code })
  expect(await look(box)).toEqual([['button-is-a-box', ['/']]])
  expect(await look(box.replace('<div', '<div role="button" tabindex="0"'))).toEqual([['button-is-a-box', ['/tin']]])
  expect(await look(box, 'document.title = 1')).toEqual([])
  expect(await look(box, `${js}; box.tabIndex = 0`)).toEqual([])
})

test('a script still set to the computer of its maker is told, also where a module brings it in', async () => {
  const pages = {
    '/': page('<script type="module" src="/js/book.js"></script>'),
    '/tin': page(''),
    '/js/book.js': "import { api } from './config.js'\nfetch(api)",
    '/js/config.js': "export const api = 'http://localhost:3000'",
  }
  expect(await told('script-of-the-workshop', pages)).toEqual([['script-of-the-workshop', ['/js/config.js']]])
})

const imported = async (css: string, more: Record<string, string>, head = '') => {
  const body = '<p class="a">Slate roofs for old houses</p>'
  return told('text-contrast-none', { '/': page(body, head), '/tin': page(''), '/site.css': css, ...more })
}

test('what a style brings in is read as if it stood there', async () => {
  const found = [['text-contrast-none', ['/']]]
  const white = '.a { color: #fff; background: #fff }'
  expect(await imported('@import url("css/colors.css");', { '/css/colors.css': white })).toEqual(found)
  expect(await imported('@import "a.css";', { '/a.css': '@import "b.css";', '/b.css': white })).toEqual(found)
  expect(await imported('', { '/a.css': white }, '<style>@import url(/a.css);</style>')).toEqual(found)
  expect(await imported('@import "a.css"; .a { color: #000 }', { '/a.css': white })).toEqual([])
  expect(await imported('@import "a.css" print;', { '/a.css': white })).toEqual([])
  expect(await imported('@import "https://other.example/a.css";', { '/a.css': white })).toEqual([])
  expect(await imported(`@import "https://other.example/a.css"; ${white}`, {})).toEqual([])
})

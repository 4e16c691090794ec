import { expect, test } from 'vitest'
import { tokenWeight } from '#src/engines/audit/checks/ai/page-information.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { renderBlocking, webFontsBlocking } from '#src/engines/audit/checks/speed/blocking.ts'
import { domTooLarge, fileCount, htmlTooLarge, iframeHeavy } from '#src/engines/audit/checks/speed/document-size.ts'
import {
  imageDimensionsMissing,
  lcpImageLazy,
  picturesAllAtOnce,
} from '#src/engines/audit/checks/speed/images-on-page.ts'
import { libraryTwice } from '#src/engines/audit/checks/speed/library-twice.ts'
import { pageVeiled } from '#src/engines/audit/checks/speed/page-veiled.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'

const pageOf = (head: string, body = '<p>Drains</p>') =>
  `<!doctype html><html lang="en"><head><title>Calloway</title>${head}</head><body>${body}</body></html>`
const style = (name: string, more = '') => `<link rel="stylesheet" href="/${name}.css"${more}>`
const styles = (count: number) => Array.from({ length: count }, (_, at) => style(`s${at}`)).join('')
const google = 'https://fonts.googleapis.com/css2?family=Inter'
const pictures = (tag: string) => Array.from({ length: 16 }, (_, i) => tag.replace('?', `${i}`)).join('')
const words = 'drains are cleaned quickly '.repeat(40)

const cases: readonly (readonly [PageCheck, string, string])[] = [
  [
    libraryTwice,
    pageOf('<script src="/jquery-1.12.1.min.js"></script><script src="/js/jquery.min.js"></script>'),
    'found',
  ],
  [libraryTwice, pageOf('<script src="/jquery.min.js"></script><script src="/jquery.cookie.js"></script>'), 'ok'],
  [libraryTwice, pageOf('<script src="/js/slides.js"></script><script src="/js/slides.js"></script>'), 'found'],
  [
    libraryTwice,
    pageOf('<script src="https://w.example/a.js"></script><script src="https://w.example/a.js"></script>'),
    'ok',
  ],
  [libraryTwice, pageOf('<script src="/swiper.js"></script><script nomodule src="/swiper.min.js"></script>'), 'ok'],
  [renderBlocking, pageOf('<script src="/jquery.js"></script>'), 'found'],
  [renderBlocking, pageOf('<script src="http://old.example/jquery.js"></script>'), 'ok'],
  [renderBlocking, pageOf('<script src="https://old.example/jquery.js"></script>'), 'found'],
  [renderBlocking, pageOf(`${styles(3)}<link rel="stylesheet" href="http://old.example/a.css">`), 'ok'],
  [renderBlocking, pageOf(styles(4)), 'found'],
  [renderBlocking, pageOf(styles(3)), 'ok'],
  [
    renderBlocking,
    pageOf(`${styles(3)}${style('print', ' media="print"')}${style('wide', ' media="(min-width: 900px)"')}`),
    'ok',
  ],
  [renderBlocking, pageOf('<script src="/a.js" defer></script><script src="/b.js" async></script>'), 'ok'],
  [renderBlocking, pageOf('<script type="module" src="/a.js"></script><script>var a = 1</script>'), 'ok'],
  [renderBlocking, pageOf('', '<script src="/a.js"></script>'), 'ok'],
  [webFontsBlocking, pageOf(`<link rel="stylesheet" href="${google}">`), 'found'],
  [webFontsBlocking, pageOf(`<style>@import url("${google}");</style>`), 'found'],
  [webFontsBlocking, pageOf('<style>@font-face{font-family:A;src:url(/a.woff2)}</style>'), 'found'],
  [webFontsBlocking, pageOf(`<link rel="stylesheet" href="${google}&amp;display=swap">`), 'ok'],
  [
    webFontsBlocking,
    pageOf('<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons">'),
    'ok',
  ],
  [webFontsBlocking, pageOf('<style>@font-face{font-family:A;src:url(/a.woff2);font-display:swap}</style>'), 'ok'],
  [
    webFontsBlocking,
    pageOf(
      '<style>@font-face{font-family:A;src:url(/a.woff2);font-display:swap}@font-face{font-family:B;src:local(Arial)}</style>',
    ),
    'ok',
  ],
  [imageDimensionsMissing, pageOf('', '<img src="/a.jpg" alt="">'), 'found'],
  [imageDimensionsMissing, pageOf('', '<img src="/a.jpg" alt="" width="300">'), 'found'],
  [imageDimensionsMissing, pageOf('', '<img src="/a.jpg" alt="" width="300" height="200">'), 'ok'],
  [imageDimensionsMissing, pageOf('', '<img src="/a.jpg" alt="" height="200">'), 'ok'],
  [imageDimensionsMissing, pageOf('', '<img src="/a.jpg" alt="" style="aspect-ratio: 3 / 2">'), 'ok'],
  [imageDimensionsMissing, pageOf('', '<noscript><img src="/pixel.gif" alt=""></noscript>'), 'not_applicable'],
  [
    imageDimensionsMissing,
    pageOf('', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'),
    'not_applicable',
  ],
  [
    lcpImageLazy,
    pageOf('', '<main><h1>Drains</h1><img src="/a.jpg" alt="" width="1200" height="600" loading="lazy"></main>'),
    'found',
  ],
  [lcpImageLazy, pageOf('', '<img src="/a.jpg" alt="" loading="lazy" fetchpriority="high">'), 'found'],
  [picturesAllAtOnce, pageOf('', pictures('<img src="/p?.jpg" alt="">')), 'found'],
  [picturesAllAtOnce, pageOf('', pictures('<img src="/p?.jpg" alt="" loading="lazy">')), 'ok'],
  [picturesAllAtOnce, pageOf('', pictures('<img src="/p?.svg" alt="">')), 'ok'],
  [picturesAllAtOnce, pageOf('', pictures('<img src="/p?.jpg" alt="" width="40">')), 'ok'],
  [picturesAllAtOnce, pageOf('', pictures('<img src="/stars.png" alt="">')), 'ok'],
  [
    lcpImageLazy,
    pageOf(
      '',
      '<main><img src="/a.jpg" alt="" width="1200" height="600"><img src="/b.jpg" alt="" width="900" loading="lazy"></main>',
    ),
    'ok',
  ],
  [
    lcpImageLazy,
    pageOf('', `<main><p>${words}</p><img src="/a.jpg" alt="" width="1200" loading="lazy"></main>`),
    'not_applicable',
  ],
  [
    lcpImageLazy,
    pageOf('', '<main><img src="/icon.png" alt="" width="48" height="48" loading="lazy"></main>'),
    'not_applicable',
  ],
  [domTooLarge, pageOf('', '<p>x</p>'.repeat(1_600)), 'found'],
  [domTooLarge, pageOf('', '<p>x</p>'.repeat(1_400)), 'ok'],
  [iframeHeavy, pageOf('', '<iframe src="https://video.example/" title="Video"></iframe>'.repeat(6)), 'found'],
  [iframeHeavy, pageOf('', '<iframe src="https://video.example/" title="Video"></iframe>'.repeat(5)), 'ok'],
  [fileCount, pageOf(styles(101)), 'found'],
  [fileCount, pageOf(style('same').repeat(101)), 'ok'],
]

test.each(cases.map(([check, html, state]) => ({ check, html, state })))(
  '$check.id on $html: $state',
  ({ check, html, state }) => {
    expect(check.look(viewOf({ html })).state).toBe(state)
  },
)

test.each([
  ['photo-12.jpg', 'found'],
  ['photos/thumb_12.jpg', 'ok'],
  ['photos/tn/12.jpg', 'ok'],
  ['photo-12-150x150.jpg', 'ok'],
])('fifteen pictures like %s at once: %s', (name, state) => {
  const pictures = Array.from({ length: 15 }, (_, nth) => `<img src="/${name.replace('12', String(nth + 10))}" alt="">`)
  expect(picturesAllAtOnce.look(viewOf({ html: pageOf('', pictures.join('')) })).state).toBe(state)
})

test('evidence counts what blocks and names the first', () => {
  const outcome = renderBlocking.look(viewOf({ html: pageOf(`\n<script src="/jquery.js"></script>${styles(2)}`) }))
  const evidence = `1 script and 2 stylesheets in the head, the first: ${site_url}jquery.js`
  expect(outcome).toEqual({ state: 'found', occurrences: [{ url: site_url, line: 2, evidence }] })
})

test('pictures without room are told once per page', () => {
  const html = pageOf(
    '',
    '<img src="/a.jpg" alt=""><img src="/b.jpg" alt=""><img src="/c.jpg" alt="" width="1" height="1">',
  )
  expect(imageDimensionsMissing.look(viewOf({ html }))).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: 1, evidence: '<img src="/a.jpg"> and 1 more of 3' }],
  })
})

test.each([
  [2_500_000, 'found'],
  [1_900_000, 'ok'],
])('%i bytes of HTML: %s', (decoded_bytes, state) => {
  expect(htmlTooLarge.look(viewOf({ html: pageOf(''), response: { decoded_bytes } })).state).toBe(state)
})

test('pictures written into the page are found, and their weight is told once', () => {
  const look = (chars: number) => {
    const view = viewOf({ html: pageOf('', `<img src="data:image/png;base64,${'A'.repeat(chars)}" alt="">`) })
    return [htmlTooLarge.look(view), tokenWeight.look(view)]
  }
  expect(look(300_000)).toMatchObject([
    { occurrences: [{ evidence: '300 kB, 300 of them pictures or fonts written into the page' }] },
    { state: 'ok' },
  ])
  expect(look(100_000)).toMatchObject([{ state: 'ok' }, { state: 'found' }])
})

test('a box around all of the page may be its veil', () => {
  const page = (style: string, body: string) =>
    pageVeiled.look(viewOf({ html: `<html><head><style>${style}</style></head><body>${body}</body></html>` })).state
  expect(page('#page { opacity: 0 }', '<div id="page"><p>Hi</p></div>')).toBe('found')
  expect(page('#page { opacity: 0 }', '<main><div id="page"><p>Hi</p></div></main>')).toBe('ok')
  expect(page('#page { opacity: 0; animation: show 1s forwards }', '<div id="page"><p>Hi</p></div>')).toBe('ok')
  expect(page('#slide { opacity: 0 }', '<div id="slide"><p>Hi</p></div>')).toBe('ok')
})

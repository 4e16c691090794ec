import { expect, test } from 'vitest'
import {
  answerableBasics,
  authorOrOwnerNamed,
  entitySameas,
  faqContentMissing,
} from '#src/engines/audit/checks/ai/answers-on-site.ts'
import { datesMissing, tokenWeight } from '#src/engines/audit/checks/ai/page-information.ts'
import { contentRequiresJs, nosnippetBlocksAi } from '#src/engines/audit/checks/ai/readable-pages.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const pageOf = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Calloway</title>${head}</head><body>${body}</body></html>`
const words = (count: number) => 'drains are cleaned quickly '.repeat(count / 4)
const script = '<script src="/app.js"></script>'
const filling = '<script>fetch("/pages.json").then(page => { box.innerHTML = page.content })</script>'

const cases: readonly (readonly [PageCheck, string, string])[] = [
  [contentRequiresJs, pageOf(`<div id="root"></div>${script}`), 'found'],
  [contentRequiresJs, pageOf(`<noscript>You need to enable JavaScript to run this app.</noscript>${script}`), 'found'],
  [contentRequiresJs, pageOf(`<div id="root"><p>${words(80)}</p></div>${script}`), 'ok'],
  [contentRequiresJs, pageOf(`<p>Thank you.</p>${script}<noscript><img src="/p.gif" alt=""></noscript>`), 'ok'],
  [contentRequiresJs, pageOf('<div id="root"></div>'), 'ok'],
  [contentRequiresJs, pageOf(`<nav>${words(80)}</nav><main><div id="shop-content"></div></main>${filling}`), 'found'],
  [contentRequiresJs, pageOf(`<nav>${words(80)}</nav><main><div id="shop-content"></div></main>${script}`), 'ok'],
  [contentRequiresJs, pageOf(`<main>${words(80)}<div id="news-content"></div></main>${filling}`), 'ok'],
  [nosnippetBlocksAi, pageOf('', '<meta name="robots" content="index, nosnippet">'), 'found'],
  [nosnippetBlocksAi, pageOf('', '<meta name="googlebot" content="max-snippet: 0">'), 'found'],
  [nosnippetBlocksAi, pageOf('', '<meta name="robots" content="max-snippet:-1, max-image-preview:large">'), 'ok'],
  [nosnippetBlocksAi, pageOf('', '<meta name="gptbot" content="nosnippet">'), 'ok'],
  [tokenWeight, pageOf(`<script>${'x'.repeat(70_000)}</script><p>Hello</p>`), 'found'],
  [tokenWeight, pageOf(`<p>${words(20_000)}</p>`), 'ok'],
]

test.each(cases.map(([check, html, state]) => ({ check, html, state })))(
  '$check.id: $state',
  ({ check, html, state }) => {
    expect(check.look(viewOf({ html })).state).toBe(state)
  },
)

test.each([
  ['nosnippet', 'found'],
  ['googlebot: nosnippet', 'found'],
  ['max-snippet:0', 'found'],
  ['max-snippet:-1', 'ok'],
  ['max-image-preview: none', 'ok'],
  ['otherbot: nosnippet', 'ok'],
  ['noarchive', 'ok'],
])('X-Robots-Tag: %s: %s', (value, state) => {
  const page = viewOf({ html: pageOf(''), response: { headers: [['x-robots-tag', value]] } })
  expect(nosnippetBlocksAi.look(page).state).toBe(state)
})

test('a page that is not listed at all may forbid quotes', () => {
  const html = pageOf('', '<meta name="robots" content="noindex, nosnippet">')
  expect(nosnippetBlocksAi.look(viewOf({ html, indexable: false })).state).toBe('not_applicable')
})

test('what is kept out of search on purpose may be a program, but never the front page', () => {
  const html = pageOf(`<div id="root"></div>${script}`)
  expect(contentRequiresJs.look(viewOf({ html, kind: 'other', indexable: false })).state).toBe('not_applicable')
  expect(contentRequiresJs.look(viewOf({ html, kind: 'other' })).state).toBe('found')
  expect(contentRequiresJs.look(viewOf({ html, kind: 'home', indexable: false })).state).toBe('found')
})

test('an article without a date is told of, other pages need none', () => {
  const html = pageOf(`<main>${words(240)}</main>`)
  expect(datesMissing.look(viewOf({ html, kind: 'article' })).state).toBe('found')
  expect(datesMissing.look(viewOf({ html, kind: 'service' })).state).toBe('not_applicable')
  const dated = pageOf(`<main><time datetime="2026-03-01">March 1, 2026</time> ${words(240)}</main>`)
  expect(datesMissing.look(viewOf({ html: dated, kind: 'article' })).state).toBe('ok')
  const line = '<div><span>March 1, 2026</span><span>4 min read</span></div>'
  const joined = pageOf(`<main>${line}${words(240)}</main>`)
  expect(datesMissing.look(viewOf({ html: joined, kind: 'article' })).state).toBe('ok')
  const european = pageOf(`<main><p>12 Oct 2012</p>${words(240)}</main>`)
  expect(datesMissing.look(viewOf({ html: european, kind: 'article' })).state).toBe('ok')
  const told = pageOf(`<main><p>On March 1, 2019 ${words(240)}</p></main>`)
  expect(datesMissing.look(viewOf({ html: told, kind: 'article' })).state).toBe('found')
})

const address = '<p>2200 Wilson Blvd, Arlington, VA 22201</p>'
const full = `${address}<p>Call (703) 555-0142</p><p>Mon-Fri 8am-5pm</p><p>From $99 a visit</p><form><input name="a"></form>`

test.each([
  ['nothing but an address', address, {}, 'found'],
  ['everything', full, {}, 'ok'],
  ['all but prices and hours', `${address}<a href="tel:+17035550142">Call</a><form><input name="a"></form>`, {}, 'ok'],
  [
    'a number to call for orders',
    `${address}<p>Mon-Fri 8am-5pm</p><p>Call us at (703) 555-0142 to order.</p>`,
    {},
    'ok',
  ],
  ['a number to tap', `${address}<p>Mon-Fri 8am-5pm</p><a href="tel:+17035550142">(703) 555-0142</a>`, {}, 'ok'],
  ['a bare number', `${address}<p>Phone (703) 555-0142</p>`, {}, 'found'],
  ['no business at all', '<p>Reference of functions</p>', {}, 'not_applicable'],
  ['an address, half the site read', address, { stopped_by: 'pages' as const }, 'not_checked'],
])('a site that states %s: %s', (_what, body, done, state) => {
  const site = siteOf([{ html: pageOf(body) }])
  expect(answerableBasics.look({ ...site, done: { ...site.done, ...done } }).state).toBe(state)
})

test('what a script of the site says of the way to reach it is not told as missing', () => {
  const drawn = 'document.body.innerHTML += \'<a href="tel:+17035550142">Call (703) 555-0142</a>\''
  const own_scripts = [{ url: `${site_url}footer.js`, ...ownScript(drawn) }]
  const site = siteOf([{ html: pageOf(`${address}<p>Mon-Fri 8am-5pm</p>`) }])
  expect(answerableBasics.look(site).state).toBe('found')
  expect(answerableBasics.look({ ...site, own_scripts }).state).toBe('ok')
})

test.each([
  ['no questions', '', 'found'],
  ['questions as headings', '<h2>Do you work Sundays?</h2><h2>What does it cost?</h2><h2>How fast are you?</h2>', 'ok'],
  [
    'questions in buttons',
    '<button>Do you work Sundays?</button><button>What is it?</button><button>How fast is it?</button>',
    'ok',
  ],
  [
    'questions in bold, each before its answer',
    '<p><strong>Do you work Sundays?</strong><br>We do.</p><p><strong>What does it cost?</strong> Ninety dollars.</p><p><strong>Any dogs in the shop?</strong><br>Only ours.</p>',
    'ok',
  ],
  [
    'questions that only lead on',
    '<p>Tired of leaks? Call us.</p><p>Ready to begin? Write to us.</p><p>Looking for more? See our work.</p>',
    'found',
  ],
  ['a link to them', '<a href="/help/">Frequently asked questions</a>', 'ok'],
])('a site with %s', (_what, body, state) => {
  expect(faqContentMissing.look(siteOf([{ html: pageOf(address + body) }])).state).toBe(state)
})

const business = (same_as: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway","address":{"@type":"PostalAddress","addressLocality":"Arlington"}${same_as}}</script>`
const profile = '<a href="https://www.facebook.com/callowayplumbing">Facebook</a>'

test.each([
  ['no sameAs', business('') + profile, 'found'],
  ['a sameAs', business(',"sameAs":["https://www.facebook.com/callowayplumbing"]') + profile, 'ok'],
  ['no profiles', business(''), 'not_applicable'],
  ['no structured data', profile, 'not_applicable'],
])('a business with %s', (_what, body, state) => {
  expect(entitySameas.look(siteOf([{ html: pageOf(body) }])).state).toBe(state)
})

test('articles that nobody signs are told of', () => {
  const home = { html: pageOf('<p>Drains</p>') }
  const article = (body: string) => ({ html: pageOf(body), url: `${site_url}blog/a/`, kind: 'article' as const })
  expect(authorOrOwnerNamed.look(siteOf([home, article('<p>Advice</p>')])).state).toBe('found')
  const signed = article('<a rel="author" href="/about/">Dana Calloway</a><p>Advice</p>')
  expect(authorOrOwnerNamed.look(siteOf([home, signed])).state).toBe('ok')
  expect(authorOrOwnerNamed.look(siteOf([home])).state).toBe('not_applicable')
})

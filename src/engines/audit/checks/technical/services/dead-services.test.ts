import { expect, test } from 'vitest'
import { analyticsPlaceholder, deadCdn } from '#src/engines/audit/checks/technical/services/dead-services.ts'
import { placeholderKey } from '#src/engines/audit/checks/technical/services/placeholder-key.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (head: string) => viewOf({ html: `<!doctype html><head><title>C</title>\n${head}</head>` })

test.each([
  'http://personal.crocodoc.com/1a2?embedded=true',
  'http://widgets.twimg.com/j/2/widget.js',
  'https://cdn.rawgit.com/a/b/master/c.js',
  'https://html5shim.googlecode.com/svn/trunk/html5.js',
  'https://cdn.polyfill.io/v3/polyfill.min.js',
  'http://www.google.com/recaptcha/api/challenge?k=6Lc',
  'https://s7.addthis.com/js/300/addthis_widget.js',
  'http://maps.google.com/maps?file=api&amp;v=2&amp;key=abc',
  'https://apis.google.com/js/plusone.js',
  'https://apis.google.com/js/client:platform.js',
  'http://spreadsheets.google.com/embeddedform?formkey=abc',
])('a closed service: %s', src => {
  expect(deadCdn.look(page(`<script src="${src}"></script>`))).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2 }],
  })
})

test.each([
  'https://cdn.jsdelivr.net/npm/a.js',
  'https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js',
  'https://www.calloway.example/rawgit.com/a.js',
  'https://apis.google.com/js/platform.js',
  'https://www.google.com/recaptcha/api.js?render=6Lc',
  'https://maps.googleapis.com/maps/api/js?v=3&amp;key=AIzaSyA1',
  'https://maps.google.com/maps/api/js?sensor=true',
])('a service that lives: %s', src => {
  expect(deadCdn.look(page(`<script src="${src}"></script>`)).state).toBe('ok')
})

const gtag = (id: string) => `<script>window.dataLayer = []; gtag('config', '${id}')</script>`

test.each([
  ['UA-XXXXX-Y', 'UA-XXXXX-Y'],
  ['G-XXXXXXXXXX', 'G-XXXXXXXXXX'],
  ['GTM-XXXXXX', 'GTM-XXXXXX'],
  ['UA-4213377-1', 'UA-4213377-1 (stopped in July 2023)'],
  ['GA_MEASUREMENT_ID', 'GA_MEASUREMENT_ID'],
  ['YOUR_GA_ID', 'YOUR_GA_ID'],
  ['G-YOUR_ID_HERE', 'G-YOUR_ID_HERE'],
  ['GTM-YOUR_ID', 'GTM-YOUR_ID'],
])('nobody is counted by %s', (id, evidence) => {
  expect(analyticsPlaceholder.look(page(gtag(id)))).toMatchObject({ state: 'found', occurrences: [{ evidence }] })
})

test('an id in the address of the code alone', () => {
  const loaded = '<script async src="https://www.googletagmanager.com/gtag/js?id=YOUR_TRACKING_ID"></script>'
  expect(analyticsPlaceholder.look(page(loaded))).toMatchObject({ occurrences: [{ evidence: 'YOUR_TRACKING_ID' }] })
  expect(placeholderKey.look(page(loaded)).state).toBe('ok')
})

test('an id that is no blank, or none at all', () => {
  const code = `<script>gtag('config', measurement_id); gtag('event', 'order_tracking_opened'); gtag('event', 'your_visit')</script>`
  expect(analyticsPlaceholder.look(page(code)).state).toBe('not_applicable')
})

test('a working id, also beside a stopped one', () => {
  expect(analyticsPlaceholder.look(page(gtag('G-4K7Q2ZPL9M'))).state).toBe('ok')
  expect(analyticsPlaceholder.look(page(gtag('G-4K7Q2ZPL9M') + gtag('UA-4213377-1'))).state).toBe('ok')
})

test.each([
  ["_paq.push(['setSiteId', '4'])", 'ok'],
  ["_paq.push(['setSiteId', 'SITE_ID'])", 'found'],
  ["fbq('init', '4713320017')", 'found'],
])('a stopped id beside another counter: %s', (code, state) => {
  const html = `${gtag('UA-4213377-1')}<script>${code}</script>`
  expect(analyticsPlaceholder.look(page(html)).state).toBe(state)
})

test('a page without statistics', () => {
  expect(analyticsPlaceholder.look(page('')).state).toBe('not_applicable')
})

test('the page for what is missing counts nobody either, and is no page of its own', () => {
  const html = `<!doctype html><title>C</title>${gtag('G-XXXXXXXXXX')}`
  expect(analyticsPlaceholder.look(viewOf({ html, response: { status: 404 } })).state).toBe('not_applicable')
})

import { expect, test } from 'vitest'
import {
  canonicalHeaderMismatch,
  canonicalMissing,
  canonicalMultiple,
  canonicalOutsideHead,
} from '#src/engines/audit/checks/technical/canonicals/canonical-tags.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'

const tag = (href: string) => `<link rel="canonical" href="${href}">`
const page = (head: string, body = '') =>
  viewOf({ html: `<!doctype html><html><head><title>C</title>\n${head}</head><body>${body}</body></html>` })
const withLink = (link: string, head = tag(site_url)) =>
  viewOf({ html: `<!doctype html><head><title>C</title>${head}</head>`, response: { headers: [['link', link]] } })
const noindex = viewOf({ html: '<!doctype html><title>C</title>', indexable: false })

test('two different canonicals', () => {
  const outcome = canonicalMultiple.look(page(tag(site_url) + tag(`${site_url}a`)))
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2, evidence: `${site_url} and ${site_url}a` }],
  })
})

test('the same canonical twice, and one', () => {
  expect(canonicalMultiple.look(page(tag(site_url) + tag('/'))).state).toBe('ok')
  expect(canonicalMultiple.look(page(tag(site_url))).state).toBe('ok')
})

test('a canonical after an element that ends the head', () => {
  const outcome = canonicalOutsideHead.look(page(`<img src="pixel.gif">${tag(site_url)}`))
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ line: 2 }] })
  expect(JSON.stringify(outcome)).toContain('<img> in line 2 ended the head')
})

test.each([
  ['in the head', page(tag(site_url))],
  ['after a noscript in the head', page(`<noscript><link rel="stylesheet" href="a.css"></noscript>${tag(site_url)}`)],
  ['in the head and again in the body', page(tag(site_url), tag(site_url))],
  ['nowhere', page('')],
])('a canonical %s does not stand outside the head', (_, view) => {
  expect(canonicalOutsideHead.look(view).state).not.toBe('found')
})

test.each([
  [`<${site_url}other>; rel="canonical"`, 'found'],
  [`<${site_url}other>; title="x"; rel=canonical`, 'found'],
  [`</a.css>; rel=preload, <${site_url}other>; rel="canonical"`, 'found'],
  [`<${site_url}>; rel="canonical"`, 'ok'],
  ['</>; rel="canonical"', 'ok'],
  ['<https://www.calloway.example/wp-json/>; rel="https://api.w.org/"', 'not_applicable'],
  [`<${site_url}other>; rel="alternate"`, 'not_applicable'],
])('header %s against the tag: %s', (link, state) => {
  expect(canonicalHeaderMismatch.look(withLink(link)).state).toBe(state)
})

test('no canonical at all', () => {
  expect(canonicalMissing.look(page('')).state).toBe('found')
})

test('a canonical in a header, or in the body, is not missing; a page that is not listed needs none', () => {
  expect(canonicalMissing.look(withLink(`<${site_url}>; rel="canonical"`, '')).state).toBe('ok')
  expect(canonicalMissing.look(page('', tag(site_url))).state).toBe('ok')
  expect(canonicalMissing.look(noindex).state).toBe('not_applicable')
})

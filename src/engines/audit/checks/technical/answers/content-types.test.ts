import { expect, test } from 'vitest'
import { contentTypeMismatch } from '#src/engines/audit/checks/technical/answers/content-types.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const home = { html: '<!doctype html><title>C</title>' }
function asset(path: string, content_type: string, status = 200): LinkChecked {
  const { response } = viewOf({ ...home, url: site_url + path, response: { content_type, status } })
  return {
    type: 'link_checked',
    url: response.url,
    kind: 'asset',
    found_on: site_url,
    external: false,
    result: response,
    problem: null,
  }
}
const look = (...links_checked: readonly LinkChecked[]) => contentTypeMismatch.look(siteOf([home], { links_checked }))

test.each([
  ['a.css', 'text/html'],
  ['a.css', 'text/plain'],
  ['a.js', 'text/html'],
])('%s sent as %s', (path, type) => {
  expect(look(asset(path, type))).toMatchObject({ state: 'found', occurrences: [{ url: site_url }] })
})

test.each([
  ['a.css', 'text/css', 200],
  ['a.js', 'application/javascript', 200],
  ['a.js', 'application/x-javascript', 200],
  ['a.css', '', 200],
  ['a.jpg', 'image/webp', 200],
  ['a.css', 'text/html', 404],
])('%s sent as %j with status %i is no mistake of the type', (path, type, status) => {
  expect(look(asset(path, type, status), asset('ok.css', 'text/css')).state).toBe('ok')
})

test('a page sent as plain text', () => {
  const sent_as_text = [{ url: `${site_url}menu`, content_type: 'text/plain' }]
  expect(contentTypeMismatch.look(siteOf([home], { sent_as_text }))).toEqual({
    state: 'found',
    occurrences: [{ url: `${site_url}menu`, line: null, evidence: 'a web page, sent as text/plain' }],
  })
})

test('a page sent without a type is read as one, and told of', () => {
  const response = { looks_like_html: true, content_type: '' }
  const outcome = contentTypeMismatch.look(siteOf([{ ...home, response }]))
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ evidence: 'a web page, sent as no type at all' }] })
})

test('nothing was asked for', () => {
  expect(look().state).toBe('not_checked')
})

import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { formHandlerMissing } from './form-handlers-gone.ts'
import { searchResultsMissing } from './search-results.ts'

const contact =
  '<form action="send.php" method="post"><input name="email" type="email"><textarea name="message"></textarea></form>'
const siteWith = (body: string, status: number, program = 'search.php') =>
  siteOf([{ html: `<!doctype html><html lang="en"><head><title>Calloway</title></head><body>${body}</body></html>` }], {
    is_local_copy: true,
    links_checked: [
      { kind: 'handler', url: site_url + program, found_on: site_url, external: false, result: { status } },
    ] as unknown as SiteView['links_checked'],
  })
const box = '<form action="search.php"><input name="s" placeholder="Search"><button>Go</button></form>'

test('a box to search whose program is not there is told, and not as a form by which people write', () => {
  expect(searchResultsMissing.look(siteWith(box, 404))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'the search leads to /search.php, which answers 404' }],
  })
  expect(formHandlerMissing.look(siteWith(box + contact, 404)).state).not.toBe('found')
  expect(
    searchResultsMissing.look(
      siteWith('<form role="search" action="/search.php?lang=en"><input name="x"><input name="y"></form>', 404),
    ).state,
  ).toBe('found')
})

test.each([
  ['the program is there', box, 200, 'search.php'],
  ['the missing program is that of the contact form', box + contact, 404, 'send.php'],
  ['it asks for an email address', box.replace('"s" placeholder="Search"', '"email"'), 404, 'search.php'],
] as const)('nothing is told where %s', (_, body, status, program) => {
  expect(searchResultsMissing.look(siteWith(body, status, program)).state).not.toBe('found')
})

test('the program of a contact form is still told as missing beside a search', () => {
  expect(formHandlerMissing.look(siteWith(box + contact, 404, 'send.php')).state).toBe('found')
})

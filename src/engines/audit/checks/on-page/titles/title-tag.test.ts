import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { titleMissing, titleMultiple, titleOutsideHead } from './title-tag.ts'

const page = (head: string, body = '<p>Drains</p>') =>
  viewOf({ html: `<!doctype html><html lang="en"><head>\n${head}</head><body>${body}</body></html>` })

test.each([
  ['no title', '', '', 'No <title> on the page', null],
  ['an empty title', '<title> </title>', '', 'The title is empty: <title></title>', 2],
  ['a title in a drawing only', '', '<svg><title>Logo</title></svg>', 'No <title> on the page', null],
])('%s is missing', (_, head, body, evidence, line) => {
  const { url } = page('')
  expect(titleMissing.look(page(head, body))).toEqual({ state: 'found', occurrences: [{ url, line, evidence }] })
})

test('a page with a title, in whatever place, does not miss one', () => {
  expect(titleMissing.look(page('<title>Drains in Akron</title>')).state).toBe('ok')
  expect(titleMissing.look(page('', '<title>Drains in Akron</title>')).state).toBe('ok')
})

test('a missing title of a page that is not listed, drawn by a script or cut is not reported', () => {
  const html = '<html><head></head><body><div id="root"></div></body></html>'
  expect(titleMissing.look(viewOf({ html: '<p>Thanks</p>', indexable: false })).state).toBe('not_applicable')
  expect(titleMissing.look(viewOf({ html })).state).toBe('not_checked')
  expect(titleMissing.look(viewOf({ html: '<p>a', response: { truncated: true } })).state).toBe('not_checked')
})

test('a title in the body only stands in the wrong part', () => {
  expect(titleOutsideHead.look(page('', '<p>Hi</p><title>Drains</title>'))).toMatchObject({
    occurrences: [{ line: 2, evidence: '<title>Drains</title> in the body' }],
  })
  expect(titleOutsideHead.look(page('<title>Drains</title>', '<svg><title>Logo</title></svg>')).state).toBe('ok')
})

test('two titles are several; that of a drawing is none', () => {
  expect(titleMultiple.look(page('<title>One</title>\n<title>Two</title>'))).toMatchObject({
    occurrences: [{ line: 3, evidence: '2 titles: “One”, “Two”' }],
  })
  expect(titleMultiple.look(page('<title>One</title>', '<svg><title>Logo</title></svg>')).state).toBe('ok')
})

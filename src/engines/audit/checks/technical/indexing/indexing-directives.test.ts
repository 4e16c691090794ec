import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  nofollowPage,
  noindexPage,
  unavailableAfterPast,
} from '#src/engines/audit/checks/technical/indexing/indexing-directives.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const date = 'Sat, 21 Nov 2026 08:00:00 GMT'
const body = '<body><a href="/services/">Services</a>'
const meta = (content: string, name = 'robots') =>
  viewOf({
    html: `<!doctype html><head><title>C</title>\n<meta name="${name}" content="${content}"></head>${body}`,
    response: { headers: [['date', date]] },
  })
const header = (...values: string[]) =>
  viewOf({
    html: `<!doctype html><title>C</title>${body}`,
    response: { headers: [['date', date], ...values.map(value => ['x-robots-tag', value] as const)] },
  })

const fires: [string, PageCheck, ReturnType<typeof meta>][] = [
  ['noindex', noindexPage, meta('noindex, follow')],
  ['none', noindexPage, meta('NONE')],
  ['noindex for Google', noindexPage, meta('noindex', 'googlebot')],
  ['noindex in a header', noindexPage, header('noindex')],
  ['noindex in a header for Google', noindexPage, header('max-snippet: 20', 'googlebot: nofollow, noindex')],
  ['a day that has passed', unavailableAfterPast, meta('unavailable_after: 2025-03-01')],
  [
    'a day with commas that has passed',
    unavailableAfterPast,
    header('unavailable_after: Sat, 25 Jun 2025 15:00:00 GMT'),
  ],
  ['nofollow', nofollowPage, meta('index, nofollow')],
]
test.each(fires)('fires on %s', (_, check, view) => {
  expect(check.look(view)).toMatchObject({ state: 'found', occurrences: [{ url: view.url }] })
})

const isQuiet: [string, PageCheck, ReturnType<typeof meta>][] = [
  ['index', noindexPage, meta('index, follow, max-image-preview:large')],
  ['noindex for another crawler', noindexPage, meta('noindex', 'gptbot')],
  ['noindex in a header for another crawler', noindexPage, header('otherbot: noindex')],
  ['noimageindex', noindexPage, meta('noimageindex')],
  ['noindex away from the home page', noindexPage, { ...meta('noindex'), kind: 'thanks' }],
  ['a day to come', unavailableAfterPast, meta('unavailable_after: 2031-03-01')],
  ['nofollow on a page that is not listed', nofollowPage, { ...meta('noindex, nofollow'), indexable: false }],
]
test.each(isQuiet)('does not fire on %s', (_, check, view) => {
  expect(check.look(view).state).not.toBe('found')
})

test('evidence is the tag as it stands, with its line', () => {
  const outcome = noindexPage.look(meta('noindex, follow'))
  expect(outcome).toMatchObject({
    occurrences: [{ line: 2, evidence: '<meta name="robots" content="noindex, follow">' }],
  })
})

test('a date that cannot be read was not checked', () => {
  expect(unavailableAfterPast.look(meta('unavailable_after: some day')).state).toBe('not_checked')
})

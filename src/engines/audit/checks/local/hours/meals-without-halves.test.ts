import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(one) },
  { html: of(other), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (one: string, other: string) => localOutcome('named-times-differ', pages(one, other)).state

test.each<[string, string]>([
  ['<p>Happy hour Tuesday–Friday, 4 to 6 pm</p>', '<h2>Happy Hour</h2><p>Weekdays 3–5. $5 drafts.</p>'],
  ['<p>Sunday brunch is served 10 am to 2 pm.</p>', '<h1>Brunch</h1><p>Sundays only, 9 to 1</p>'],
  ['<p>A hot breakfast is served from 8 to 10 every morning.</p>', '<p>Breakfast is served from 8:30 to 9:30.</p>'],
  ['<p>Dinner: 5 pm - 9 pm</p>', '<p>Dinner</p><p>Served 5 to 10</p>'],
  ['<p>Happy hour: 3 pm - 6 pm daily</p>', '<p>Happy hour, 4-6 daily</p>'],
])('“%s” and “%s”', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['<p>Happy hour: 3 pm - 6 pm daily</p>', '<p>Happy hour, 3-6 daily</p>'],
  ['<p>Breakfast is served from 8 to 10.</p>', '<p>Breakfast for 6 to 8 people is $60.</p>'],
  ['<p>Dinner: 5 pm - 9 pm</p>', '<p>Dinner: 3 to 4 courses</p>'],
  ['<p>Dinner: Fridays 5 pm - 9 pm</p>', '<p>Dinner: Saturdays 5 to 10</p>'],
])('“%s” and “%s” agree', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})

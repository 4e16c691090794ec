import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Calloway</title><body>${body}</body></html>`
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(one) },
  { html: of(other), url: 'https://www.calloway.example/inner/', kind: 'other' },
]
const state = (one: string, other: string) => localOutcome('terms-differ-across-pages', pages(one, other)).state

test.each<[string, string]>([
  ['<h2>Adult Tap</h2><p>Mondays at 7.</p>', '<p>Adult Tap is on Mondays at 7:30 with Colette.</p>'],
  ['<h2>Teen Hip Hop</h2><p>Thursdays 6–7 pm</p>', '<p>Janelle’s Teen Hip Hop meets Thursdays at 6:30 pm.</p>'],
  ['<h3>Ballet II</h3><p>Ages 7-9, Tuesdays at 4:30.</p>', '<p>She teaches Ballet II on Wednesdays at 4:30.</p>'],
  ['<p>Gentle Yoga, Fridays at 9 am</p>', '<p>Gentle Yoga: every Friday at 10 am</p>'.replace(': every', ', every')],
  ['<p>Live jazz every Thursday</p>', '<p>Jazz night is every Friday.</p>'],
  ['<p>Trivia with Denny, Wednesdays at 7:30</p>', '<p>Trivia is Wednesdays at 8.</p>'],
  ['<p>Our book club meets every Tuesday.</p>', '<p>Book club meets on Mondays.</p>'],
])('“%s” and “%s”', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['<h2>Adult Tap</h2><p>Mondays at 7.</p>', '<p>Adult Tap is on Mondays at 7 pm with Colette.</p>'],
  ['<h2>Adult Tap</h2><p>Mondays at 7.</p>', '<p>Adult Tap meets Wednesdays at 6.</p>'],
  ['<h2>Ballet I</h2><p>Tuesdays at 4:30.</p>', '<h2>Ballet II</h2><p>Tuesdays at 5:30.</p>'],
  ['<h2>Adult Tap</h2><p>Mondays at 7.</p>', '<h2>Adult Tap</h2><p>Mondays at 7.</p><p>Adult Tap, Mondays at 8</p>'],
  ['<h2>Store Hours</h2><p>Mondays at 7.</p>', '<p>Store Hours: Mondays at 8</p>'],
  ['<p>Live jazz every Thursday</p>', '<p>Jazz every Thursday and every Friday</p>'],
  ['<p>Trivia every Wednesday</p>', '<p>Kids trivia on Sundays</p>'],
])('“%s” and “%s” may both be true', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})

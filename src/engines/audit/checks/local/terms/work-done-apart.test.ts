import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (name: string, body: string): ServedPage => ({
  html: htmlWith([], body),
  url: `https://www.calloway.example/${name}.html`,
  kind: 'service',
})
const look = (home: string, ...others: readonly string[]) =>
  localOutcome('terms-differ-across-pages', [
    { html: htmlWith([], `<p>${home}</p>`) },
    ...others.map((body, i) => page(`page${i}`, `<p>${body}</p>`)),
  ])
const slow = ['Most watch repairs are completed within 3-5 days.', 'Most clock repairs are finished in 2 weeks.']

test('work that takes longer kind by kind than it does in general is told', () => {
  expect(
    look('Most repairs completed within 24 hours.', slow[0] ?? '', 'Most clock repairs are completed within 2 weeks.'),
  ).toMatchObject({
    occurrences: [
      {
        evidence: expect.stringMatching(/“Most watch repairs are completed within 3-5 days”; “Most repairs completed/),
      },
    ],
  })
})

test.each<[string, string, ...string[]]>([
  ['one kind alone', 'Most repairs are completed within 24 hours.', slow[0] ?? ''],
  ['kinds that differ from each other', slow[0] ?? '', 'Most clock repairs are completed within 2 weeks.'],
  [
    'a kind on the front page',
    'Most phone repairs are completed within 1 hour.',
    'Repairs are completed within 24 hours.',
  ],
  ['the same day where it can be had', 'Same-day service available. Most watch repairs are completed within 3 days.'],
])('%s is no contradiction', (_, home, ...others) => {
  expect(look(home, ...others).state).not.toBe('found')
})

test('work of the same day on a page whose work takes days is told', () => {
  const html = (text: string) => `<p>Same-day service</p><p>${text}</p>`
  const of = (text: string) => localOutcome('terms-differ-across-pages', [page('watches', html(text))]).state
  expect(of('Most watch repairs are completed within 1-2 business days.')).toBe('found')
  expect(of('Most watch repairs are completed within 24 hours.')).not.toBe('found')
})

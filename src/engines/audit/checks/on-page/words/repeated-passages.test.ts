import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { repeatedPassages } from './repeated-passages.ts'

const answers = ['How fast do you come?', 'Do you take cards?', 'Do you work on Sundays?']
  .map(
    text =>
      `<button>${text}<span>+</span></button><p>${text.replace('?', '')}: we do, as a rule within the hour, whatever the weather.</p>`,
  )
  .join('')
const reviews = ['drains', 'pipes', 'taps']
  .map(of => `<p>“They mended our ${of} within the hour, were kind to the dog, and left no dirt.”</p><p>Ann P.</p>`)
  .join('')

const site = (count: number, shared: string) =>
  siteOf([
    { html: '<p>We mend pipes.</p>' },
    ...Array.from(
      { length: count },
      (_, i): ServedPage => ({
        html: `<main><h1>Work ${i}</h1><p>${`Word${i} `.repeat(30)}</p>${shared}</main>`,
        url: `${site_url}work-${i}`,
        kind: 'service',
      }),
    ),
  ])

test('the same answers, or reviews, on page after page are found', () => {
  expect(repeatedPassages.look(site(4, answers))).toMatchObject({
    occurrences: expect.arrayContaining([
      expect.objectContaining({ evidence: '3 answers that stand on 4 pages word for word' }),
    ]),
  })
  expect(repeatedPassages.look(site(5, reviews))).toMatchObject({
    occurrences: expect.arrayContaining([
      expect.objectContaining({ evidence: '3 reviews that stand on 5 pages word for word' }),
    ]),
  })
})

test('a few pages may share them', () => {
  expect(repeatedPassages.look(site(3, answers)).state).toBe('ok')
  expect(repeatedPassages.look(site(6, '')).state).toBe('ok')
})

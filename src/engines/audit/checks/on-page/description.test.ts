import { expect, test } from 'vitest'
import {
  descriptionMissing,
  descriptionMultiple,
  descriptionTooLong,
  descriptionTooShort,
} from '#src/engines/audit/checks/on-page/description.ts'
import { viewOf } from '#tests/support/audit-views.ts'

const described = (...contents: string[]) => {
  const metas = contents.map(content => `<meta name="description" content="${content}">`).join('\n')
  return viewOf({ html: `<html lang="en"><head><title>Drains</title>\n${metas}</head><body></body></html>` })
}
const good = 'Clogged drain in Akron? Calloway Plumbing comes the same day, clears it and shows you why it clogged.'
const long = `${good} Family-owned since 1987, licensed and insured, with hundreds of five-star reviews from your neighbors.`

test('an absent and an empty description are missing', () => {
  expect(descriptionMissing.look(described())).toMatchObject({ occurrences: [{ line: null }] })
  expect(descriptionMissing.look(described(' '))).toMatchObject({
    occurrences: [{ line: 2, evidence: 'The description is empty' }],
  })
  expect(descriptionMissing.look(described(good)).state).toBe('ok')
  expect(descriptionMissing.look({ ...described(), indexable: false }).state).toBe('not_applicable')
})

test('two descriptions are several, and their length is not judged as well', () => {
  expect(descriptionMultiple.look(described('Drains', 'Pipes'))).toMatchObject({
    occurrences: [{ line: 3, evidence: '2 descriptions: “Drains”, “Pipes”' }],
  })
  expect(descriptionMultiple.look(described(good)).state).toBe('ok')
  expect(descriptionTooShort.look(described('Drains', 'Pipes')).state).toBe('not_applicable')
})

test('length is judged at both ends', () => {
  expect(descriptionTooShort.look(described('Drains in Akron'))).toMatchObject({
    occurrences: [{ evidence: '“Drains in Akron” (15 characters)' }],
  })
  expect(descriptionTooShort.look(described(good)).state).toBe('ok')
  expect(descriptionTooLong.look(described(long)).state).toBe('found')
  expect(descriptionTooLong.look(described(good)).state).toBe('ok')
})

test('a description for sharing is none for search results', () => {
  const html = `<html><head><meta property="og:description" content="${good}"></head><body></body></html>`
  expect(descriptionMissing.look(viewOf({ html })).state).toBe('found')
})

test('white space within a description counts as search engines show it', () => {
  const spread = good.replace(' comes', '\n                         comes')
  expect(descriptionTooLong.look(described(spread)).state).toBe('ok')
})

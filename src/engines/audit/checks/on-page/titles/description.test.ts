import { expect, test } from 'vitest'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { descriptionMissing, descriptionMultiple, descriptionTooLong, descriptionTooShort } from './description.ts'

const htmlOf = (contents: readonly string[]) => {
  const metas = contents.map(content => `<meta name="description" content="${content}">`).join('\n')
  return `<html lang="en"><head><title>Drains</title>\n${metas}</head><body></body></html>`
}
const described = (...contents: string[]) => viewOf({ html: htmlOf(contents) })
const sited = (...contents: string[]) => siteOf([{ html: htmlOf(contents) }])
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

test('a description under a misspelled name is missing', () => {
  const named = (name: string) => viewOf({ html: `<title>Drains</title>\n<meta name="${name}" content="${good}">` })
  expect(descriptionMissing.look(named('discription'))).toMatchObject({
    occurrences: [{ line: 2, evidence: '<meta name="discription"> is misspelled, and nobody reads it' }],
  })
  expect(descriptionMissing.look(named('dc.description'))).toMatchObject({ occurrences: [{ line: null }] })
  const by_equiv = viewOf({ html: `<title>Drains</title>\n<meta http-equiv="description" content="${good}">` })
  expect(descriptionMissing.look(by_equiv)).toMatchObject({
    occurrences: [{ line: 2, evidence: '<meta http-equiv="description"> is read by nobody: write name=' }],
  })
})

test('two descriptions are several, and their length is not judged as well', () => {
  expect(descriptionMultiple.look(described('Drains', 'Pipes'))).toMatchObject({
    occurrences: [{ line: 3, evidence: '2 descriptions: “Drains”, “Pipes”' }],
  })
  expect(descriptionMultiple.look(described(good)).state).toBe('ok')
  expect(descriptionTooShort.look(sited('Drains', 'Pipes')).state).toBe('ok')
})

test('length is judged at both ends', () => {
  expect(descriptionTooShort.look(sited('Drains in Akron'))).toMatchObject({
    occurrences: [{ evidence: '“Drains in Akron” (15 characters)' }],
  })
  expect(descriptionTooShort.look(sited(good)).state).toBe('ok')
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

test('a short description that pages share is told as that, and a blank of a template as unwritten', () => {
  const page = (path: string, content: string) => ({ url: `${site_url}${path}`, html: htmlOf([content]) })
  const shared = [page('', 'Drains in Akron'), page('pipes', 'Drains in Akron'), page('sinks', 'Sinks in Akron')]
  expect(descriptionTooShort.look(siteOf(shared))).toMatchObject({ occurrences: [{ url: `${site_url}sinks` }] })
  expect(descriptionTooShort.look(sited('[-- PAGE.Description --]')).state).toBe('ok')
})

test('a long description that was cut to a length is told as that', () => {
  expect(descriptionTooLong.look(described(`${long} Call us for a visit and`)).state).toBe('ok')
})

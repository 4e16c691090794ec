import { expect, test } from 'vitest'
import { guarantee } from '#src/content/claims.ts'
import { guaranteeTerms } from '#src/content/guarantee-terms.ts'
import { dominatorNotes } from '#src/content/plans.ts'
import { termsOfService } from '#src/content/terms-of-service.ts'

const section = (id: string) => termsOfService.find(candidate => candidate.id === id)

test('the terms hold the guarantee with every condition', () => {
  expect(section('guarantee')?.paragraphs).toContain(guarantee.text)
  expect(section('guarantee')?.points).toEqual(guaranteeTerms)
})

test('each star is explained under the feature that carries it', () => {
  const points = section('plans')?.points ?? []
  expect(points.find(point => point.title === 'Onsite SEO optimization*')?.text).toBe(dominatorNotes[0].text)
  expect(points.find(point => point.title === 'Blog writing**')?.text).toBe(dominatorNotes[1].text)
})

test('the terms promise no ranking', () => {
  expect(JSON.stringify(termsOfService)).not.toMatch(/guarantee[sd]? (a |the )?(rank|first|top)/i)
})

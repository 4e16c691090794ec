import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { schoolsAgainstPage } from './schools-against-page.ts'

const look = (alumni_of: unknown, body: string, title = 'Ann Stroud') => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: 'Ann B. Stroud', alumniOf: alumni_of }],
  }
  return schoolsAgainstPage.look(
    viewOf({
      html: `<title>${title}</title><h1>${title}</h1><script type="application/ld+json">${JSON.stringify(data)}</script>${body}`,
      url: 'https://www.marlow.example/attorneys/one.html',
      kind: 'other',
    }),
  ).state
}
const tulane = [{ '@type': 'EducationalOrganization', name: 'Tulane University Law School' }]
const own = '<h2>Education</h2><p>J.D., Mercer University School of Law, 2009</p><p>B.A., Rice University, 2006</p>'

test('a school of the data that the page leaves out for another one is found', () => {
  expect(look(tulane, own)).toBe('found')
  expect(look('Tulane University', own)).toBe('found')
  expect(look(tulane, '<p>She graduated from the University of Georgia with honors.</p>')).toBe('found')
})

test.each([
  [tulane, '<p>J.D., Tulane University, 2009</p><p>B.A., Rice University, 2006</p>', undefined],
  [tulane, '<p>Tulane Law (J.D.), Rice University (B.A.)</p>', undefined],
  ['University of North Carolina', '<p>B.A., UNC, 2001; M.A., Rice University</p>', undefined],
  [tulane, '<p>She tries cases.</p>', undefined],
  [tulane, '<p>She teaches at Mercer University.</p>', undefined],
  [tulane, own, 'Our attorneys'],
])('what may be right is not: %s %s', (alumni_of, body, title) => {
  expect(look(alumni_of, body, title)).not.toBe('found')
})

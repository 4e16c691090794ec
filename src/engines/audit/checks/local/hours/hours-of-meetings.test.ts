import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { hoursMissing } from './hours-missing.ts'

const foot = '<footer>Calloway, 12 Oak St, Savannah, GA 31401, (912) 234-0142</footer>'
const look = (title: string) =>
  hoursMissing.look(siteOf([{ html: `<title>${title}</title><body><p>Write to us.</p>${foot}</body>` }])).state

test.each([
  'Calloway Counseling',
  'Ada Calloway, Wedding Photographer',
  'Marsh & Hale Mediation',
  'Savannah Doulas',
  'Oak Street Tutoring | Savannah',
  'Psychotherapy in Savannah | Ada Calloway',
])('who meets people as they have agreed keeps no hours at a door: %s', title => {
  expect(look(title)).toBe('not_applicable')
})

test.each([
  'Calloway Plumbing',
  'Calloway Physical Therapy',
  'Calloway Camera Shop',
  'The Photographer’s Cafe on Oak',
  'Marsh & Hale, Attorneys and Counselors at Law',
  'Calloway Photography Studio',
  'Calloway Massage Therapists',
])('who may be called or visited has hours to tell: %s', title => {
  expect(look(title)).toBe('found')
})

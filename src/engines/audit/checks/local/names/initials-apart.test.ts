import { expect, test } from 'vitest'
import { nameInconsistent } from '#src/engines/audit/checks/local/names/names.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

function told(...titles: string[]): string[] {
  const pages = titles.map((title, i) => ({
    url: `https://www.calloway.example/${i}`,
    html: `<title>${title}</title><p>Welcome.</p>`,
  }))
  const outcome = nameInconsistent.look(siteOf(pages))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('initials of one title with two letters changed about', () => {
  expect(told('GSLC - Home', 'GSLC School', 'GSLC Staff', 'GLSC School - Enroll')).toEqual([
    'title: “GLSC”, elsewhere “GSLC”',
  ])
})

test.each([
  ['other letters', ['GSLC - Home', 'GSLC School', 'GSLC Staff', 'GSLS School']],
  ['neither is usual', ['GSLC - Home', 'GLSC School']],
  ['both stand in it', ['GSLC - Home', 'GSLC School', 'GSLC Staff', 'GSLC and GLSC']],
  ['short ones', ['ASE Shop', 'ASE Brakes', 'ASE Tires', 'AES Energy']],
  ['titles in capitals', ['TRAIL HOME', 'TRAIL MAP', 'TRAIL FOOD', 'TRIAL LAW']],
  ['two pages say it', ['GSLC - Home', 'GSLC School', 'GSLC Staff', 'GLSC One', 'GLSC Two']],
])('not %s', (_, titles) => {
  expect(told(...titles)).toEqual([])
})

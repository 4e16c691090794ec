import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { nameInWays } from './name-in-ways.ts'

type Page = { title?: string; site?: string; data?: string; holder?: string }

function look(...pages: Page[]) {
  const site = siteOf(
    pages.map(({ title = 'Drains', site: site_name, data, holder }, nth) => ({
      url: `https://www.calloway.example/${nth}`,
      html: [
        `<title>${title}</title>`,
        site_name === undefined ? '' : `<meta property="og:site_name" content="${site_name}">`,
        data === undefined
          ? ''
          : `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"${data}"}</script>`,
        holder === undefined ? '' : `<footer><p>© 2026 ${holder}. All rights reserved.</p></footer>`,
      ].join(''),
    })),
  )
  const outcome = nameInWays.look(site)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a name with and without a word of its trade is told', () => {
  const usual = { holder: 'Calloway Family Painting' }
  expect(look({ holder: 'Calloway Family Painting Services' }, usual, usual)).toEqual([
    '“Calloway Family Painting” (copyright), “Calloway Family Painting Services” (copyright)',
  ])
  expect(look({ site: 'Calloway Roofing', data: 'Calloway Roofing & Siding' })).toHaveLength(1)
  expect(look({ data: 'Bell Air HVAC, LLC', holder: 'Bell Air, LLC' })).toHaveLength(1)
})

test('so is one with the state behind it on some pages', () => {
  expect(
    look({ data: 'Summit Contracting VA' }, { data: 'Summit Contracting VA' }, { data: 'Summit Contracting' }),
  ).toEqual(['“Summit Contracting VA” (structured-data), “Summit Contracting” (structured-data)'])
})

test('the end of most titles is a name as well', () => {
  const titled = (...titles: string[]) => look(...titles.map(title => ({ title, holder: 'Bell Air, LLC' })))
  expect(titled('Heating | Bell Air HVAC, LLC', 'Cooling | Bell Air HVAC, LLC', 'Bell Air HVAC, LLC')).toHaveLength(1)
  expect(titled('Heating | Bell Air HVAC, LLC', 'Cooling | Bell Air', 'Bell Air')).toEqual([])
})

test.each<[string, Page[]]>([
  [
    'the full name of the firm that owns the rights',
    [{ site: 'Calloway Roofing', holder: 'Calloway Roofing Services, Inc.' }],
  ],
  ['only a legal form', [{ site: 'Calloway Roofing', holder: 'Calloway Roofing LLC' }]],
  ['a town behind it', [{ site: 'Calloway Roofing', data: 'Calloway Roofing Macon' }]],
  ['the state in another place', [{ site: 'Calloway Roofing', holder: 'Calloway Roofing GA' }]],
  ['one word that is left', [{ site: 'Calloway', holder: 'Calloway Roofing' }]],
  ['no proper word', [{ site: 'Roofing Services', holder: 'Roofing Repair Services' }]],
  ['another business', [{ site: 'Calloway Roofing', holder: 'Bell Roofing Services' }]],
  ['what no name has for an ending', [{ site: 'Calloway Roofing', holder: 'Calloway Roofing Ray Bell' }]],
])('%s is none', (_what, pages) => {
  expect(look(...pages)).toEqual([])
})

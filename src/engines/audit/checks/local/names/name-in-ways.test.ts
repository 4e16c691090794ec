import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { nameInWays } from './name-in-ways.ts'

const look = (site_name: string, ...holders: string[]) =>
  nameInWays.look(
    siteOf(
      holders.map((holder, nth) => ({
        html: `<meta property="og:site_name" content="${site_name}"><footer>© 2026 ${holder}</footer>`,
        url: `https://www.calloway.example/${nth}`,
      })),
    ),
  )

test('a name with and without its sign is found', () => {
  expect(look('C&amp;D Painting', 'CD Painting', 'CD Painting')).toMatchObject({
    occurrences: [{ evidence: '“C&D Painting” (og:site_name), “CD Painting” (copyright)' }],
  })
})

test('a name with and without its apostrophe is found', () => {
  expect(look("Quill's Plumbing", 'Quills Plumbing', 'Quills Plumbing').state).toBe('found')
})

test('a name without its blanks at the end of titles is found, one that is always so is not', () => {
  const titled = (end: string, holder: string) =>
    nameInWays.look(
      siteOf(
        ['a', 'b', 'c', 'd'].map(path => ({
          html: `<title>Page ${path} - ${end}</title><footer>© 2026 ${holder}</footer>`,
          url: `https://www.calloway.example/${path}`,
        })),
      ),
    ).state
  expect(titled('CallowayCaresCounseling', 'Calloway Cares Counseling')).toBe('found')
  expect(titled('CallowayCares', 'CallowayCares')).toBe('ok')
  expect(titled('Calloway Cares Counseling', 'Calloway Cares Counseling')).toBe('ok')
  expect(titled('CallowayCares', 'Marlow Drains')).toBe('ok')
})

test('a part of a title that sounds like the name and is written otherwise is found', () => {
  const titled = (part: string) =>
    nameInWays.look(
      siteOf(
        ['a', 'b', 'c', 'd'].map(path => ({
          html: `<title>Nails in Macon | ${part} | Page ${path}</title><footer>© 2026 Calloway Nails Spa</footer>`,
          url: `https://www.calloway.example/${path}`,
        })),
      ),
    )
  expect(titled('Calloway Nails &amp; Spa')).toMatchObject({
    occurrences: [{ evidence: '“Calloway Nails Spa” (copyright), “Calloway Nails & Spa” (title)' }],
  })
  expect(titled('CALLOWAY NAILS SPA').state).toBe('ok')
  expect(titled('Calloway Nails Spa LLC').state).toBe('ok')
  expect(titled('Spa and nails').state).toBe('ok')
})

test('three ways are found, whatever they differ in', () => {
  expect(look('Calloway Plumbing', 'Calloway Plumbing LLC', 'Calloway Plumbing, Inc.').state).toBe('found')
})

test.each([
  ['with and without a legal form', 'Calloway Plumbing', 'Calloway Plumbing LLC'],
  ['in capitals', 'CALLOWAY PLUMBING', 'Calloway Plumbing'],
  ['and another', 'Calloway Plumbing', 'Hartwell Drains'],
])('%s is not', (_, site_name, holder) => {
  expect(look(site_name, holder, holder).state).toBe('ok')
})

test('a name that goes on behind an “and” is another without its end', () => {
  expect(look('Calloway Roofing & Renovations', 'Calloway Roofing', 'Calloway Roofing').state).toBe('found')
  expect(look('Calloway Roofing & Renovations', 'Calloway Roofing & Renovations', 'Hartwell Drains').state).toBe('ok')
  expect(look('Calloway & Sons', 'Calloway', 'Calloway').state).toBe('ok')
})

test('two words for one trade in a name are found', () => {
  expect(look('Calloway HVAC', 'Calloway Heating &amp; Cooling', 'Calloway Heating &amp; Cooling')).toMatchObject({
    occurrences: [{ evidence: '“Calloway Heating & Cooling” (copyright), “Calloway HVAC” (og:site_name)' }],
  })
  expect(look('Calloway Dental', 'Calloway Dentistry', 'Calloway Dentistry').state).toBe('found')
})

test.each([
  ['two trades', 'Calloway Dental', 'Calloway Roofing'],
  ['the trade alone', 'HVAC', 'Heating & Cooling'],
  ['one name', 'Calloway Law Office', 'Calloway Law Office'],
])('%s are no two ways', (_, site_name, holder) => {
  expect(look(site_name, holder, holder).state).toBe('ok')
})

const saying = (name: string, ...texts: string[]) =>
  nameInWays.look(
    siteOf(
      texts.map((text, nth) => ({
        html: `<meta property="og:site_name" content="${name}"><main><h1>Pest control</h1>${text}</main>`,
        url: `https://www.calloway.example/${nth}`,
      })),
    ),
  )

test.each([
  ['Calloways Pest Control', 'Turn to Calloway’s Pest Control. At Calloway’s Pest Control we care.', /Calloway’s Pest/],
  ['AV Yard Work', 'Avyard Work cares for yards.</p><p>Avyard Work is local.', /“Avyard Work” \(text\)/],
  ['Toscana 49', 'Toscana49 offers a retreat.</p><p>Dine at Toscana49.', /“Toscana49” \(text\)/],
])('%s is written otherwise in “%s”', (name, text, evidence) => {
  const pages = [`<p>${text}</p>`, '', '', '', '']
  expect(saying(name, ...pages)).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(evidence) }] })
})

test.each([
  ['Calloways Pest Control', 'Calloways Pest Control’s team. CALLOWAYS PEST CONTROL. Calloways pest-control.'],
  ['AV Yard Work', 'See avyardwork.com, @AvYardWork, #AVYardWork or mail@avyardwork.example.'],
  ['Toscana 49', 'One slip: Toscana49.'],
  ['Waterdamage Restoration', 'We do water damage restoration. Ask for water damage restoration.'],
  ['Toscana 49', '“Toscana49 is great”, they say.</p><p>“Toscana49 again.”'],
  ['J R Plumbing', 'JR Plumbing is here. JR Plumbing comes.'],
])('%s is not written otherwise in “%s”', (name, text) => {
  expect(saying(name, `<p>${text}</p>`, '', '', '', '').state).toBe('ok')
})

test('an accent hides no missing apostrophe, and is none of the ways itself', () => {
  const about = (text: string) =>
    nameInWays.look(
      siteOf([
        {
          html: `<meta property="og:site_name" content="Quills Cafe"><p>${text} is open. ${text} it is.</p>`,
          url: 'https://www.calloway.example/about',
        },
      ]),
    )
  expect(about('Quill’s Café')).toMatchObject({
    occurrences: [{ evidence: '“Quills Cafe” (og:site_name), “Quill’s Café” (text)' }],
  })
  expect(about('Quills Café').state).not.toBe('found')
})

test('two lines of a logo that touch are no way to write the name', () => {
  const logo = '<a href="/"><span>Calloway Motors</span><span>Casterton</span></a>'
  const text = '<p>Calloway MotorsCasterton is open. Calloway MotorsCasterton it is.</p>'
  const html = `<meta property="og:site_name" content="Calloway Motors Casterton">${logo}${logo}${text}`
  expect(nameInWays.look(siteOf([{ html, url: 'https://www.calloway.example/about' }])).state).toBe('ok')
})

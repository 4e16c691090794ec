import { expect, test } from 'vitest'
import type { PdfFile } from '#src/engines/audit/checks/site-view.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { pdfUnderAnotherName } from './pdf-under-another-name.ts'

const home = (text: string) =>
  `<title>Calloway Dental | Savannah</title><h1>Calloway Dental</h1><p>${text}</p><footer>© 2026 Calloway Dental</footer>`

function pdf(at: number, ...paragraphs: string[]): PdfFile {
  const url = `${site_url}forms/${at}.pdf`
  const html = paragraphs.map(text => `<p>${text}</p>`).join('\n')
  return { url, found_on: site_url, problem: null, pages: 1, letters: html.length, facts: factsOf(html, url) }
}

const look = (forms: readonly (readonly string[])[], text = 'Your dentist.') =>
  pdfUnderAnotherName.look(siteOf([{ html: home(text) }], { pdfs: forms.map((form, at) => pdf(at, ...form)) }))

const sign = 'Signature ________________'

test('forms under the name of a house that no page knows are told, each', () => {
  const forms = [
    ['Bright Harbor Family Dental, PLLC', 'Acknowledgement', sign],
    ['At Bright Harbor Family Dental, PLLC, your health is our priority.', sign],
  ]
  expect(look(forms)).toMatchObject({
    occurrences: [
      { url: `${site_url}forms/0.pdf`, evidence: '“Bright Harbor Family Dental”, a name that no page gives' },
      { url: `${site_url}forms/1.pdf` },
    ],
  })
})

test.each([
  ['a sentence of thanks', 'Thank you for choosing Bright Harbor Smiles LLC for your needs.'],
  ['a consent', 'I hereby authorize Bright Harbor Smiles, P.C. to perform the treatment.'],
  ['staff', 'I direct the dentist(s) of Bright Harbor Smiles, Inc. to treat me.'],
  ['a welcome', 'Welcome to Bright Harbor Smiles P.A.!'],
])('the name in %s is read', (_, text) => {
  expect(
    look([
      [text, sign],
      [text, sign],
      ['Medical history', sign],
    ]).state,
  ).toBe('found')
})

const own = ['Calloway Dental, PLLC', sign]
const other = ['Bright Harbor Smiles, LLC', sign]
const leaflet = ['Bright Harbor Industries, Inc.', 'Our water heaters last.']

test.each([
  ['of the own name', [own, own]],
  ['of which one is of another house', [own, own, other]],
  [
    'without a name',
    [
      ['Medical history', sign],
      ['Consent', sign],
    ],
  ],
  [
    'that only mention a company',
    [
      ['Aligners are made by Bright Harbor, Inc. abroad.', sign],
      ['They are by Bright Harbor, Inc. too.', sign],
    ],
  ],
  ['that nobody signs', [leaflet, leaflet]],
  ['of two other houses', [other, ['Quill Medical Group, LLC', sign], own, own]],
  ['of one file', [other]],
])('files %s are passed over', (_, forms) => {
  expect(look(forms).state).not.toBe('found')
})

test('a name that the home page gives as well is known', () => {
  expect(look([other, other], 'A practice of Bright Harbor Smiles.').state).toBe('ok')
})

test.each(['Calloway Enterprises, LLC', 'Calloway Dental Associates of Savannah, P.C.'])(
  'a longer name of the house, %s, is known',
  name => {
    expect(
      look([
        [name, sign],
        [name, sign],
      ]).state,
    ).toBe('ok')
  },
)

test('a word of the trade on the home page makes no name known', () => {
  expect(look([other, other], 'We love smiles.').state).toBe('found')
})

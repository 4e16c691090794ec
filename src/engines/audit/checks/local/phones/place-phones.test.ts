import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const savannah = (number: string) => `<p>12 Oak Street, Savannah, GA 31401</p><p>Phone: (912) ${number}</p>`
const macon = (number: string) => `<p>8 Elm Street, Macon, GA 31201</p><p>Phone: (478) ${number}</p>`
let nth = 0
const page = (body: string) => ({
  html: `<title>Calloway</title><main>${body}</main>`,
  url: `https://www.calloway.example/${++nth}/`,
})
const list = page(savannah('234-0142') + macon('745-0188'))

test.each([
  ['its own page', [list, page(macon('745-0199'))]],
  ['another list', [list, page(savannah('234-0124') + macon('745-0188'))]],
  ['a list with the two mixed up', [list, page(savannah('745-0188') + macon('234-0142').replace('478', '912'))]],
  [
    'a list with the numbers above',
    [
      list,
      page(
        '<p>(478) 745-0199</p><p>8 Elm Street, Macon, GA 31201</p><hr><hr><hr><hr><p>(912) 234-0142</p><p>12 Oak Street, Savannah, GA 31401</p>',
      ),
    ],
  ],
])('a place whose number differs on %s is found', (_, pages) => {
  expect(localOutcome('location-phone-differs', pages)).toMatchObject({
    state: 'found',
    occurrences: expect.arrayContaining([expect.objectContaining({ evidence: expect.stringMatching(/beside.* on /) })]),
  })
})

test.each([
  ['the same number', [list, page(macon('745-0188'))]],
  [
    'numbers before the addresses',
    [
      list,
      page(`<p>(478) 745-0188</p>${savannah('234-0142')}`),
      page(
        '<p>(478) 745-0188</p><p>8 Elm Street, Macon, GA 31201</p><p>(912) 234-0142</p><p>12 Oak Street, Savannah, GA 31401</p>',
      ),
    ],
  ],
  [
    'one number below all of them',
    [
      list,
      page(
        '<p>12 Oak Street, Savannah, GA 31401</p><p>8 Elm Street, Macon, GA 31201</p><p>(800) 234-5678</p><p>(912) 234-0177</p>',
      ),
    ],
  ],
  ['two numbers beside it', [list, page(`${macon('745-0177')}<p>Or (478) 745-0188</p>`)]],
  ['a toll-free number', [list, page('<p>8 Elm Street, Macon, GA 31201</p><p>(800) 745-0199</p>')]],
  ['one place alone', [page(savannah('234-0142')), page(savannah('234-0177'))]],
])('a place with %s is not', (_, pages) => {
  expect(localOutcome('location-phone-differs', pages).state).not.toBe('found')
})

test('whoever plans a wedding at a place may call another number, and whoever lunches there not', () => {
  const data = (path: string) => ({
    html: `<title>Calloway</title><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'EventVenue',
      name: 'Calloway Hall',
      telephone: '+14787450199',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '8 Elm Street',
        addressLocality: 'Macon',
        addressRegion: 'GA',
        postalCode: '31201',
      },
    })}</script>`,
    url: `https://www.calloway.example/${path}`,
  })
  expect(localOutcome('location-phone-differs', [list, data('weddings-events.html')]).state).not.toBe('found')
  expect(localOutcome('location-phone-differs', [list, data('lunch.html')]).state).toBe('found')
})

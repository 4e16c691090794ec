import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const own = '12 Oak Street, Savannah, GA 31401'
const strange = '880 Bull Street, Savannah, GA 31405'
let nth = 0
const page = (body: string, foot: string, over: Partial<ServedPage> = {}, head = ''): ServedPage => ({
  html: `<head><title>Calloway</title>${head}</head><main>${body}</main><footer><p>${foot}</p></footer>`,
  url: `https://www.calloway.example/${++nth}/`,
  kind: 'other',
  ...over,
})
const plain = () => [page('', own), page('', own), page('', own)]
const contact = (body: string, foot = own) => page(body, foot, { kind: 'contact' })
const described = (content: string, kind: ServedPage['kind'] = 'contact') =>
  page('', own, { kind }, `<meta name="description" content="${content}">`)

test.each<[string, ServedPage[], RegExp]>([
  ['address-differs-in-footer', [...plain(), page('', strange)], /880 Bull.*12 Oak/],
  ['contact-page-other-address', [contact(`<h1>Contact</h1><p>${strange}</p>`)], /880 Bull.*12 Oak/],
  [
    'contact-page-other-address',
    [page('<h2>Location</h2><p>31 Oak Street, Savannah, GA 31401</p>', own, { kind: 'home' })],
    /31 Oak.*12 Oak/,
  ],
  ['address-differs-in-results', [described('Visit us at 880 Bull Street in Savannah.')], /880 Bull Street.*12 Oak/],
  ['address-differs-in-results', [described('Visit us at 21 Oak Street in Savannah.', 'home')], /21 Oak Street/],
  [
    'house-number-differs',
    [page('<p>Find us at 1402 Abercorn Street.</p>', '1420 Abercorn St, Savannah, GA 31401')],
    /1402/,
  ],
  ['house-number-differs', [page('<p>Our shop: 140 Abercorn.</p>', '1420 Abercorn St, Savannah, GA 31401')], /140/],
  [
    'house-number-differs',
    [
      page(
        '<iframe src="https://maps.google.com/maps?q=5700%20Menchaca%20Rd%20Austin&output=embed"></iframe>',
        '5700 Manchaca Rd #365, Austin, TX 78745',
      ),
    ],
    /the map asks for “5700 Menchaca Rd”; address: 5700 Manchaca/,
  ],
  [
    'house-number-differs',
    [
      page(
        '<a href="https://www.google.com/maps/search/?api=1&query=1420+Abercon+Street+Savannah">Directions</a>',
        '1420 Abercorn Street, Savannah, GA 31401',
      ),
    ],
    /the map asks for “1420 Abercon Street”/,
  ],
  [
    'nap-address-inconsistent',
    [...plain(), page('<p>12 Oak Road, Savannah, GA 31401</p>', own)],
    /street: “12 Oak Road/,
  ],
])('%s is found', (id, pages, evidence) => {
  const outcome = localOutcome(id, pages)
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(evidence)
})

test.each<[string, ServedPage[]]>([
  ['address-differs-in-footer', [...plain(), page('', '12 Oak St., Savannah GA 31401')]],
  ['address-differs-in-footer', [...plain(), page('', strange), page(`<p>${own}</p><p>${strange}</p>`, own)]],
  ['address-differs-in-footer', [...plain(), page('', strange, { kind: 'location' })]],
  ['address-differs-in-footer', [page('', own), page('', strange)]],
  ['contact-page-other-address', [contact(`<p>${own}</p>`)]],
  ['contact-page-other-address', [contact(`<p>Mailing address</p><p>${strange}</p>`)]],
  ['contact-page-other-address', [contact(`<p>Our warehouse: ${strange}</p>`)]],
  ['contact-page-other-address', [contact(`<p>${own}</p><p>${strange}</p>`)]],
  ['contact-page-other-address', [page(`<p>${strange}</p>`, own)]],
  ['contact-page-other-address', [page('<p>Park in the lot of 31 Oak Street, Savannah, GA 31401</p>', own)]],
  ['contact-page-other-address', [contact('<p>P.O. Box 12, Savannah, GA 31402</p>')]],
  ['address-differs-in-results', [described('Visit us at 12 Oak St. in Savannah.')]],
  ['address-differs-in-results', [described('Sold: 880 Bull Street.', 'article')]],
  ['address-differs-in-results', [described('Serving 300 Happy Families.')]],
  ['house-number-differs', [page('<p>Park at 1422 Abercorn Street.</p>', '1420 Abercorn St, Savannah, GA 31401')]],
  ['house-number-differs', [page('<p>1420 Abercorn Street</p>', '1420 Abercorn St, Savannah, GA 31401')]],
  [
    'house-number-differs',
    [
      page(
        '<iframe src="https://maps.google.com/maps?q=1420%20Abercorn%20St%20Savannah&output=embed"></iframe><iframe src="https://maps.google.com/maps?q=9%20Abercon%20St%20Savannah&output=embed"></iframe>',
        '1420 Abercorn Street, Savannah, GA 31401',
      ),
    ],
  ],
  ['house-number-differs', [page('<p>Call 912-234-1402</p>', '1420 Abercorn St, Savannah, GA 31401')]],
  ['nap-address-inconsistent', [...plain(), page('<p>12 Oak, Savannah, GA 31401</p>', own)]],
  [
    'nap-address-inconsistent',
    [page('', '9 US Highway 17, Savannah, GA 31401'), page('', '9 US Route 17, Savannah, GA 31401')],
  ],
])('%s is not found where all is well', (id, pages) => {
  expect(localOutcome(id, pages).state).not.toBe('found')
})

test('where nothing marks the foot, the notice of copyright with an address is one', () => {
  const look = (inside: string, foot: string) => {
    const html = `<body><h1>Contact</h1><p>Call us</p><p>${inside}</p><h5>© 2013 Calloway Drains | ${foot}</h5></body>`
    return localOutcome('contact-page-other-address', [
      { html, url: 'https://www.calloway.example/c', kind: 'contact' },
    ])
  }
  expect(look(strange, own).state).toBe('found')
  expect(look(own, own).state).not.toBe('found')
})

test('a sentence that leads to another door than the footer is told on any page, other addresses are not', () => {
  const said = (words: string) => [page(`<h1>About</h1><p>${words} ${strange}.</p>`, own)]
  expect(localOutcome('contact-page-other-address', said('Our shop is at')).state).toBe('found')
  expect(localOutcome('contact-page-other-address', said('Visit us at')).state).toBe('found')
  expect(localOutcome('contact-page-other-address', said('We built the house at')).state).not.toBe('found')
})

test('an address below the name of another business that the page links to is that one’s', () => {
  const look = (href: string) =>
    localOutcome('contact-page-other-address', [
      contact(`<h3>Tea-Leaf Barista</h3><p>${strange}</p><a href="${href}">Our friends</a>`),
    ]).state
  expect(look('https://tealeaf.example/')).not.toBe('found')
  expect(look('https://oakhouse.example/')).toBe('found')
  expect(look('https://www.calloway.example/')).toBe('found')
})

import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const tel = (number: string) => `<a href="tel:+1912${number.replace('-', '')}">(912) ${number}</a>`
const framed = (top: string, foot: string, middle = '', kind: ServedPage['kind'] = 'home'): ServedPage => ({
  html: `<title>Calloway</title><header>${top}</header><main><p>${middle}</p></main><footer>${foot}</footer>`,
  kind,
})

test.each<[string, ServedPage]>([
  ['a link and a link', framed(tel('786-5533'), tel('234-0142'))],
  ['text and a link', framed('Call (912) 786-5533', tel('234-0142'))],
  ['a slip', framed(tel('234-0124'), `Phone: ${tel('234-0142')}`, `Call ${tel('234-0142')}`)],
])('numbers that differ at the top and the foot are found: %s', (_, page) => {
  expect(localOutcome('phone-differs-top-and-foot', [page]).state).toBe('found')
})

test.each<[string, ServedPage]>([
  ['the same number', framed(tel('234-0142'), tel('234-0142'))],
  ['both in the foot', framed(tel('786-5533'), `${tel('234-0142')} ${tel('786-5533')}`)],
  ['a line for emergencies', framed(`Emergency: ${tel('786-5533')}`, tel('234-0142'))],
  ['a line to text', framed(tel('234-0142'), `Text us: ${tel('786-5533')}`)],
  ['a toll-free number', framed('<a href="tel:+18002340142">(800) 234-0142</a>', tel('234-0142'))],
  ['a fax', framed(tel('234-0142'), 'Fax: (912) 786-5533')],
  ['both told in the middle', framed(tel('786-5533'), tel('234-0142'), `${tel('786-5533')} or ${tel('234-0142')}`)],
  ['a page for a place', framed(tel('786-5533'), tel('234-0142'), '', 'location')],
  [
    'places with a number each',
    framed(tel('786-5533'), tel('234-0142'), '12 Oak St, Savannah, GA 31401<br>8 Elm St, Macon, GA 31201'),
  ],
])('where there is a reason they are not: %s', (_, page) => {
  expect(localOutcome('phone-differs-top-and-foot', [page]).state).not.toBe('found')
})

const inner = (body: string, nth = 1, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<title>Page ${nth}</title><p>${body}</p><footer>${tel('234-0142')}</footer>`,
  url: `https://www.calloway.example/${nth}/`,
  kind,
})
const plain = [framed('', tel('234-0142')), inner('We mend drains.', 2), inner('We mend pumps.', 3), inner('Pipes.', 4)]

test.each([
  'Call us at (912) 786-5533.',
  'Call (912) 786-5533 today!',
  'Call (912) 786-5533 for a free estimate.',
  'Text us at 912-786-5533',
])('a page that asks to call another number than the rest of the site is found: %s', said => {
  expect(localOutcome('nap-phone-inconsistent', [...plain, inner(said)])).toMatchObject({
    state: 'found',
    occurrences: [{ url: 'https://www.calloway.example/1/', evidence: expect.stringContaining('786-5533') }],
  })
})

test.each<[string, ServedPage]>([
  ['its own', inner('Call us at (912) 234-0142.')],
  ['the county', inner('For permits of the county, call (912) 786-5533 today.')],
  ['nobody in particular', inner('Anna Bell (912) 786-5533')],
  ['the cell of somebody', inner('Or call us on our cell: (912) 786-5533')],
  ['an article', inner('Call us at (912) 786-5533.', 1, 'article')],
  ['a toll-free line for poison', inner('For poison control call (800) 222-1222 now')],
])('a page that asks to call %s is not', (_, page) => {
  expect(localOutcome('nap-phone-inconsistent', [...plain, page]).state).not.toBe('found')
})

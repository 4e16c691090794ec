import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

let nth = 0
const page = (body: string) => ({
  html: `<title>Calloway</title><main>${body}</main>`,
  url: `https://www.calloway.example/${++nth}/`,
})
const list = page(
  '<p>12 Oak Street, Savannah, GA 31401</p><p>(912) 234-0142</p><p>8 Elm Street, Macon, GA 31201</p><p>(478) 745-0188</p>',
)
const office = (number: string) => page(`<h3>Business Office:</h3><p>${number}</p>`)
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('labelled-number-differs', [list, ...pages])

test.each([
  ['an office with two numbers', [office('(912) 234-0199'), office('(912) 234-0150')]],
  [
    'a town with the number of another',
    [page('<ul><li>Savannah: (912) 234-0142</li><li>Macon: (912) 234-0142</li></ul>')],
  ],
  ['towns whose numbers changed places', [page('<p>Savannah Office: (478) 745-0188</p>')]],
  ['a slip', [page('<h3>Macon</h3><p>Phone: (478) 746-0188</p>')]],
])('%s is found', (_, pages) => {
  expect(look(...pages)).toMatchObject({ state: 'found', occurrences: [{ evidence: expect.stringContaining(' on ') }] })
})

test.each([
  ['the same office', [office('(912) 234-0199'), office('(912) 234-0199')]],
  [
    'both numbers on one page',
    [office('(912) 234-0199'), page('<p>Business Office: (912) 234-0199</p><p>Business Office: (912) 234-0150</p>')],
  ],
  ['another line in town', [page('<p>Macon: (478) 222-0101</p>')]],
  ['a fax', [page('<p>Macon: Fax (912) 234-0142</p>')]],
  ['a sentence', [page('<p>Whoever comes to us from Macon and cannot find it may call (912) 234-0142</p>')]],
])('%s is not', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string, url = 'https://www.calloway.example/') => ({ html: `<title>Calloway</title>${body}`, url })

test.each(['8:00 AM - 25:00 PM', '8:75 AM - 5:00 PM', '17:00 am - 8:00 pm'])(
  'a time of no clock is found: %s',
  hours => {
    expect(
      localOutcome('hours-impossible', [page(`<table><tr><td>Tuesday</td><td>${hours}</td></tr></table>`)]).state,
    ).toBe('found')
  },
)

test.each(['8:00 AM - 5:00 PM', '13:00 - 17:00', '12:30 am', 'Read Psalm 119:105 at 9:00 am', '10:30AM-11:59PM'])(
  'a time of some clock is not: %s',
  hours => {
    expect(localOutcome('hours-impossible', [page(`<p>Tuesday ${hours}</p>`)]).state).not.toBe('found')
  },
)

const fax = (number: string) => `<footer><p>Fax: ${number}</p></footer>`
const other = 'https://www.calloway.example/contact/'

test('two fax numbers on two pages are found, and those of departments and of one machine are not', () => {
  const home = page(fax('(912) 234-0143'))
  expect(localOutcome('fax-inconsistent', [home, page(fax('(912) 234-0134'), other)]).state).toBe('found')
  expect(localOutcome('fax-inconsistent', [home, page(fax('912.234.0143'), other)]).state).toBe('ok')
  const three = page(`${fax('(912) 234-0134')}<p>Fax: (912) 234-0177</p>`, other)
  expect(localOutcome('fax-inconsistent', [home, three]).state).toBe('ok')
})

test('a number to which records are faxed is a fax, without the word right before it', () => {
  const home = page(fax('(912) 234-0143'))
  const records = page('<p>Please fax immunization records to (912) 234-0134.</p>', other)
  expect(localOutcome('fax-inconsistent', [home, records]).state).toBe('found')
})

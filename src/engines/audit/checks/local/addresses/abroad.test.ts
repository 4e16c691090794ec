import { expect, test } from 'vitest'
import { phoneMissing } from '#src/engines/audit/checks/local/phones/phones.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { isAbroad, isAddressedAbroad } from './abroad.ts'

const quote = '<a href="#quote">Free quote</a>'
const site = (body: string) =>
  siteOf([{ html: `<html lang="en"><title>Calloway Landscaping</title><p>${body}</p>${quote}</html>`, kind: 'home' }])

test.each([
  '585 Burwood Highway, Knoxfield Vic 3180',
  '12 Oak Street, Oshawa, ON L1H 7K4',
  '12 Mill Lane, Leeds LS1 4AP',
  '12 Mill Lane, Marlow Sl7 1ab',
  'Call 0490 229 611 for a free quote',
  'Call (03) 9555 0142',
])('“%s” is of another country, whose numbers are not read', said => {
  expect(isAbroad(site(said))).toBe(true)
  expect(phoneMissing.look(site(said)).state).toBe('not_checked')
})

test('a site with numbers of Canada alone has its address in Canada, and the numbers are read', () => {
  const siteWith = (number: string) =>
    siteOf([
      { html: '<title>Calloway Grooming</title><p>We wash dogs.</p>', kind: 'home' },
      { html: `<p>Call ${number}</p>`, url: 'https://www.calloway.example/contact', kind: 'contact' },
    ])
  const of_alberta = siteWith('780-234-0142')
  expect([isAbroad(of_alberta), isAddressedAbroad(of_alberta)]).toEqual([false, true])
  expect(isAddressedAbroad(siteWith('912-234-0142'))).toBe(false)
})

test.each([
  '12 Oak Street, Savannah, GA 31401',
  'Licensed under the Plumbing ACT 1998',
  'Serving WA 24 hours a day since 1998, NT 1200 pumps',
  'Part number 0490 229 61',
])('“%s” is not', said => {
  expect(isAbroad(site(said))).toBe(false)
  expect(phoneMissing.look(site(said)).state).toBe('found')
})

test.each(['The hall is in Marlow b12 3rd floor', 'Friday, at10 5pm', '12 Oak Street, Savannah GA 31401'])(
  '“%s” is of no other country',
  said => {
    expect(isAbroad(site(said))).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { calloway, shopWith } from '#tests/support/audit/business-page.ts'
import { otherSiteAsProfile, otherTownInData, unitMissingInData } from './address-parts.ts'

const told = (over: object) => ({ address: { ...calloway.address, ...over } })
const shown = (address: string) => `<p>${address}</p>`

test('a town in structured data unlike the one on the page is found', () => {
  const look = (town: string, address: string) =>
    otherTownInData.look(shopWith(told({ addressLocality: town }), shown(address)))
  expect(look('Pooler', '12 Oak Street, Savannah, GA 31401')).toMatchObject({
    occurrences: [{ evidence: expect.stringMatching(/pooler; on the page: 12 Oak/) }],
  })
  for (const [town, address] of [
    ['Savannah', '12 Oak St., Savannah, GA 31401'],
    ['Saint Marys', '12 Oak Street, St. Marys, GA 31401'],
    ['N Augusta', '12 Oak Street, North Augusta, GA 31401'],
    ['Pooler', '80 Elm Avenue, Savannah, GA 31401'],
  ] as const)
    expect(look(town, address).state).not.toBe('found')
})

test('a suite that only the page names is found', () => {
  const look = (street: string, address: string) =>
    unitMissingInData.look(shopWith(told({ streetAddress: street }), shown(address))).state
  expect(look('12 Oak Street', '12 Oak Street, Suite 104, Savannah, GA 31401')).toBe('found')
  expect(look('12 Oak Street, Suite 104', '12 Oak Street, Ste 104, Savannah, GA 31401')).toBe('ok')
  expect(look('12 Oak Street', '12 Oak Street, Savannah, GA 31401')).toBe('ok')
})

test('another website as a profile is found, profiles and places on the web are not', () => {
  const look = (sameAs: string[], body = '') => otherSiteAsProfile.look(shopWith({ sameAs }, body)).state
  expect(look(['https://calloway-plumbers.example'])).toBe('found')
  expect(look(['https://www.facebook.com/calloway', 'https://en.wikipedia.org/wiki/Calloway'])).toBe('ok')
  expect(look(['https://www.calloway.example/'])).toBe('ok')
  expect(look(['https://www.yelp.com/biz/calloway'])).toBe('ok')
})

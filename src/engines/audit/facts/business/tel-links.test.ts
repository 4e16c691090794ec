import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

const tel = (href: string, text = 'Call') => factsOfBody(`<a href="${href}">${text}</a>`).tel_links[0]

it.each([
  ['tel:+19122345678', '+19122345678', []],
  ['tel:+1-912-234-5678', '+19122345678', []],
  ['tel:+1(912)234-5678;ext=12', '+19122345678', []],
  ['TEL:+1.912.234.5678,,3', '+19122345678', []],
  ['tel:911', null, []],
  ['tel:9122345678', '+19122345678', ['no-country-code']],
  ['tel:(912) 234-5678', '+19122345678', ['spaces', 'no-country-code']],
  ['tel:+1%20912%20234%205678', '+19122345678', ['spaces']],
  ['tel:234-5678', null, ['too-short']],
  ['tel:', null, ['empty']],
  ['tel:1-800-FLOWERS', '+18003569377', ['letters', 'no-country-code']],
  ['tel:+1/912/2345678', '+19122345678', ['bad-characters']],
  ['tel:+11234567890', null, ['placeholder', 'not-a-number']],
])('judges %s', (href, e164, problems) => {
  expect(tel(href)).toMatchObject({ e164, problems })
})

it('compares what it dials with what it shows', () => {
  expect(tel('tel:+19122345678', '(912) 234-5679')).toMatchObject({ e164: '+19122345678', text_e164: '+19122345679' })
  expect(tel('tel:+18003569377', '1-800-FLOWERS')).toMatchObject({ e164: '+18003569377', text_e164: '+18003569377' })
  expect(tel('tel:+19122345678', 'Call us')).toMatchObject({ text_e164: null })
})

it('sees a number of another country', () => {
  expect(tel('tel:+9122345678')?.country).not.toBe('US')
  expect(tel('tel:+442079460958')).toMatchObject({ country: 'GB', problems: [] })
})

it('survives an address that cannot be decoded', () => {
  expect(tel('tel:%E0%A4%A')).toMatchObject({ e164: null })
})

it('finds no tel: link where there is none', () => {
  expect(factsOfBody('<a href="/tel">912-234-5678</a>').tel_links).toEqual([])
})

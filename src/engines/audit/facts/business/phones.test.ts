import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

const phones = (body: string) => factsOfBody(body).phones.map(({ text, e164 }) => [text, e164])

it('finds numbers in every usual spelling', () => {
  const spellings = [
    '(912) 234-5678',
    '912-234-5678',
    '912.234.5678',
    '912 234 5678',
    '+1 912 234 5678',
    '1-912-234-5678',
    '(912)234-5678',
    '912–234–5678',
    '(912) 234 - 5678',
    '912 - 234 - 5678',
    '912•234•5678',
    '(912) 234·5678',
  ]
  expect(phones(spellings.map(text => `<p>Call ${text} today</p>`).join(''))).toEqual(
    spellings.map(text => [text, '+19122345678']),
  )
})

it('joins a number over tags and no-break spaces', () => {
  expect(phones('<p>(912)&nbsp;<b>234</b>-5678</p>')).toEqual([['(912) 234-5678', '+19122345678']])
})

it('takes ten digits in a row only where words announce them', () => {
  expect(phones('<p>Phone: 9122345678</p><p>Order 9122345679</p>')).toEqual([['9122345678', '+19122345678']])
})

it('reads vanity numbers', () => {
  expect(phones('<p>1-800-FLOWERS or 912-234-ROOF</p>')).toEqual([
    ['1-800-FLOWERS', '+18003569377'],
    ['912-234-ROOF', '+19122347663'],
  ])
})

it('keeps a number that is none, without reading it', () => {
  expect(phones('<p>(123) 456-7890</p>')).toEqual([['(123) 456-7890', null]])
})

it('finds no number in dates, prices, addresses, identifiers', () => {
  expect(
    phones(
      '<p>2024-03-15, $912.234.5678, 31401-1234, ISBN 978-0-306-40615-7, 192.168.100.1000, part 12-912-234-5678-9, 912-234-56789</p>',
    ),
  ).toEqual([])
})

it('knows foreign, toll-free and fax numbers, and their place', () => {
  const { phones: found } = factsOfBody(
    '<p>+44 20 7946 0958</p>\n<footer>Toll-free (800) 234-5678<br>Fax: 912-234-5679<br>416-967-1111 <a href="tel:+19122345678">912-234-5678</a></footer>',
  )
  expect(
    found.map(({ country, toll_free, fax, region, in_tel_link }) => [country, toll_free, fax, region, in_tel_link]),
  ).toEqual([
    ['GB', false, false, 'body', false],
    ['US', true, false, 'footer', false],
    ['US', false, true, 'footer', false],
    ['CA', false, false, 'footer', false],
    ['US', false, false, 'footer', true],
  ])
  expect(found[1]).toMatchObject({ line: 2 })
})

it('leaves out numbers nobody sees', () => {
  expect(phones('<p hidden>912-234-5678</p><script>"912-234-5678"</script>')).toEqual([])
})

it.each([
  ['P 912-234-0142 FX# 912-234-0199', [false, true]],
  ['Ph: 912-234-0142<br>Fx. 912-234-0199', [false, true]],
  ['T. 912-234-0142 | F: 912-234-0199', [false, true]],
  ['Fax (Referrals): (912) 234-0199', [true]],
  ['eFax No. (912) 234-0199', [true]],
  ['(912) 234-0199 (Fx)', [true]],
  ['Tel/Fx: (912) 234-0142', [false]],
  ['(912) 234-0142 - Fax: (912) 234-0199', [false, true]],
  ['For efx call 912-234-0142', [false]],
  ['Fax Us: (912) 234-0199', [true]],
  ['Fax us at 912-234-0199', [true]],
  ['Our fax number is (912) 234-0199', [true]],
  ['Call or fax us at (912) 234-0142', [false]],
])('knows a fax number however it is marked: %s', (text, faxes) => {
  expect(factsOfBody(`<p>${text}</p>`).phones.map(({ fax }) => fax)).toEqual(faxes)
})

it('knows a fax number by the heading above it', () => {
  const faxes = (body: string) => factsOfBody(body).phones.map(({ fax }) => fax)
  expect(
    faxes('<h5>Phone</h5><span>(912) 234-0142</span><h5><i></i>Fax</h5><span>(912) 234-0143</span><h5>Email</h5>'),
  ).toEqual([false, true])
  expect(faxes('<p>Send your order by fax</p><p>(912) 234-0142</p>')).toEqual([false])
  expect(faxes('<h4>Send Referrals by Fax</h4><p>(912) 234-0142</p><b>Fax (Orders)</b><p>(912) 234-0142</p>')).toEqual([
    true,
    true,
  ])
  expect(faxes('<h4>Call or Fax</h4><p>(912) 234-0142</p>')).toEqual([false])
})

it('leaves out the numbers of whoever watches over the trade', () => {
  const notice =
    'Regulated by the Texas Department of Licensing and Regulation, P.O. Box 555, 1-800-555-0142 • 512-555-0143'
  expect(phones(`<p>${notice}</p><p>License 42. Call 912-234-0142</p>`).map(([text]) => text)).toEqual(['912-234-0142'])
  expect(phones('<p>Regulated by the state. Call us at 912-234-0142</p>')).toHaveLength(1)
})

it.each([
  ['<li><i class="fas fa-fax"></i> <span>912.234.5679</span></li>', true],
  ['<p><i class="fa fa-fax" aria-hidden="true"></i> 912-234-5679</p>', true],
  ['<p><i class="bi bi-printer"></i>(912) 234-5679</p>', true],
  ['<li><svg class="e-font-icon-svg e-fas-fax"><path d="M0 0"/></svg><span>912-234-5679</span></li>', true],
  ['<p><i class="fas fa-phone"></i> 912-234-5679</p>', false],
  ['<p><span class="glyphicon glyphicon-print" aria-hidden="true"></span> 912-234-5679</p>', true],
  ['<p><span class="dashicons dashicons-printer"></span> 912-234-5679</p>', true],
  ['<footer><span class="glyphicon glyphicon-print"></span> 912-234-5679</footer>', true],
  ['<p><span class="glyphicon glyphicon-earphone"></span> 912-234-5679</p>', false],
  ['<p><i class="fas fa-print"></i> Print this page, or call 912-234-5679</p>', false],
  ['<p><i class="fas fa-fax"></i> 912-234-5670 <i class="fas fa-phone"></i> 912-234-5679</p>', false],
])('a sign before a number may tell that it is a fax: %s', (body, fax) => {
  expect(factsOfBody(body).phones.at(-1)?.fax).toBe(fax)
})

import { expect, test } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'
import { fc } from '#tests/support/runner/properties.ts'

const own = '<p>Call (912) 234-5678</p>'
const phones = (body: string) => factsOfBody(body).phones.map(({ e164 }) => e164)
const listing = (attributes: string, caption: string) =>
  `<figure${attributes}>${caption}<p>Wells Roofing</p><p>12 Oak Street, Savannah, GA 31401</p><p>(912) 234-9999</p><p>Mon-Fri 9am - 5pm</p><a href="tel:+19122349999">Call</a></figure>`

test.each([
  ['a caption that says so', listing('', '<figcaption>An example of a listing</figcaption>')],
  [
    'a label at the end of the caption',
    listing('', '<figcaption><span>Wells Roofing</span><span>Example</span></figcaption>'),
  ],
  ['a caption below', listing('', '').replace('</figure>', '<figcaption>Sample</figcaption></figure>')],
  ['a label for screen readers', listing(' aria-label="Example of a listing"', '')],
  [
    'a caption of a figure around it',
    `<figure>${listing('', '')}<figcaption>Both are examples: sample data</figcaption></figure>`,
  ],
])('what stands in a figure with %s is not the business’s own', (_, html) => {
  const facts = factsOfBody(own + html)
  expect(facts.phones.map(({ e164 }) => e164)).toEqual(['+19122345678'])
  expect(facts.addresses).toEqual([])
  expect(facts.hours).toEqual([])
  expect(facts.tel_links).toEqual([])
  expect(facts.text.blocks.map(({ text }) => text).join(' ')).toContain('Wells Roofing')
})

test.each([
  ['no caption', listing('', '')],
  ['a caption of something real', listing('', '<figcaption>Our shop on Oak Street</figcaption>')],
  ['a name with the word in it', listing('', '<figcaption>Samples & Sons, exemplary since 1982</figcaption>')],
  ['an example inside it', listing('', '<figure><figcaption>Example</figcaption><p>(912) 234-1111</p></figure>')],
  ['an example before it', `<figure><figcaption>Example</figcaption></figure>${listing('', '')}`],
])('a figure with %s counts', (_, html) => {
  const facts = factsOfBody(own + html)
  expect(facts.phones.map(({ e164 }) => e164)).toEqual(['+19122345678', '+19122349999'])
  expect(facts.addresses.map(({ street }) => street)).toEqual(['12 Oak Street'])
  expect(facts.hours).toHaveLength(1)
  expect(facts.tel_links).toHaveLength(1)
})

test.each(['del', 's', 'strike'])('a number in <%s> stands corrected, the one after it counts', tag => {
  expect(phones(`<p>Call <${tag}>(912) 234-9999</${tag}> <ins>(912) 234-5678</ins></p>`)).toEqual(['+19122345678'])
})

test('old hours and prices that are struck out are not those of today', () => {
  const { hours, prices } = factsOfBody(
    '<p><s>Mon-Fri 9am - 5pm</s></p><p>Mon-Fri 8am - 6pm</p><p><del>$120</del> $95</p>',
  )
  expect(hours.map(({ text }) => text)).toEqual(['Mon-Fri 8am - 6pm'])
  expect(prices.map(({ text }) => text)).toEqual(['$95'])
})

test('nothing is read across a gap', () => {
  expect(phones('<p>(912) <del>11</del> 234-5678</p>')).toEqual([])
})

test('a made-up number is no leftover where it is struck out or an example, and is one elsewhere', () => {
  const kinds = (body: string) => factsOfBody(body).leftovers.map(({ kind }) => kind)
  expect(kinds('<p>Call (912) 555-0142</p>')).toEqual(['fictional-phone'])
  expect(kinds('<p>Call <del>(912) 555-0142</del></p>')).toEqual([])
  expect(kinds('<figure><figcaption>Example</figcaption>(912) 555-0142</figure>')).toEqual([])
})

test('an end tag that is missing strikes out no more than its block’s ancestors say', () => {
  expect(phones('<div><s>(912) 234-9999</div><p>(912) 234-5678</p>')).not.toContain('+19122349999')
  expect(phones('<figure><figcaption>Example<p>(912) 234-9999</figure><p>(912) 234-5678</p>')).toEqual(['+19122345678'])
})

test('whatever stands around it, what is struck out is never read and what is not always is', () => {
  const words = fc.array(fc.constantFrom('<b>', '</b>', 'Call us', '<p>', '<br>', '&nbsp;', ' ', 'today', '<i></i>'))
  fc.assert(
    fc.property(words, words, words, (before, between, after) => {
      const html = `${before.join('')} <del>(912) 234-9999</del> ${between.join('')} | (912) 234-5678 | ${after.join('')}`
      expect(phones(html)).toEqual(['+19122345678'])
    }),
  )
})

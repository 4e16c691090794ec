import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { profileOfAnother } from './profile-of-another.ts'

const look = (address: string, lang = 'en') =>
  profileOfAnother.look(
    siteOf([
      {
        html: `<html lang="${lang}"><title>Calloway Plumbing</title><body><h1>Calloway Plumbing</h1><p>Drains in Savannah, mended by Ann.</p><footer><a href="${address}">Follow us</a> © 2026 Calloway Plumbing</footer></body></html>`,
      },
    ]),
  ).state

test.each([
  'https://www.facebook.com/hartwellbistro',
  'https://instagram.com/calbistro',
  'https://instagram.com/the_hartwells/?hl=en',
  'https://book.mylimobiz.com/v4/hartwells',
  'https://hartwellbistro.launch27.com/',
  'https://hartwell-bistro.square.site/menu',
  'https://www.opentable.com/r/hartwell-bistro?ref=1',
])('%s is found', to => {
  expect(look(to)).toBe('found')
})

test.each([
  'https://www.facebook.com/callowayplumb',
  'https://instagram.com/savannahdrains',
  'https://instagram.com/calplusav',
  'https://www.facebook.com/profile.php?id=100012',
  'https://www.facebook.com/pages/hartwell/123',
  'https://www.facebook.com/cp.hartwell',
  'https://x.com/hrtwll',
  'https://calloway-savannah.launch27.com/?w_cleaning',
  'https://www.launch27.com/',
  'https://checkout.square.site/merchant/ML8C0TZ2ME3C3/checkout/47IAEABX7VNBGLWQ',
  'https://www.toasttab.com/local/order/calloway-savannah-12-oak-street',
  'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fcalloway.example',
])('%s is not', to => {
  expect(look(to)).not.toBe('found')
})

test('initials beside a word of the trade may be those of whoever it is', () => {
  const of = (address: string) =>
    profileOfAnother.look(
      siteOf([
        {
          html: `<html lang="en"><title>Proctor Law Offices</title><body><h1>Proctor Law Offices</h1><p>Wills and deeds.</p><footer><a href="${address}">Follow us</a> © 2026 Proctor Law Offices</footer></body></html>`,
        },
      ]),
    ).state
  expect(of('https://www.facebook.com/jplaw.me')).not.toBe('found')
  expect(of('https://www.facebook.com/jmlawllc')).not.toBe('found')
  expect(of('https://www.facebook.com/hartwelllaw')).toBe('found')
  expect(of('https://www.facebook.com/hartwellbistro')).toBe('found')
})

test('a page in another language may write the name in other letters', () => {
  expect(look('https://www.facebook.com/hartwellbistro', 'ru')).toBe('not_applicable')
})

test('who made the site may sign it with a profile', () => {
  const signed = (words: string) =>
    profileOfAnother.look(
      siteOf([
        {
          html: `<html lang="en"><title>Calloway Plumbing</title><body><h1>Calloway Plumbing</h1><a href="https://instagram.com/hartwellweb"><img src="o.png" alt=""></a><footer><a href="https://instagram.com/hartwellweb">${words}</a> © 2026 Calloway Plumbing</footer></body></html>`,
        },
      ]),
    ).state
  expect(signed('Site by Hartwell')).not.toBe('found')
  expect(signed('Designed and built by Hartwell')).not.toBe('found')
  expect(signed('Photography by Ann')).not.toBe('found')
  expect(signed('Stop by our page')).toBe('found')
})

test.each([
  ['contact', 'https://www.facebook.com/hartwellbistro', '', 'found'],
  ['contact', 'https://www.facebook.com/callowayplumb', '', 'ok'],
  ['contact', 'https://www.facebook.com/hartwellbistro', 'Our friends at the Hartwell', 'ok'],
  ['article', 'https://www.facebook.com/hartwellbistro', '', 'ok'],
] as const)(
  'in the midst of a page of kind %s, %s is told where nothing names its owner: %s',
  (kind, to, beside, state) => {
    const own =
      '<footer><a href="https://www.facebook.com/callowayplumb">Facebook</a> © 2026 Calloway Plumbing</footer>'
    const html = (body: string) => `<html lang="en"><title>Calloway Plumbing</title><body>${body}${own}</body></html>`
    const home = { html: html('<h1>Calloway Plumbing</h1>'), url: 'https://www.calloway.example/' }
    const inner = {
      html: html(`<main><p>${beside}</p><a href="${to}">Facebook</a></main>`),
      url: 'https://www.calloway.example/two',
      kind,
    }
    expect(profileOfAnother.look(siteOf([home, inner])).state).toBe(state)
  },
)

test('data may name a profile of another as well', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Calloway Plumbing","sameAs":["https://www.facebook.com/hartwellbistro"]}</script>'
  const html = `<html lang="en"><title>Calloway Plumbing</title>${data}<body><h1>Calloway Plumbing</h1></body></html>`
  expect(profileOfAnother.look(siteOf([{ html }])).state).toBe('found')
})

test('three names on one network are those of the people who work there', () => {
  const staff = (...names: string[]) =>
    profileOfAnother.look(
      siteOf([
        {
          html: `<html lang="en"><title>Calloway Plumbing</title><body><h1>Calloway Plumbing</h1>${names.map(name => `<a href="https://www.facebook.com/${name}">Profile</a>`).join('')}<footer>© 2026 Calloway Plumbing</footer></body></html>`,
        },
      ]),
    ).state
  expect(staff('hartwellbistro', 'callowayplumb')).toBe('found')
  expect(staff('jacquelinewest', 'stephaniehart', 'ronaldgrove')).not.toBe('found')
})

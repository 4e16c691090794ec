import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit-views.ts'
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
  'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fcalloway.example',
])('%s is not', to => {
  expect(look(to)).not.toBe('found')
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

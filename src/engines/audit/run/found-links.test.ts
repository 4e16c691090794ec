import { expect, test } from 'vitest'
import { linksOf } from '#src/engines/audit/run/found-links.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const kindsOf = (body: string) =>
  [...linksOf(viewOf({ html: `<title>Calloway</title><body>${body}` }).facts, false)]
    .filter(({ url }) => url.endsWith('.jpg'))
    .map(({ kind }) => kind)
const picture = (type: string, src = '/a.jpg') =>
  `<picture><source srcset="/a.webp" type="${type}"><img src="${src}" alt=""></picture>`

test('a picture that only browsers without WebP would load is a fallback', () => {
  expect(kindsOf(picture('image/webp'))).toEqual(['fallback'])
  expect(kindsOf(picture('image/jpeg') + picture('image/avif', '/b.jpg'))).toEqual(['asset', 'fallback'])
})

test('one that is also shown by itself, or has no newer form, is none', () => {
  expect(kindsOf(`${picture('image/webp')}<img src="/a.jpg" alt="">`)).toEqual(['asset', 'asset'])
  expect(kindsOf('<img src="/a.jpg" alt="">')).toEqual(['asset'])
  expect(kindsOf(picture('image/jpeg'))).toEqual(['asset'])
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { altOnManyPages } from './alt-on-many-pages.ts'

const page = (path: string, src: string, alt: string) => ({
  html: `<!doctype html><html lang="en"><title>${path}</title><body><p>What we do.</p>\n<img src="/img/${src}" alt="${alt}">`,
  url: `https://www.calloway.example/${path}`,
  kind: 'other' as const,
})
const home = {
  html: '<title>Calloway Pet Clinic</title><meta property="og:site_name" content="Calloway Pet Clinic"><p>Vets</p>',
}
const paths = ['hours', 'billing', 'refills', 'team', 'forms']
const look = (srcOf: (path: string) => string, alt: string, count = paths.length) =>
  altOnManyPages.look(siteOf([home, ...paths.slice(0, count).map(path => page(path, srcOf(path), alt))]))
const own = (path: string) => `${path}.jpg`

test('photos of several pages that are all said to show the same are told once', () => {
  expect(look(own, 'A small dog in a duck costume')).toEqual({
    state: 'found',
    occurrences: [
      {
        url: 'https://www.calloway.example/hours',
        line: 2,
        evidence:
          '“A small dog in a duck costume” for 5 pictures: hours.jpg on /hours, billing.jpg on /billing and others',
      },
    ],
  })
})

test.each([
  ['one picture on many pages', () => 'banner.jpg', 'A small dog in a duck costume', 5],
  ['three pages', own, 'A small dog in a duck costume', 3],
  ['the name of the business', own, 'Calloway Pet Clinic in Macon', 5],
  ['a word or two', own, 'a photo of our dogs', 5],
  ['signs', (path: string) => `icon-${path}.png`, 'A small dog in a duck costume', 5],
])('%s: nothing is told', (_, srcOf, alt, count) => {
  expect(look(srcOf, alt, count).state).not.toBe('found')
})

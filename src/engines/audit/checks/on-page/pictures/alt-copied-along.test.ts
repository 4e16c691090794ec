import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { altCopiedAlong } from './alt-copied-along.ts'

const page = (path: string, title: string, src: string, alt: string) => ({
  html: `<!doctype html><html lang="en"><title>${title}</title><body><p>What we do.</p>\n<img src="/img/${src}" alt="${alt}">`,
  url: `https://www.calloway.example${path}`,
  kind: 'other' as const,
})
const home = { html: '<title>Calloway &amp; Marlow</title><p>Law</p>' }
const look = (...pages: ReturnType<typeof page>[]) => altCopiedAlong.look(siteOf([home, ...pages]))
const david = page('/abbott.htm', 'Calloway, David H. Abbott', 'DHAbbott.jpg', 'David H. Abbott')

test('portraits of others that bear the name of the page which they were copied from', () => {
  const outcome = look(
    david,
    page('/elfman.htm', 'Calloway, Marc Elfman', 'MAElfman.jpg', 'David H. Abbott'),
    page('/worden.htm', 'Calloway, John Worden', 'JLWorden.jpg', 'David H. Abbott'),
  )
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: 'https://www.calloway.example/elfman.htm',
        line: 2,
        evidence: 'MAElfman.jpg is described as “David H. Abbott”, as on /abbott.htm',
      },
      { url: 'https://www.calloway.example/worden.htm' },
    ],
  })
})

test.each([
  ['one picture alone', [david, page('/elfman.htm', 'Marc Elfman', 'MAElfman.jpg', 'David H. Abbott')]],
  [
    'one picture on many pages',
    [
      david,
      page('/team.htm', 'Our team', 'DHAbbott.jpg', 'David H. Abbott'),
      page('/news.htm', 'News', 'DHAbbott.jpg', 'David H. Abbott'),
    ],
  ],
  [
    'pictures that are not of their pages',
    [
      david,
      page('/team.htm', 'Our team', 'april.jpg', 'David H. Abbott'),
      page('/news.htm', 'News', 'court.jpg', 'David H. Abbott'),
    ],
  ],
  [
    'words that no page is headed by',
    [
      page('/roofs.htm', 'Roofs in Macon', 'roofs.jpg', 'Two of our crew at work'),
      page('/gutters.htm', 'Gutters in Macon', 'gutters.jpg', 'Two of our crew at work'),
      page('/siding.htm', 'Siding in Macon', 'siding.jpg', 'Two of our crew at work'),
    ],
  ],
  [
    'files that are named so',
    [
      page('/kitchens.htm', 'Kitchen remodeling in Macon', 'k.jpg', 'Kitchen remodeling in Macon'),
      page('/before.htm', 'Before', 'before-kitchen.jpg', 'Kitchen remodeling in Macon'),
      page('/after.htm', 'After', 'after-kitchen.jpg', 'Kitchen remodeling in Macon'),
    ],
  ],
])('%s: fine', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { cardsToOverview } from './cards-to-overview.ts'

const origin = 'https://www.calloway.example/'
const card = (name: string, goal: string) =>
  `<div><h3>${name}</h3><p>We do it well.</p><a href="${goal}">Learn more</a></div>`
const page = (path: string, h1: string) => ({
  html: `<title>${h1} | Calloway</title><h1>${h1}</h1><p>All about it.</p>`,
  url: `${origin}${path}`,
  kind: 'service' as const,
})
const pages = [
  page('services.html', 'Our services'),
  page('gutter-cleaning.html', 'Gutter Cleaning in Macon'),
  page('window-washing.html', 'Window Washing in Macon'),
  page('deck-staining.html', 'Deck Staining'),
  page('deck-staining-athens.html', 'Deck Staining in Athens'),
]
const look = (body: string) => {
  const outcome = cardsToOverview.look(
    siteOf([{ html: `<title>Calloway</title><main>${body}</main>`, url: origin }, ...pages]),
  )
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('cards that open the list though their services have pages are told', () => {
  expect(look(card('Gutter Care', 'services.html') + card('Windows', 'services.html'))).toBe(
    '“Gutter Care” (/gutter-cleaning.html), “Windows” (/window-washing.html) lead to /services.html',
  )
})

test.each([
  ['one that may be meant so', card('Gutter Care', 'services.html') + card('Roofs', 'services.html')],
  ['services without pages', card('Roofing', 'services.html') + card('Siding', 'services.html')],
  ['several pages of one service', card('Gutter Care', 'services.html') + card('Deck Staining', 'services.html')],
  ['their own pages', card('Gutters', 'gutter-cleaning.html') + card('Windows', 'window-washing.html')],
  [
    'headings that are links to the pages',
    ['gutter-cleaning', 'window-washing']
      .map(file => card(`<a href="${file}.html">${file.replace('-', ' ')}</a>`, 'services.html'))
      .join(''),
  ],
  ['their part of the list', card('Gutters', 'services.html#gutters') + card('Windows', 'services.html#windows')],
])('%s: nothing', (_, body) => {
  expect(look(body)).toMatch(/^(?:ok|not_applicable)$/)
})

import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { misspelledWords } from './misspelled-words.ts'

const lookAt = (...pages: ServedPage[]) => misspelledWords.look(siteOf(pages))

/** What was written and what was meant. */
function slipsIn(...pages: ServedPage[]): string[] {
  const outcome = lookAt(...pages)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const slipsOf = (body: string) => slipsIn({ html: `<title>Calloway</title><body>${body}</body>` })

test('a slip in the one notice of copyright that differs is told, a name on all of them is not', () => {
  const page = (name: string, nth: number): ServedPage => ({
    html: `<title>Page ${nth}</title><p>What we do for you and your house</p><footer>© 2026 ${name}. All rights reserved.</footer>`,
    url: `https://www.calloway.example/${nth}`,
  })
  const pages = (...names: string[]) => slipsIn(...names.map(page))
  const right = 'Calloway Mobile Hygiene'
  expect(pages(right, right, right, 'Calloway – Mobile Hygene, Macon')).toEqual(['“Hygene” (meant: hygiene)'])
  expect(pages(...Array.from({ length: 4 }, () => 'Calloway Mobile Hygene'))).toEqual([])
})

test('an apostrophe at the wrong place, or left out of whose something is, is a slip', () => {
  expect(slipsOf("<p>If your’e late, please do'nt run. Mens haircuts, RV’s and boats.</p>")).toEqual([
    '“your’e” (meant: you’re)',
    "“do'nt” (meant: don’t)",
    '“Mens haircuts” (meant: men’s)',
    '“RV’s” (meant: RVs)',
  ])
  expect(slipsOf('<p>It was used for thousand of years, and no where else.</p>')).toHaveLength(2)
  expect(slipsOf('<p>One thousand of our plants stood where no where clause was.</p>')).toEqual([])
  expect(slipsOf("<p>If you’re late, don’t run: they’ve men’s haircuts. The RV’s door won't close.</p>")).toEqual([])
})

test('a word of every shop that only sounds right is one, with a capital as well', () => {
  expect(slipsOf('<h1>Resturanunt &amp; Catering</h1><p>Lunch and dinner.</p>')).toEqual([
    '“Resturanunt” (meant: restaurant)',
  ])
  expect(slipsOf('<p>Please call for an appointmient with our garunteed team.</p>')).toEqual([
    '“appointmient” (meant: appointment)',
  ])
  expect(slipsOf('<h1>Ristorante Calloway</h1><p>Meet Anna Robertsons and Karl Brotherson.</p>')).toEqual([])
})

test('cells of a grid have no blank between them', () => {
  const cell = (text: string) => `<span style="display:block">${text}</span>`
  expect(
    slipsOf(
      `<div style="display:grid">${cell('$200, due upon registration.')}${cell('Captial Improvement Fee')}</div>`,
    ),
  ).toEqual(['“Captial” (meant: capital)'])
  expect(slipsOf('<p>Write to www.Captial.example or see us.</p><p>at www.<b>Captial</b>.example</p>')).toEqual([])
})

test('a slip in a word of the business’s own name, that nobody else has', () => {
  const page = (path: string, text: string): ServedPage => ({
    url: `https://www.malenkar.example/${path}`,
    html: `<title>Malenkar Orthodox Church of Macon</title><body><p>${text}</p><footer>© 2026 Malenkar Orthodox Church of Macon</footer></body>`,
  })
  const rest = ['a', 'b', 'c', 'd', 'e', 'f'].map(path => page(path, 'Malenkar Orthodox Church welcomes you.'))
  const slips = (text: string) => slipsIn(page('', text), ...rest)
  expect(slips('Looking for a Malenakar Orthodox church?')).toEqual(['“Malenakar” (meant: malenkar)'])
  expect(slips('Looking for a Malnekar Orthodox church?')).toEqual(['“Malnekar” (meant: malenkar)'])
  expect(slips('Mr. Malenkat and Ms. Balenkar look for a church.')).toEqual([])
})

test('what is a slip in English is none in a paragraph of another language', () => {
  expect(slipsOf('<p>Die Massage ist für Babys und auch für ihre Eltern schön.</p>')).toEqual([])
  expect(slipsOf('<p>Sed a ex eget ipsum tincidunt venenatis quis sed nisl.</p>')).toEqual([])
  expect(slipsOf('<p>We care for the babys of Macon and for you.</p>')).toHaveLength(1)
  expect(
    slipsOf('<p>We keep them seperate for you and the family.</p><p>Wir sind auch am Sonntag für Sie da.</p>'),
  ).toHaveLength(1)
})

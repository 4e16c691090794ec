import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string) => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/inner/', kind: 'other' as const },
]

test.each([
  'Our story begins in 1998.',
  'It all began in 1998 with one truck.',
  'Our company dates back to 1998.',
  'Caring for old pipes since 1998.',
  'Ann Stroud started the business in 1998.',
])('the year of a beginning is read in other words: %s', text => {
  const outcome = localOutcome('founding-year-across-pages', pages(`<p>${text}</p>`, '<p>We were founded in 2012.</p>'))
  expect(outcome.state).toBe('found')
})

test('the year on a banner counts, that of a house in a picture does not', () => {
  const look = (alt: string) =>
    localOutcome(
      'founding-year-across-pages',
      pages(`<img src="a.jpg" alt="${alt}">`, '<p>We were founded in 2012.</p>'),
    ).state
  expect(look('Serving Savannah since 1998')).toBe('found')
  expect(look('An oak that has stood since 1898')).not.toBe('found')
})

test.each(['She was born in 1965.', 'Our summer sale begins in 2026.', 'The road goes back to 1850.'])(
  'other beginnings are none of the business: %s',
  text => {
    const outcome = localOutcome(
      'founding-year-across-pages',
      pages(`<p>${text}</p>`, '<p>We were founded in 2012.</p>'),
    )
    expect(outcome.state).not.toBe('found')
  },
)

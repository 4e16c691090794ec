import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) => `<!doctype html><html lang="en"><title>Home</title><body><p>${body}</p></body></html>`
const pages = (one: string, other: string): ServedPage[] => [
  { html: of(one), url: 'https://www.willowandwrenspa.example/' },
  { html: of(other), url: 'https://www.willowandwrenspa.example/about/', kind: 'about' },
]
const state = (one: string, other: string) => localOutcome('founding-year-across-pages', pages(one, other)).state

test.each<[string, string]>([
  ['Established in 2007 by two sisters.', 'Nora opened Willow & Wren in 2009 after fifteen years in Boston.'],
  ['Established in 2007 by two sisters.', 'She founded Willow and Wren at her kitchen table in 2009.'],
  ['Established in 2007.', 'Nora and Beth started Willow & Wren Spa in the spring of 2009.'],
  ['Established in 2007.', 'Nora and Beth opened the doors in the spring of 2009 with two chairs.'],
])('“%s” and “%s”', (one, other) => {
  expect(state(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['Established in 2007.', 'Nora opened a second Willow & Wren location in 2012.'],
  ['Established in 2007.', 'Nora opened Blue Door Bakery in 2012.'],
  ['Established in 2007.', 'Nora opened Willow & Wren in 2007.'],
])('“%s” and “%s” agree', (one, other) => {
  expect(state(one, other)).not.toBe('found')
})

import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const town = (slug: string, title: string, h1 = 'Your plumber'): ServedPage => ({
  html: `<title>${title}</title><h1>${h1}</h1>`,
  url: `${origin}${slug}`,
  kind: 'location',
})
const look = (...pages: ServedPage[]) =>
  localOutcome('town-page-names-another', [
    { html: '<title>Calloway, plumber in Savannah</title><p>12 Oak Street, Savannah, GA 31401</p>' },
    town('plumber-statesboro-ga', 'Plumber in Statesboro, GA'),
    town('plumber-brunswick-ga', 'Plumber in Brunswick, GA'),
    town('plumber-garden-city-ga', 'Plumber in Garden City, GA'),
    ...pages,
  ]).state

test.each([
  ['in its title', town('plumber-pooler-ga', 'Plumber in Statesboro, GA')],
  ['in its heading', town('plumber-pooler-ga', 'Plumber in Pooler, GA', 'Your plumber in Garden City')],
])('a page for a town that names another %s is found', (_, page) => {
  expect(look(page)).toBe('found')
})

test.each([
  ['in its title', town('plumber-pooler-ga', 'Plumber in Rincon, GA')],
  ['in its heading', town('plumber-pooler-ga', 'Plumber in Pooler, GA', 'Your plumber in Rincon')],
])('a page for a town that names one of no other page %s, in the sentence of the others, is found', (_, page) => {
  const others = ['dublin', 'macon'].map(name =>
    town(`plumber-${name}-ga`, `Plumber in ${name}, GA`, `Your plumber in ${name}`),
  )
  expect(look(...others, page)).toBe('found')
})

test.each([
  ['in a sentence of its own', town('plumber-pooler-ga', 'A plumber near Rincon, GA')],
  ['under the short name of the page', town('plumber-gc-beach-ga', 'Plumber in Rincon, GA')],
  ['that is no town', town('plumber-pooler-ga', 'Plumber in a hurry, GA')],
  ['together with its own', town('plumber-pooler-ga', 'Plumber in Pooler and Rincon, GA')],
  ['that is a part of it', town('plumber-pooler-ga', 'Plumber in West Pooler, GA')],
])('what stands in the blank of a title %s is passed over', (_, page) => {
  expect(look(page)).toBe('ok')
})

test.each([
  ['its own', town('plumber-pooler-ga', 'Plumber in Pooler, GA')],
  ['the county that it lies in', town('plumber-pooler-ga', 'Plumber in Statesboro County, GA')],
  ['several', town('plumber-pooler-ga', 'Plumber in Pooler, Statesboro and Brunswick')],
  ['the town of the business', town('plumber-pooler-ga', 'Savannah plumber near you')],
  ['none', town('plumber-pooler-ga', 'Calloway Plumbing')],
  ['another spelling', town('plumber-saint-marys-ga', 'Plumber in St. Marys, GA')],
])('a page for a town that names %s is not', (_, page) => {
  expect(look(page)).toBe('ok')
})

const described = (content: string): ServedPage => ({
  html: `<title>Plumber in Pooler, GA</title><meta name="description" content="${content}"><h1>Your plumber</h1>`,
  url: `${origin}plumber-pooler-ga`,
  kind: 'location',
})
const long = 'Leaks, drains and water heaters, mended on the day you call, by people who live around the corner and'

test.each([
  ['found where it says where the work is done', `${long} have their tools with them, in Statesboro.`, 'found'],
  ['none where a town is named in passing', `${long} know the shortest way to Statesboro.`, 'ok'],
])('another town at the end of a long description is %s', (_, content, state) => {
  expect(look(described(content))).toBe(state)
})

const family = (...openings: [string, string][]): ServedPage[] =>
  openings.map(([slug, opening]) => ({
    html: `<title>Roofer</title><meta name="description" content="${opening} roofer for homes in ${slug.replace('-', ' ')}, GA."><h1>Your roofer</h1>`,
    url: `${origin}locations/${slug}`,
    kind: 'location',
  }))
const shop: ServedPage = { html: '<title>Calloway, roofer in Savannah</title><p>12 Oak Street, Savannah, GA 31401</p>' }

test('a description that begins with another town than the others do is told, though its own follows', () => {
  const pages = family(
    ['pooler', 'Pooler’s trusted'],
    ['statesboro', 'Statesboro’s trusted'],
    ['brunswick', 'Statesboro’s trusted'],
    ['marlow-county', 'Marlow County’s trusted'],
  )
  expect(localOutcome('town-page-names-another', [shop, ...pages])).toMatchObject({
    occurrences: [{ url: `${origin}locations/brunswick` }],
  })
})

test('one that begins with the town of the shop, or in a family that begins otherwise, is not', () => {
  const of_shop = family(
    ['pooler', 'Pooler’s trusted'],
    ['statesboro', 'Statesboro’s trusted'],
    ['brunswick', 'Savannah’s trusted'],
  )
  const otherwise = family(['pooler', 'Statesboro’s trusted'], ['statesboro', 'A trusted'], ['brunswick', 'A trusted'])
  for (const pages of [of_shop, otherwise])
    expect(localOutcome('town-page-names-another', [shop, ...pages]).state).not.toBe('found')
})

test('pages whose addresses are not those of towns are left alone', () => {
  const pages = ['about', 'services', 'contact', 'reviews'].map(slug => town(slug, 'Plumber in Statesboro'))
  expect(localOutcome('town-page-names-another', pages).state).toBe('not_applicable')
})

test('a county among the towns is none of them to a page for a town, and another town still is', () => {
  const county = town('plumber-bryan-county-ga', 'Plumber in Bryan County, GA')
  expect(look(county, town('plumber-pooler-ga', 'Plumber in Bryan County, GA'))).toBe('ok')
  expect(look(county, town('plumber-pooler-ga', 'Plumber in Statesboro, GA'))).toBe('found')
})

import { expect, test } from 'vitest'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { copiedCityPages, townPagesShareText } from './city-pages.ts'

const syllables = ['lo', 'ma', 'ri', 'ten', 'sa', 'ver', 'ku', 'dol', 'pi', 'nas']
/** Words that no two seeds have in common. */
const text = (seed: number, words: number) =>
  Array.from({ length: words }, (_, i) => {
    const at = (seed * 7919 + i * 104_729 + seed * i) % 100_000
    return [...String(at)].map(digit => syllables[Number(digit)]).join('')
  }).join(' ')

const towns = ['Pooler', 'Garden City', 'Rincon', 'Tybee Island', 'Richmond Hill', 'Port Wentworth']
const page = (town: string, i: number, shared: number, own: number): ServedPage => ({
  url: `${site_url}plumber-${town.toLowerCase().replace(' ', '-')}-ga`,
  kind: 'location',
  html: `<head><title>Plumber in ${town}, GA | Calloway</title></head><main><p>${text(1, shared)}</p><p>${text(100 + i, own)}</p></main>`,
})
const site = (shared: number, own: number) =>
  siteOf([{ html: '<p>Hi</p>' }, ...towns.map((town, i) => page(town, i, shared, own))])

test('town pages of which half is one template are found, and not as copies', () => {
  expect(townPagesShareText.look(site(200, 120))).toMatchObject({
    occurrences: expect.arrayContaining([expect.objectContaining({ evidence: expect.stringMatching(/one of 6/) })]),
  })
  expect(copiedCityPages.look(site(200, 120)).state).toBe('ok')
})

test('town pages written one by one are not, and copies are told as such', () => {
  expect(townPagesShareText.look(site(40, 300)).state).toBe('ok')
  expect(copiedCityPages.look(site(300, 4)).state).toBe('found')
  expect(townPagesShareText.look(site(300, 4)).state).toBe('ok')
})

test('three are enough where most of their text is one template', () => {
  const few = (shared: number, own: number) =>
    siteOf([{ html: '<p>Hi</p>' }, ...towns.slice(0, 3).map((town, i) => page(town, i, shared, own))])
  expect(townPagesShareText.look(few(300, 60)).state).toBe('found')
  expect(townPagesShareText.look(few(300, 4)).state).toBe('found')
  expect(copiedCityPages.look(few(300, 4)).state).not.toBe('found')
  expect(townPagesShareText.look(few(200, 160)).state).toBe('ok')
})

test('services of one town are no pages for towns, whatever they share', () => {
  const services = ['Drains', 'Water Heaters', 'Repairs', 'Remodeling', 'Leaks', 'Reviews']
  const pages = services.map((service, i) => ({
    ...page(service, i, 200, 120),
    kind: 'service' as const,
    html: page(service, i, 200, 120).html.replace(
      /<title>.*<\/title>/,
      `<title>${service} in Savannah, GA | Calloway</title>`,
    ),
  }))
  expect(townPagesShareText.look(siteOf([{ html: '<p>Hi</p>' }, ...pages])).state).toBe('ok')
})

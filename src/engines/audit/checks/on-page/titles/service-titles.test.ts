import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { serviceTitles } from './service-titles.ts'

const origin = 'https://www.calloway.example/'
const home = {
  html: '<title>Calloway Roofing</title><h1>Roofs</h1><p>12 Oak Street, Akron, OH 44305</p><p>(330) 555-0142, free estimates, call us today</p>',
  url: origin,
  kind: 'home' as const,
}
const look = (...titles: string[]) =>
  serviceTitles.look(
    siteOf([
      home,
      ...titles.map((title, at) => ({
        html: `<title>${title}</title><h1>${title}</h1>`,
        url: `${origin}service-${at}`,
        kind: 'service' as const,
      })),
    ]),
  )

test('titles of services without a town are told once', () => {
  expect(look('Gutters | Calloway Roofing', 'Siding | Calloway Roofing', 'Roofs | Calloway Roofing')).toMatchObject({
    occurrences: [{ evidence: '“Gutters | Calloway Roofing”; so 3 of 3 pages of services' }],
  })
})

test('a front page for a region is one of a place, and one for everybody is not', () => {
  const titles = ['Gutters', 'Siding', 'Roofs']
  const site = (title: string) =>
    siteOf([
      {
        html: `<title>${title}</title><h1>Roofs</h1><p>(330) 555-0142, free estimates, call us today</p>`,
        url: origin,
        kind: 'home',
      },
      ...titles.map((name, at) => ({
        html: `<title>${name} | Calloway</title>`,
        url: `${origin}service-${at}`,
        kind: 'service' as const,
      })),
    ])
  expect(serviceTitles.look(site('Top-Rated Roofing in Northeast Ohio | Calloway')).state).toBe('found')
  expect(serviceTitles.look(site('Roofing Software | Calloway')).state).not.toBe('found')
})

test.each([
  [['Gutters in Akron, OH', 'Siding in Akron', 'Roofs in Summit County']],
  [['Gutters | Northeast Ohio', 'Siding | Greater Akron', 'Roofs near you | Calloway']],
  [['Gutters | Calloway', 'Siding | Calloway', 'Roof Repair Akron', 'Roof Repair Kent, OH']],
  [['Gutters | Calloway', 'Siding | Calloway']],
])('nothing is told of %s', titles => {
  expect(look(...titles).state).not.toBe('found')
})

const named = (...files: [file: string, title: string][]) =>
  serviceTitles.look(
    siteOf([
      home,
      ...files.map(([file, title]) => ({
        html: `<title>${title} | Calloway</title><h1>${title}</h1>`,
        url: origin + file,
        kind: 'other' as const,
      })),
    ]),
  ).state

test('one title on all pages is told as that', () => {
  const same = Array.from({ length: 4 }, () => 'Calloway Roofing')
  expect(look(...same).state).toBe('ok')
})

test('pages at the root are of services by their names', () => {
  expect(
    named(['gutter-repair.html', 'Gutter Repair'], ['siding.html', 'Siding'], ['roof-leaks.html', 'Roof Leaks']),
  ).toBe('found')
  expect(
    named(['gallery.html', 'Gutter Gallery'], ['siding-faq.html', 'Siding'], ['team.html', 'Our Roofers']),
  ).not.toBe('found')
  expect(
    named(['gutter-repair.html', 'Gutter Repair Akron'], ['siding.html', 'Siding in Akron'], ['roofs.html', 'Roofs']),
  ).not.toBe('found')
})

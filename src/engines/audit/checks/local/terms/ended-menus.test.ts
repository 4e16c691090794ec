import { expect, test } from 'vitest'
import { endedOffers } from '#src/engines/audit/checks/local/terms/ended-offers.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const page = (path: string, body: string) => ({
  html: `<!doctype html><html lang="en"><head><title>Calloway Cafe</title></head><body><main>${body}</main></body></html>`,
  url: site_url + path,
})
const told = (...bodies: string[]) => {
  const outcome = endedOffers.look(
    siteOf(
      bodies.map((body, at) => page(at === 0 ? '' : `p${at}`, body)),
      { today: 2026_11_28 },
    ),
  )
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a menu that is called after a year gone by is told once, though all pages link to it', () => {
  const link = '<a href="/menu.pdf">Menu 2019</a>'
  expect(told(link, link, link)).toEqual(['“Menu 2019”'])
})

test('old menus beside the one of this year are an archive', () => {
  expect(told('<p>Menu 2026</p>', '<p>Menu 2019</p>', '<p>2020 Menu</p>')).toEqual([])
  expect(told('<p>Menu 2021</p>', '<p>Menu 2019</p>')).toEqual(['“Menu 2021”'])
})

test('the menu of this year holds', () => {
  expect(told('<p>Menu 2026</p>')).toEqual([])
})

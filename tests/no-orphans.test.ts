import { DomUtils } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { citiesOf } from '#src/content/cities/all-cities.ts'
import { sitePages } from '#src/content/pages.ts'
import { states } from '#src/content/states.ts'
import { type BuiltPage, linkedFrom, readBuiltPages } from './support/built/built-pages.ts'

let pages: BuiltPage[]

beforeAll(async () => {
  pages = await readBuiltPages()
})

function pageAt(path: string): BuiltPage {
  const page = pages.find(page => page.path === path)
  if (!page) throw new Error(`No page is built for ${path}.`)
  return page
}

/** The cities that a city's page names as nearest to it, from the map's own words. */
function nearestTo(city: BuiltPage): string[] {
  const [map] = DomUtils.getElementsByTagName('figcaption', city.nodes)
  return map ? [...linkedFrom([map], 'figcaption')] : []
}

test('every page that may be found is linked from the content or the foot of another that answers', () => {
  const findable = sitePages.filter(({ indexable }) => indexable)
  const linked = new Map(
    findable.map(({ path }) => {
      const page = pageAt(path)
      return [path, new Set([...linkedFrom(page.nodes, 'main'), ...linkedFrom(page.nodes, 'footer')])]
    }),
  )
  const orphans = findable.filter(({ path }) => ![...linked].some(([from, to]) => from !== path && to.has(path)))
  expect(orphans.map(({ path }) => path)).toEqual([])
})

test('every city is linked from the card of its state', () => {
  const { nodes } = pageAt('/locations')
  const cards = DomUtils.getElementsByTagName('details', nodes)
  for (const { code, stateSlug } of states) {
    const card = cards.filter(card => DomUtils.getElementById(stateSlug, card.children))
    expect(card, stateSlug).toHaveLength(1)
    expect([...linkedFrom(card, 'details')]).toEqual(
      expect.arrayContaining(citiesOf(code).map(({ slug }) => `/services/${slug}`)),
    )
  }
})

test('a city and those nearest to it link to each other, across state lines too', () => {
  const one_way: string[] = []
  for (const { slug } of states.flatMap(({ code }) => citiesOf(code))) {
    const path = `/services/${slug}`
    const near = nearestTo(pageAt(path))
    expect(near, path).toHaveLength(3)
    for (const neighbor of near) {
      if (!linkedFrom(pageAt(neighbor).nodes, 'main').has(path)) one_way.push(`${neighbor} does not link to ${path}`)
    }
  }
  expect(one_way).toEqual([])
})

import type { Pages, Seed } from './audit-seed.ts'

const zip = /\b[A-Z]{2}\.? \d{5}\b/g
const phone = /\(?\b[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}\b/g
const map_frame = /(?<=<iframe[^>]{0,300}src=")https?:\/\/(?:www|maps)\.google\.com\/maps[^"]+/g
const fewest_places = 2

const distinct = (html: string, pattern: RegExp) => [...new Set(html.match(pattern) ?? [])]

/** The first two that differ change places, wherever they stand on the page. */
function swapped(html: string, pattern: RegExp): string {
  const [one, other] = distinct(html, pattern)
  if (one === undefined || other === undefined) return html
  return html.replace(pattern, found => (found === one ? other : found === other ? one : found))
}

/** On the first page that gives the addresses of several places. */
function onListOfPlaces(change: (html: string) => string): Seed['sow'] {
  return (pages: Pages) => {
    for (const [path, html] of pages) {
      if (distinct(html, zip).length < fewest_places) continue
      const changed = change(html)
      if (changed !== html) return { path, html: changed, shown: '' }
    }
    return null
  }
}

/** What goes wrong where the card of one place is copied for the next. */
export const placeSeeds: readonly Seed[] = [
  {
    kind: 'phones of two places',
    told_by: /phone|location|labelled|tel-/,
    sow: onListOfPlaces(html => swapped(html, phone)),
  },
  { kind: 'maps of two places', told_by: /map/, sow: onListOfPlaces(html => swapped(html, map_frame)) },
]

import type { Reading } from '../reading/reading.ts'
import type { MapFact } from '../types/business-facts.ts'
import type { Place } from '../types/place.ts'

const providers: readonly (readonly [string, RegExp])[] = [
  [
    'google',
    /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.googleapis\.com\/maps\/api\/(?:js|staticmap|place))/,
  ],
  ['apple', /^https?:\/\/maps\.apple\.com/],
  ['bing', /^https?:\/\/(?:www\.)?bing\.com\/maps/],
  ['openstreetmap', /^https?:\/\/(?:www\.)?openstreetmap\.org/],
  ['waze', /^https?:\/\/(?:[a-z]+\.)?waze\.com/],
  ['mapbox', /^https?:\/\/api\.mapbox\.com/],
  ['mapquest', /^https?:\/\/(?:www\.)?mapquest\.com/],
]

const providerOf = (url: string) => providers.find(([, pattern]) => pattern.test(url))?.[0]

/** The map at an address; undefined where it is that of none. */
export function mapAt(url: string, from: MapFact['from'], { line, offset }: Place): MapFact | undefined {
  if (!/map|goo\.gl|waze/.test(url)) return undefined
  const provider = providerOf(url)
  return provider === undefined ? undefined : { line, offset, provider, url, from, query: queryOf(url) }
}

/** Maps the page shows or leads to. */
export function findMaps({ found }: Reading): MapFact[] {
  const maps: MapFact[] = []
  const add = (url: string | null, from: MapFact['from'], place: Place) => {
    const map = url ? mapAt(url, from, place) : undefined
    if (map) maps.push(map)
  }
  for (const iframe of found.iframes) add(iframe.url, 'embed', iframe)
  for (const link of found.links) if (link.kind === 'web' && !link.internal) add(link.url, 'link', link)
  for (const script of found.scripts) add(script.url, 'script', script)
  for (const image of found.images) add(image.url, 'embed', image)
  return maps.slice(0, 200)
}

/** The place a map's address asks for, in words. */
function queryOf(url: string): string {
  const found = /[?&](?:q|query|address|daddr|destination)=([^&#]*)|\/maps\/(?:place|search|dir\/)\/?([^/?#]+)/.exec(
    url,
  )
  const written = (found?.[1] ?? found?.[2] ?? '').replaceAll('+', ' ')
  try {
    return decodeURIComponent(written).slice(0, 300)
  } catch {
    return written.slice(0, 300)
  }
}

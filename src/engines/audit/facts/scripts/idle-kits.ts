/** A kit of a network that a page loads, and what of the page it would serve. */
type Kit = { name: string; loads: RegExp; serves: RegExp }

const kits: readonly Kit[] = [
  {
    name: 'Facebook',
    loads: /connect\.facebook\.net\/[\w/]{0,20}(?:sdk|all)\.js/,
    serves:
      /["'\s]fb-(?!root\b)[a-z]|<fb:|\bFB\.(?!init\b|AppEvents\b)[A-Za-z]|fbml|data-href=["']https?:\/\/(?:www\.)?facebook/,
  },
  {
    name: 'Twitter',
    loads: /platform\.twitter\.com\/widgets\.js/,
    serves:
      /twitter-(?:timeline|tweet|share|follow|hashtag|mention|video|moment|grid)|\btwttr\.(?:widgets|ready|events)/,
  },
  { name: 'Instagram', loads: /instagram\.com\/embed\.js/, serves: /instagram-media/ },
  {
    name: 'Pinterest',
    loads: /assets\.pinterest\.com\/js\/pinit/,
    serves: /data-pin-|pinterest\.com\/pin\/create|PinUtils/,
  },
]
const may_load = /connect\.facebook|platform\.twitter|instagram\.com\/embed|assets\.pinterest/

/** Kits that a page loads, each with its line and whether anything on the page is served by it. */
export type KitOnPage = { name: string; line: number; serves: boolean }

export function kitsOnPage(html: string): KitOnPage[] {
  if (!may_load.test(html)) return []
  const text = html.replace(/<!--[\s\S]{0,20000}?-->/g, all => all.replace(/[^\n]/g, ''))
  return kits.flatMap(({ name, loads, serves }): KitOnPage[] => {
    const found = loads.exec(text)
    if (!found) return []
    // "#xfbml=1" stands in the address by which the kit is loaded.
    const rest = text.replace(/#xfbml=\d/g, '').replace(/xfbml\s{0,3}:\s{0,3}\w{1,10}/g, '')
    return [{ name, line: text.slice(0, found.index).split('\n').length, serves: serves.test(rest) }]
  })
}

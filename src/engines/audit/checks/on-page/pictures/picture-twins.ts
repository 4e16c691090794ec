import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

/** Smaller files are signs, and dots that hold a place. */
const least_bytes = 4_000
const most = 5

/** Names of a role that one picture may have beside others, and words that tell nothing of what it shows. */
const roles =
  /^(?:logo|icon|fav|favicon|apple|touch|android|chrome|mstile|og|meta|menu|not|found|error|social|share|sharing|card|twitter|facebook|hero|front|frontpage|bg|background|banner|cover|thumb|thumbs|thumbnail|small|large|medium|big|full|mobile|desktop|tablet|header|footer|placeholder|default|home|homepage|index|slide|slider|slideshow|gallery|photo|image|img|pic|picture|copy|final|new|old|original|edited|edit|scaled|resized|compressed|min|web|version|main|site|page|about|contact|services?|team|work|works|project|projects|portfolio|our|the|and|for|with|of|in|at|to|a|an|screenshot|whatsapp|dsc|dscn|dscf|pxl|dji|fly|gopro|landing|optimized|enhanced|unnamed|untitled|download|downloads|fb|insta|instagram|left|right|top|bottom|section|post|blog|feature|featured|preview|light|dark|white|black|color|colour|square|wide|portrait|landscape|before|after|jpe?g|png|webp|avif)$/

const wordsOf = (url: string): string[] =>
  (decodeURI(url).split('/').at(-1) ?? '')
    .replace(/\.\w{3,5}(?:\?.*)?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word.length >= 3 && !roles.test(word))

/** "smith" and "smiths", "roof" and "roofing" are one thing under one name. */
const isKin = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4)

/** Do the names say quite different things, word for word? */
function namedApart(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some(word => other.some(its => isKin(word, its)))
}

type Picture = { url: string; found_on: string; words: readonly string[] }

function picturesByContent({ links_checked, origin }: SiteView): Map<string, Picture[]> {
  const by_content = new Map<string, Picture[]>()
  for (const { url, kind, external, found_on, result } of links_checked) {
    if (kind !== 'asset' || external || result?.status !== 200 || !result.content_type.startsWith('image/')) continue
    if (result.content_type.includes('svg') || !url.startsWith(origin)) continue
    const mark = headerValue(result.headers, 'etag')
    const length = headerValue(result.headers, 'content-length')
    if (!mark || mark.startsWith('W/') || !length || Number(length) < least_bytes) continue
    const key = `${mark} ${length}`
    const same = by_content.get(key) ?? []
    if (same.length === 0) by_content.set(key, same)
    if (!same.some(known => known.url === url) && URL.canParse(url)) same.push({ url, found_on, words: wordsOf(url) })
  }
  return by_content
}

export const pictureTwins: SiteCheck = {
  id: 'picture-under-two-names',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'One picture lies under the names of different things',
  why: 'The same file stands for two places, people or jobs. Who looks at both sees that one of them is not what it says.',
  mend: 'Show a picture of its own for each of them, or leave one out.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: site => {
    const groups = [...picturesByContent(site).values()].filter(same => same.length > 1)
    if (site.links_checked.length === 0)
      return site.checked_links ? notApplicable : notChecked('The pictures were not asked for.')
    const found = groups.flatMap((same): Occurrence[] => {
      const apart = same.find(one => same.some(other => namedApart(one.words, other.words)))
      if (!apart) return []
      const names = same.map(({ url }) => new URL(url).pathname.split('/').at(-1)).slice(0, 4)
      return [{ url: apart.found_on, line: null, evidence: `one file: ${names.join(', ')}`.slice(0, 200) }]
    })
    return foundAll(found.slice(0, most))
  },
}

import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { nameOfTile } from '#src/engines/audit/checks/links/words/tile-names.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { by_many_names } from './names-another-page.ts'

type Door = { name: string; words: readonly string[]; file: string; line: number; is_tile: boolean }

const longest = 40
const fewest_tiles = 3
const fewest_places = 5
const most = 12
/** One look spares pages with few links the rest. */
const fewest_links = 4

/** The words of the name of a page's file or folder. */
const fileOf = remembered(
  url =>
    detached(
      plainWords(
        (URL.parse(url)?.pathname ?? '')
          .replace(/\/(?:index\.\w{3,5})?$/, '')
          .split('/')
          .at(-1)
          ?.replace(/\.\w{3,5}$/, '') ?? '',
      ),
    ),
  { most: 500, longest: 120 },
)

function doorsOf(facts: PageFacts): Door[] {
  const starts = new Set(facts.headings.map(({ name }) => name))
  return facts.links.flatMap((link): Door[] => {
    const { kind, internal, url, hidden, in_nav, region, line } = link
    if (kind !== 'web' || !internal || url === null || hidden || in_nav || url.includes('#') || url.includes('?'))
      return []
    if (region === 'header' || region === 'nav' || region === 'footer') return []
    const { name, bare } = nameOfTile(facts, link)
    const words = plainWords(name)
      .split(' ')
      .filter(word => word.length >= 3)
    if (words.length === 0 || words.length > 5 || name.length > longest) return []
    const file = fileOf(url)
    if (file === '') return []
    return [{ name, words, file, line, is_tile: bare || starts.has(name) }]
  })
}

/** Is the page called what the link says, word for word? */
const isExact = ({ words, file }: Door) => words.every(word => ` ${file} `.includes(` ${word} `))
/** Of other words altogether, or with a word in it that the page is not called by. */
const isOdd = ({ words, file }: Door, whole: boolean) => {
  const own = words.filter(word => word.length >= 4 && !by_many_names.test(word))
  const strange = own.filter(word => !file.includes(word.slice(0, 4)))
  return whole ? own.length > 0 && strange.length === own.length : strange.length > 0
}

/** "tree service {} ny" of "tree service mount kisco ny" for Mount Kisco. */
const formOf = ({ file, words }: Door) => file.replace(words.join(' '), '{}')

/** Names in a list of places whose pages are all called alike, that lead to the page of another place. */
function oddPlaces(doors: readonly Door[]): [Door, Door][] {
  const named = doors.filter(isExact)
  const [list] = [...Map.groupBy(named, formOf).values()].sort((one, other) => other.length - one.length)
  if (!list || !formOf(list[0] as Door).includes(' ') || new Set(list.map(({ file }) => file)).size < fewest_places)
    return []
  const odd = doors.flatMap((door): [Door, Door][] => {
    const own = list.find(({ file }) => file === door.file)
    return own && /^[A-Z]/.test(door.name) && isOdd(door, true) && door.words.length <= 3 ? [[door, own]] : []
  })
  // Several hamlets lead to the page of the town that they are of.
  const namesOf = Map.groupBy(odd, ([, own]) => own.file)
  return odd.filter(([{ name }, { file }]) => namesOf.get(file)?.every(([other]) => other.name === name))
}

/** A tile that leads where another tile of that very name does, while the others have each a page of their own. */
function oddTiles(doors: readonly Door[]): [Door, Door][] {
  const tiles = doors.filter(({ is_tile }) => is_tile)
  const named = tiles.filter(isExact)
  if (new Set(named.map(({ file }) => file)).size < fewest_tiles) return []
  const odd = tiles.flatMap((door): [Door, Door][] => {
    const own = named.find(({ file }) => file === door.file)
    return own && !isExact(door) && isOdd(door, false) ? [[door, own]] : []
  })
  // Several are a choice: one page for what belongs together.
  return odd.length === 1 ? odd : []
}

export const twoNamesOneGoal: PageCheck = {
  id: 'link-names-share-goal',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links of two different names lead to one page',
  why: 'Whoever asked for one thing, or one town, reads about the other, and thinks that you do not offer the first.',
  mend: 'Give each a page of its own, lead the link to the page that it names, or say on that page that it is meant for both.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  look: onWorkingPages(({ url, facts, kind }) => {
    if (facts.links.length < fewest_links || kind === 'article') return notApplicable
    const doors = doorsOf(facts)
    const odd = [...oddTiles(doors), ...oddPlaces(doors)]
    const once = new Map(odd.map(pair => [pair[0].name, pair]))
    return foundAll(
      [...once.values()].slice(0, most).map(([door, own]): Occurrence => {
        const evidence = `“${shortened(door.name, 40)}” leads to the page “${own.file}”, as “${shortened(own.name, 40)}” does`
        return { url, line: door.line, evidence }
      }),
    )
  }),
}

import type { Region } from '../types/place.ts'
import type { LandmarkRole } from '../types/structure-facts.ts'
import { internalized } from './internalized.ts'
import { NameTable } from './name-table.ts'

/** What the reader must know of an element by its name. */
export type Tag = {
  name: string
  /** Of its own for elements that HTML knows, 0 for all others. */
  id: number
  /** Has no content and no end tag. */
  empty: boolean
  /** Begins and ends a run of text. */
  breaks: boolean
  /** An end tag of an inline element does not reach through it. */
  wall: boolean
  /** May close although other elements opened inside it are still open. */
  formatting: boolean
  /** Keeps the document's head open (HTML standard, insertion mode "in head"). */
  head: boolean
  /** Visitors do not see its text. */
  unseen: boolean
  /** Open elements at the top of the stack that its start tag ends. */
  closes: ReadonlySet<string> | null
  /** Named as the element of a text block. */
  names_text: boolean
  /** Its content is text only. */
  raw: boolean
  /** The part of the page it begins, and the landmark it is, by its name alone. */
  region: Region | null
  landmark: LandmarkRole | null
  /** A header or footer inside it is not the page's. */
  section: boolean
  /** May be a part of the page by the name its author gave it. */
  container: boolean
  /** Stands in a table or nowhere. */
  of_table: boolean
}

const words = (text: string) => text.split(' ').map(internalized)

const empties = words(
  'area base basefont bgsound br col command embed frame hr img input isindex keygen link meta param source track wbr',
)
const blocks = words(
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li main menu nav ol option p pre search section select summary table tbody td textarea tfoot th thead title tr ul video audio',
)
const walls = words(
  'address article aside blockquote body button caption center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header html li main nav ol p section svg table tbody td template tfoot th thead tr ul',
)
const formatting = words('a b big code em font i nobr s small strike strong tt u')
const headers = words('base basefont bgsound head html link meta noframes noscript script style template title')
const unseen = words(
  'script style template noscript noframes noembed iframe textarea select datalist title head svg canvas video audio object math',
)
const named = words(
  'p li h1 h2 h3 h4 h5 h6 td th dt dd address button label figcaption blockquote summary caption legend pre time',
)

const raws = words('script style title textarea xmp iframe noembed noframes plaintext')
const sections = words('article section aside nav main')
const table_parts = words('caption col colgroup tbody td tfoot th thead tr')
const containers = words('div section table td center')
const regions: Record<string, Region> = { nav: 'nav', main: 'main', aside: 'aside', header: 'header', footer: 'footer' }
const landmarks: Record<string, LandmarkRole> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  header: 'banner',
  footer: 'contentinfo',
  search: 'search',
}

const paragraphEnders = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header hgroup hr main menu nav ol p pre search section table ul',
)
const closes = new Map<string, readonly string[]>([
  ['li', ['li', 'p']],
  ['dt', ['dt', 'dd', 'p']],
  ['dd', ['dt', 'dd', 'p']],
  ['tr', ['tr', 'td', 'th', 'p']],
  ['td', ['td', 'th', 'p']],
  ['th', ['td', 'th', 'p']],
  ['tbody', ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th']],
  ['tfoot', ['thead', 'tbody', 'tr', 'td', 'th']],
  ['thead', ['thead', 'tbody', 'tr', 'td', 'th']],
  ['option', ['option']],
  ['optgroup', ['optgroup', 'option']],
  ['body', ['head', 'script']],
  ...words('h1 h2 h3 h4 h5 h6').map((name): [string, string[]] => [name, words('h1 h2 h3 h4 h5 h6 p')]),
  ...paragraphEnders.map((name): [string, string[]] => [name, ['p']]),
])

function makeTag(name: string, id = 0, known: Partial<Record<keyof Tag, boolean>> = {}): Tag {
  const closed = closes.get(name)
  return {
    name,
    id,
    empty: known.empty ?? false,
    breaks: known.breaks ?? false,
    wall: known.wall ?? false,
    formatting: known.formatting ?? false,
    head: known.head ?? false,
    unseen: known.unseen ?? false,
    closes: closed ? new Set(closed) : null,
    names_text: known.names_text ?? false,
    raw: known.raw ?? false,
    region: regions[name] ?? null,
    landmark: landmarks[name] ?? null,
    section: known.section ?? false,
    container: known.container ?? false,
    of_table: known.of_table ?? false,
  }
}

/** Elements that need no more than their name. */
const others = words(
  'a abbr applet audio base blink bdi bdo cite code data del dfn embed em frame img ins kbd label link mark marquee meta meter output picture progress q ruby rt s samp slot source span strong sub sup time track var path g use circle rect line polyline polygon ellipse defs symbol lineargradient stop clippath mask text tspan',
)

const all = new Set([...empties, ...blocks, ...walls, ...formatting, ...headers, ...unseen, ...named, ...others])
const known = new Map(
  [...all].map((name, i) => [
    name,
    makeTag(name, i + 1, {
      empty: empties.includes(name),
      breaks: blocks.includes(name),
      wall: walls.includes(name),
      formatting: formatting.includes(name),
      head: headers.includes(name),
      unseen: unseen.includes(name),
      names_text: named.includes(name),
      raw: raws.includes(name),
      section: sections.includes(name),
      container: containers.includes(name),
      of_table: table_parts.includes(name),
    }),
  ]),
)

/** The elements that HTML knows. */
export const tags = new NameTable(known)

/** By a name in any case. Unknown elements are inline ones. */
export function tagNamed(name: string): Tag {
  return tags.get(name, 0, name.length) ?? makeTag(name.toLowerCase())
}

/** More than the highest id of a tag. */
export const tag_ids = known.size + 1

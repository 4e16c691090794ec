/** A start tag: `attributes` as written, `classes` among them. */
export type Tag = { name: string; attributes: string; classes: readonly string[] }
/** An element that is open, with what was made of it. */
type Open<T> = Tag & { made: T }

const tag = /<(\/?)([a-z][a-z0-9-]{0,30})((?:\s[^<>]{0,4000})?)>/gi
const no_content = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line polyline polygon'.split(' '),
)
/** Before one of these a paragraph ends that nobody closed. */
const ends_paragraph = new Set(
  'address article aside blockquote div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
/** What ends with the next of its kind, and within what that is looked for. */
type EndsLike = { like: readonly string[]; within: readonly string[] }

const cells: EndsLike = { like: ['td', 'th'], within: ['table', 'tr'] }
const ends_like = new Map<string, EndsLike>([
  ['td', cells],
  ['th', cells],
  ['tr', { like: ['tr'], within: ['table', 'thead', 'tbody', 'tfoot'] }],
  ['li', { like: ['li'], within: ['ul', 'ol', 'menu'] }],
])

/** Elements that are open, the outermost first, and how many there are of each name: most end tags find none. */
class OpenElements<T> {
  readonly list: Open<T>[] = []
  readonly #counts = new Map<string, number>()

  push(one: Open<T>): void {
    this.list.push(one)
    this.#counts.set(one.name, (this.#counts.get(one.name) ?? 0) + 1)
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0
  }

  /** Ends the last element of this name and all within it. */
  end(name: string): void {
    if (this.has(name)) this.#endFrom(this.list.findLastIndex(one => one.name === name))
  }

  /** Ends what a start tag ends without a word, as browsers do. */
  endBefore(name: string): void {
    if (ends_paragraph.has(name) && this.list.at(-1)?.name === 'p') this.#endFrom(this.list.length - 1)
    const ends = ends_like.get(name)
    if (!ends?.like.some(like => this.has(like))) return
    const at = this.list.findLastIndex(one => ends.like.includes(one.name) || ends.within.includes(one.name))
    if (ends.like.includes(this.list[at]?.name ?? '')) this.#endFrom(at)
  }

  #endFrom(at: number): void {
    for (const { name } of this.list.slice(at)) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1)
    this.list.length = at
  }
}

const most_tags = 20_000
const deepest = 200

function classesIn(attributes: string): string[] {
  if (!attributes.includes('class')) return []
  const value = /\sclass\s*=\s*(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s"'>]{1,200}))/i.exec(attributes)
  return (value?.[1] ?? value?.[2] ?? value?.[3] ?? '').split(/\s+/).filter(Boolean)
}

type Walk<T> = {
  /** What is to be known of an element, from its tag and what it stands in. */
  enter: (tag: Tag, open: readonly Open<T>[]) => T
  leave?: (name: string) => void
  /** Text as written, white space collapsed, the element that it stands in, and where it ends. */
  text?: (text: string, inside: Open<T>, end: number) => void
}

/**
 * Goes through the body of one page by its tags alone, once more than the page is read: for questions that a style asks,
 * which is known only after the page.
 */
export function walkTags<T>(html: string, { enter, leave, text }: Walk<T>): void {
  const open = new OpenElements<T>()
  let from = Math.max(0, html.search(/<body\b/i))
  let count = 0
  tag.lastIndex = from
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [whole, slash, written = '', attributes = ''] = match
    if (++count > most_tags) break
    const top = open.list.at(-1)
    if (top && text) {
      const said = html.slice(from, match.index).replace(/\s+/g, ' ').trim()
      if (said !== '') text(said, top, match.index)
    }
    from = match.index + whole.length
    const name = written.toLowerCase()
    if (slash) {
      open.end(name)
      leave?.(name)
      continue
    }
    open.endBefore(name)
    const one = { name, attributes, classes: classesIn(attributes) }
    const made = enter(one, open.list)
    if (!no_content.has(name) && !attributes.endsWith('/') && open.list.length < deepest) open.push({ ...one, made })
  }
}

const most_styles = 20

/** The styles that stand in a page. */
export function stylesIn(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf('<style'); at >= 0 && found.length < most_styles; at = html.indexOf('<style', at)) {
    const end = html.indexOf('</style', at)
    found.push(html.slice(html.indexOf('>', at) + 1, end < 0 ? undefined : end))
    if (end < 0) break
    at = end
  }
  return found
}

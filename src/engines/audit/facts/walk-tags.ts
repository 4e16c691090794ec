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
const ends_like = new Map<string, { like: RegExp; within: RegExp }>([
  ['td', { like: /^t[dh]$/, within: /^(?:table|tr)$/ }],
  ['th', { like: /^t[dh]$/, within: /^(?:table|tr)$/ }],
  ['tr', { like: /^tr$/, within: /^(?:table|thead|tbody|tfoot)$/ }],
  ['li', { like: /^li$/, within: /^(?:ul|ol|menu)$/ }],
])

/** Ends what a start tag ends without a word, as browsers do. */
function endBefore(name: string, open: Tag[]): void {
  if (open.at(-1)?.name === 'p' && ends_paragraph.has(name)) open.length--
  const ends = ends_like.get(name)
  if (!ends) return
  const at = open.findLastIndex(one => ends.like.test(one.name) || ends.within.test(one.name))
  if (at >= 0 && ends.like.test(open[at]?.name ?? '')) open.length = at
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
  const open: Open<T>[] = []
  let from = Math.max(0, html.search(/<body\b/i))
  let count = 0
  tag.lastIndex = from
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [whole, slash, written = '', attributes = ''] = match
    if (++count > most_tags) break
    const top = open.at(-1)
    if (top && text) {
      const said = html.slice(from, match.index).replace(/\s+/g, ' ').trim()
      if (said !== '') text(said, top, match.index)
    }
    from = match.index + whole.length
    const name = written.toLowerCase()
    if (slash) {
      const at = open.findLastIndex(one => one.name === name)
      if (at >= 0) open.length = at
      leave?.(name)
      continue
    }
    endBefore(name, open)
    const one = { name, attributes, classes: classesIn(attributes) }
    const made = enter(one, open)
    if (!no_content.has(name) && !attributes.endsWith('/') && open.length < deepest) open.push({ ...one, made })
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

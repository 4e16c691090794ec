/** A picture that a rule of a style sheet paints behind something, as written there. */
export type PaintedPicture = { selector: string; address: string; line: number }

const most = 60
/** A style with more was made to stall readers. */
const most_looked_at = 300
/** A rule that begins further off is no rule of a hand or a theme. */
const longest_rule = 2_000
const longest_address = 500
const is_picture = /^[^\s{}$<>]+\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]\S*)?$/i
/** "https://images.example.com/photo-15?w=1800": a host of nothing else needs no ending. */
const is_at_host_of_pictures = /^(?:https?:)?\/\/(?:images?|img|photos?)\.[^\s{}$<>]+$/i
const background = /^\s*background(?:-image)?\s*:(?!.*data:)/is

/** The style without its comments, each line where it was. */
export function withoutComments(css: string): string {
  const parts: string[] = []
  let at = 0
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    const end = css.indexOf('*/', start + 2)
    parts.push(css.slice(at, start))
    if (end < 0) return parts.join('')
    parts.push(css.slice(start, end).replace(/[^\n]/g, ''))
    at = end + 2
  }
  parts.push(css.slice(at))
  return parts.join('')
}

/** What stands between `url(` and its end, out of its quotes; undefined for what is no picture's address. */
function addressAt(css: string, from: number): string | undefined {
  const end = css.indexOf(')', from)
  if (end < 0 || end - from > longest_address) return undefined
  const written = css
    .slice(from, end)
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
  if (written.startsWith('data:')) return undefined
  return is_picture.test(written) || is_at_host_of_pictures.test(written) ? written : undefined
}

/**
 * Pictures that the rules of a style paint as backgrounds. Of several for one selector the last counts, as it does for
 * browsers.
 */
export function paintedPictures(style: string): PaintedPicture[] {
  if (!style.includes('url(')) return []
  const css = withoutComments(style)
  const painted = new Map<string, PaintedPicture>()
  let line = 1
  let counted = 0
  let looked_at = 0
  for (let at = css.indexOf('url('); at >= 0 && painted.size < most; at = css.indexOf('url(', at + 4)) {
    if (++looked_at > most_looked_at) break
    const before = css.slice(Math.max(0, at - longest_rule), at)
    const open = before.lastIndexOf('{')
    const from = Math.max(open, before.lastIndexOf(';'))
    if (open <= before.lastIndexOf('}') || !background.test(before.slice(from + 1))) continue
    const address = addressAt(css, at + 4)
    const head = before.slice(0, open)
    const selector = head
      .slice(Math.max(head.lastIndexOf('}'), head.lastIndexOf('{'), head.lastIndexOf(';')) + 1)
      .trim()
    for (; counted < at; counted++) if (css.charCodeAt(counted) === 10) line++
    painted.delete(selector)
    if (address !== undefined) painted.set(selector, { selector, address, line })
  }
  return [...painted.values()]
}

const classes = /\s(?:class|id)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,200}))/gi

/** Classes and ids: the words by which rules find the elements of a page. */
export function namesOfElements(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, double, single, bare] of html.matchAll(classes)) {
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) if (name !== '') names.add(name)
  }
  return names
}

/** What decides only once a visitor does something, or what the page's HTML does not tell. */
const conditional = /[[&\\]|:(?:hover|focus|active|checked|target|visited|not|is|where|has|nth|first|last|only|empty)/i
const always_there = /^(?:html|body|:root)(?:\s*>?\s*(?:html|body))?$/i

/** Whether elements with those names are what one of the selectors asks for: in doubt they are not. */
export function paints({ selector }: Pick<PaintedPicture, 'selector'>, names: ReadonlySet<string>): boolean {
  return selector.split(',').some(one => {
    const plain = one.replace(/::?(?:before|after)\s*$/i, '').trim()
    if (plain === '' || plain.startsWith('@') || conditional.test(plain)) return false
    if (always_there.test(plain)) return true
    const asked = plain.match(/[.#][\w-]+/g)
    return asked?.every(name => names.has(name.slice(1))) ?? false
  })
}

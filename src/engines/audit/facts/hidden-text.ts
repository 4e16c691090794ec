import { type Hiding, hidingRules, keyOf } from './hiding-rules.ts'

/** How much of a page such rules hide, and whether its main heading is among it. */
export type HiddenText = { chars: number; of: number; heading: string; by: string }

const tag = /<(\/?)([a-z][a-z0-9-]{0,30})((?:\s[^<>]{0,4000})?)>/gi
const no_content = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line polyline polygon'.split(' '),
)
const no_text = new Set('script style noscript template svg title textarea select nav footer'.split(' '))
const most_tags = 20_000
const deepest = 200

type Open = { name: string; classes: readonly string[]; hidden: string; silent: boolean }

function classesIn(attributes: string): string[] {
  if (!attributes.includes('class')) return []
  const value = /\sclass\s*=\s*(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s"'>]{1,200}))/i.exec(attributes)
  return (value?.[1] ?? value?.[2] ?? value?.[3] ?? '').split(/\s+/).filter(Boolean)
}

const most_styles = 20
const shown_without_scripts = /<noscript>\s{0,20}<style/i

/** The styles that stand in the page. */
function stylesIn(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf('<style'); at >= 0 && found.length < most_styles; at = html.indexOf('<style', at)) {
    const end = html.indexOf('</style', at)
    found.push(html.slice(html.indexOf('>', at) + 1, end < 0 ? undefined : end))
    if (end < 0) break
    at = end
  }
  return found
}

/** What stands in the HTML of a page and is invisible until a script comes, by the styles of the page and those it loads. */
export function hiddenText(html: string, loaded: readonly Hiding[]): HiddenText {
  const sum: HiddenText = { chars: 0, of: 0, heading: '', by: '' }
  if (shown_without_scripts.test(html)) return sum
  const own = stylesIn(html).map(hidingRules)
  const by_itself = new Set([...own, ...loaded].flatMap(({ shows }) => shows))
  const rules = [...own, ...loaded].flatMap(({ hides }) => hides.filter(one => !by_itself.has(keyOf(one.classes))))
  // Its style hides what bears this attribute until its script has come.
  const has_aos = /\baos(?:[-.@][\w.-]{0,20})?(?:\/dist\/aos)?\.css/i.test(html)
  if (rules.length === 0 && !has_aos) return sum
  const open: Open[] = []
  const hiderOf = (classes: readonly string[], attributes: string): string => {
    if (has_aos && /\sdata-aos=["']?(?:fade|zoom|flip|slide)/.test(attributes)) return '[data-aos]'
    if (classes.length === 0) return ''
    const rule = rules.find(
      one =>
        one.classes.every(name => classes.includes(name)) &&
        !classes.includes(one.shown_by) &&
        one.within.every(name => open.some(outer => outer.classes.includes(name))) &&
        !open.some(outer => outer.classes.includes(one.shown_by)),
    )
    if (!rule) return ''
    return rule.classes.map(name => `.${name}`).join('')
  }
  let from = html.search(/<body\b/i)
  if (from < 0) from = 0
  let count = 0
  tag.lastIndex = from
  let heading = ''
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [whole, slash, written = '', attributes = ''] = match
    if (++count > most_tags) break
    const top = open.at(-1)
    const text = html.slice(from, match.index).replace(/\s+/g, ' ').trim()
    from = match.index + whole.length
    if (top && !top.silent && text !== '') {
      sum.of += text.length
      if (top.hidden !== '') {
        sum.chars += text.length
        sum.by ||= top.hidden
      }
      if (heading === 'open' && top.hidden !== '') sum.heading ||= top.hidden
    }
    const name = written.toLowerCase()
    if (slash) {
      const at = open.findLastIndex(one => one.name === name)
      if (at >= 0) open.length = at
      if (name === 'h1') heading = 'read'
      continue
    }
    if (no_content.has(name) || attributes.endsWith('/') || open.length >= deepest) continue
    if (name === 'h1' && heading === '') heading = 'open'
    const classes = classesIn(attributes)
    const silent = top?.silent === true || no_text.has(name)
    open.push({ name, classes, silent, hidden: top?.hidden || hiderOf(classes, attributes) })
  }
  return sum
}

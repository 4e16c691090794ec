import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

export type PricedTwice = { name: string; line: number; shown: string; before: string; line_before: number }

const only_price = /^\$ ?(\d{1,4})\.(\d\d)$/
const in_one = /^([A-Z][^$\n]{6,44}?)[\s.:…·–—-]+\$ ?(\d{1,4})\.(\d\d)$/
const longest_name = 44
/** Of another size, another time, or for somebody else; what a list has of many is no name. */
const of_another =
  /\b(?:small|medium|large|x-?large|sm|md|lg|mini|half|full|whole|dozen|pieces?|pcs?|oz|ounces?|inch(?:es)?|lbs?|pounds?|quarts?|pints?|gallons?|cups?|bowls?|trays?|pans?|adults?|child(?:ren)?|kids?|seniors?|single|double|triple|family|serves|feeds|glass|bottle|draft|weekday|weekends?|lunch|dinner|minutes?|hours?)\b|\d/i
/** What is said of many dishes is no name of one. */
const of_many = /\b(?:add|extra|with|or|sides?|combo|special|new|each|price|total)\b|w\//i
const dearer = 1.5
/** The two of a slip stand close together. */
const reach = 16

type Row = { name: string; cents: number; at: number; line: number; heading: number; about: string }

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** The name before a price that stands alone, over one block that describes it. */
function nameBefore(blocks: readonly TextBlock[], at: number): { name: string; about: string } | null {
  const [above, over] = [blocks[at - 1], blocks[at - 2]]
  if (!above || above.text.includes('$')) return null
  if (above.text.length <= longest_name) return { name: above.text, about: '' }
  return over && over.text.length <= longest_name && !over.text.includes('$')
    ? { name: over.text, about: above.text }
    : null
}

function rowsOf(blocks: readonly TextBlock[]): Row[] {
  const rows: Row[] = []
  let heading = -1
  for (const [at, { text, element, line, in_nav }] of blocks.entries()) {
    if (/^h[1-3]$/.test(element) && !text.includes('$')) heading = at
    if (in_nav || text.length > longest_name + 12 || !text.includes('$')) continue
    const alone = only_price.exec(text)
    const one = in_one.exec(text)
    const named = alone ? nameBefore(blocks, at) : one ? { name: one[1] ?? '', about: '' } : null
    const [whole, cents] = alone ? [alone[1], alone[2]] : [one?.[2], one?.[3]]
    if (named) rows.push({ ...named, cents: Number(whole) * 100 + Number(cents), at, line, heading })
  }
  return rows
}

/** How its description begins; what one may choose for it tells nothing. */
const aboutOf = ({ about }: Row) => about.replace(/\b(?:choice of|served with)\b.*$/i, '').slice(0, 60)

const shownOf = ({ name, cents }: Row) => `${name.trim()} $${(cents / 100).toFixed(2)}`

/** What a list of a menu names twice at two prices, though nothing tells the two apart. */
export function pricedTwice(blocks: readonly TextBlock[]): PricedTwice[] {
  const found: PricedTwice[] = []
  const rows = rowsOf(blocks)
  const counted = Map.groupBy(rows, ({ name }) => plain(name))
  for (const [name, same] of counted) {
    const [one, other] = same
    if (!one || !other || same.length !== 2 || !name.includes(' ')) continue
    if (one.cents === other.cents || one.heading !== other.heading || other.at - one.at > reach) continue
    if (Math.max(one.cents, other.cents) > dearer * Math.min(one.cents, other.cents)) continue
    if (of_many.test(one.name) || [one.name, aboutOf(one), aboutOf(other)].some(text => of_another.test(text))) continue
    found.push({ name, line: other.line, shown: shownOf(other), before: shownOf(one), line_before: one.line })
  }
  return found
}

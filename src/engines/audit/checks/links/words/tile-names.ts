import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const says_nothing =
  /^(?:|(?:learn|read|see|view|find out|discover|get)? ?more(?: .{0,30})?|details|view|click here|here)\W*$/i
/** Code between a picture and the heading beneath it is no longer than this. */
const near = 4_000

/** The heading of the tile that a link without words of its own stands in: behind a picture, before a "Learn more". */
function headingBy({ headings, links }: PageFacts, { offset, images, url }: LinkFact): string {
  const behind = images > 0
  const heading = behind ? headings.find(each => each.offset > offset) : headings.findLast(each => each.offset < offset)
  if (!heading || heading.level < 2 || Math.abs(heading.offset - offset) > near) return ''
  const [from, to] = behind ? [offset, heading.offset] : [heading.offset, offset]
  return links.some(other => other.offset > from && other.offset < to && other.url !== url) ? '' : heading.name
}

/** What a link promises: its own words, or where those are none or "Learn more" the heading of its tile. */
export function nameOfTile(facts: PageFacts, link: LinkFact): { name: string; bare: boolean } {
  const bare = says_nothing.test(link.name.trim())
  return { bare, name: bare ? headingBy(facts, link) : link.name.trim() }
}

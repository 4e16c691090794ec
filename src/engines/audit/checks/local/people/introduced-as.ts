import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** "Two Macon, GA offices, each with …": what is introduced, without a verb that would tell something of these alone. */
const introduced =
  /^(?:(?:our|visit our|welcome to our) )?(one|two|three|four|five|six|seven|eight|nine|[2-9]) ((?:[a-z.'’-]+ ){0,2}[a-z.'’-]+)(?:, [a-z]{2})? (?:offices|locations|clinics|stores|shops|salons|restaurants)(?=[.,:;!]| to serve| serving|$)/i
const and_others = /\b(?:other|others|also|another|plus|more|additional|elsewhere|as well|beyond)\b/i
const townOf = ({ key }: { key: string }) => key.split('|')[2] ?? ''

/** The first paragraph above a list of places in several towns, where it speaks of those in one town alone. */
export function introducedAs({
  facts: { addresses, text },
}: PageView): { block: TextBlock; shown: string; count: string } | undefined {
  const listed = addresses.filter(({ region }) => region !== 'footer')
  const block = text.blocks.find(({ element, region, in_nav }) => element === 'p' && region === 'main' && !in_nav)
  const [first] = listed
  if (!block || !first || first.offset < block.offset || and_others.test(block.text)) return undefined
  const [shown, count, town] = introduced.exec(block.text) ?? []
  if (shown === undefined || count === undefined || town === undefined) return undefined
  const towns = new Set(listed.map(townOf))
  const said = block.text.toLowerCase()
  const others = [...towns].filter(one => one !== town.toLowerCase())
  // Whoever names the other towns as well introduces them all.
  if (others.length === 0 || others.length === towns.size || others.some(one => said.includes(one))) return undefined
  return { block, shown, count }
}

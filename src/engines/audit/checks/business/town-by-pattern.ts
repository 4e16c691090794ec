import { plainTown } from '#src/engines/audit/checks/business/town-families.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'

const least_alike = 2
/** More pages of one family tell no other sentences. */
const most_headlines = 500
const longest_town = 40
/** A title that is hardly more than the town could be filled with anything. */
const shortest_rest = 8
const blank = ' * '

const blanked = (text: string, town: string) => plainTown(text).replaceAll(` ${town} `, blank)

/** The town that fills the blanks of a pattern in a text, all of them the same way. */
function filling(plain: string, pattern: string): string | undefined {
  const at = pattern.indexOf(blank)
  const rest = pattern.slice(at + blank.length)
  if (!plain.startsWith(pattern.slice(0, at + 1))) return undefined
  const end = rest.includes(blank)
    ? plain.indexOf(` ${rest.slice(0, rest.indexOf(blank))}`, at)
    : plain.length - rest.length - 1
  const town = plain.slice(at + 1, end)
  return town !== '' && town.length <= longest_town && pattern.replaceAll(blank, ` ${town} `) === plain
    ? town
    : undefined
}

/**
 * The headlines of pages for towns are often one sentence with a blank: tells which known town stands in it, where
 * others of the family have their own.
 */
export function townByPattern(
  headlines: readonly { text: string; town: string }[],
): (text: string, own: string) => string | undefined {
  const times = new Map<string, number>()
  for (const { text, town } of headlines.slice(0, most_headlines)) {
    const pattern = blanked(text, town)
    const rest = pattern.replaceAll(blank, '').trim()
    if (pattern.includes(blank) && rest.length >= shortest_rest) times.set(pattern, (times.get(pattern) ?? 0) + 1)
  }
  const patterns = [...times].filter(([, alike]) => alike >= least_alike).map(([pattern]) => pattern)
  return (text, own) => {
    const plain = plainTown(text)
    // A town may have a short name that nobody but its people use.
    if (plain.includes(` ${own} `) || townsNamed(own).length === 0) return undefined
    for (const pattern of patterns) {
      const town = filling(plain, pattern)
      if (town !== undefined && townsNamed(town).length > 0) return town
    }
    return undefined
  }
}

import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'

type Sign = { name: string; plain: string; url: string; line: number }

const signs = new Set(['logo-alt', 'og:site_name', 'copyright'])
const most_words = 4
const fewest_pages = 2

/** "Faeodyn Field" and "Elderflower Field": the same kind of house, called otherwise. */
function areTwo(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')]
  if (words.length !== others.length || words.length < 2 || words.length > most_words) return false
  if (words.at(-1) !== others.at(-1) || isMisspelled(one, other)) return false
  const apart = words.flatMap((word, at) => (word === others[at] ? [] : [word, others[at] ?? '']))
  // "Calloway Farm East" is another place, and "Macon Farm" the one in Macon.
  return words[0] !== others[0] && apart.every(word => word.length > 3 && !isCity(word))
}

/** A business that was renamed, where signs of some pages have the old name and those of the others the new one. */
export function renamed({ pages, home }: SiteView): Occurrence | undefined {
  if (!home) return undefined
  const told = pages.flatMap(({ url, row }) =>
    row.names.flatMap(({ name, from, line }): Sign[] =>
      signs.has(from) ? [{ name, plain: plainName(name), url, line }] : [],
    ),
  )
  const by_name = [...Map.groupBy(told, ({ plain }) => plain).values()]
  const pagesOf = (same: readonly Sign[]) => new Set(same.map(({ url }) => url)).size
  const h1 = plainName(home.row.h1)
  // One sign alone may be that of a partner; the heading of the front page is not.
  const sure = by_name.filter(
    same => pagesOf(same) >= fewest_pages || (same[0] !== undefined && h1.includes(same[0].plain)),
  )
  const [usual, ...others] = sure.toSorted((one, other) => pagesOf(other) - pagesOf(one))
  const [first] = usual ?? []
  const other = first && others.find(([one]) => one !== undefined && areTwo(first.plain, one.plain))?.[0]
  if (!first || !other) return undefined
  const evidence = `“${other.name}”; “${first.name}” on ${first.url}, line ${first.line}`
  return { url: other.url, line: other.line, evidence }
}

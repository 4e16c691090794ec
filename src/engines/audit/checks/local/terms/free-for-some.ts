import { againstEachOther, type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { free_thing } from '#src/engines/audit/facts/business/terms/prices/free-things.ts'

/** One word is said of many things. */
const least_words = 2
const most = 3

const wordsOf = ({ what }: ToldTerm) => what.slice(free_thing.length).split(' ')

/** What one page gives to everybody, and another to those alone who buy something. */
export function freeForSome(site: SiteView): Occurrence[] {
  const told = toldTerms(site, free_thing)
  const some = told.filter(({ value }) => value === 0)
  if (some.length === 0) return []
  const all = told.filter(one => one.value === 1 && wordsOf(one).length >= least_words)
  const found = some.flatMap(one => {
    const words = wordsOf(one)
    const other = all.find(free => free.url !== one.url && wordsOf(free).every(word => words.includes(word)))
    return other ? [againstEachOther(other, one)] : []
  })
  return found.slice(0, most)
}

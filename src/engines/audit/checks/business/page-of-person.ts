import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'
import { isPersonal } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import { plainWords } from './visible-text.ts'

const most_words = 3

/** Austin and Madison are towns as well. */
const few_towns = 3
const isFirstName = (word: string) =>
  isNameOfSomebody(word) && (commonnessOf(word) ?? 4) >= 3 && townsNamed(word).length < few_towns

/** Is a page about one of the people of a business, by its heading: "Mary", "Meet Dr. Ada Quill"? A shop that bears the name is not meant. */
export function isPageOfPerson({ kind, row, url }: SitePage, host: string): boolean {
  if (kind === 'home' || kind === 'location') return false
  // "Contact us" may be headed by a town that is a name as well.
  if (kind === 'contact' && /contact/i.test(new URL(url).pathname)) return false
  return isNameOfPerson(row.h1, host)
}

/** Is a heading the name of one of the people, and not that of the house? */
export function isNameOfPerson(text: string, host: string): boolean {
  const heading = text.replace(/^(?:meet|about)\s+/i, '').replace(/^dr\.?\s+/i, '')
  const [plain = ''] = heading.split(/\s*[,|–—:(]\s*|\s-\s/)
  const words = plainWords(plain).split(' ')
  const [first = ''] = words
  if (first === '' || words.length > most_words || host.replaceAll('-', '').includes(words.join(''))) return false
  return words.length === 1 ? isFirstName(first) : isPersonal(words)
}

import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isTownName } from '#src/engines/audit/checks/towns/town-table.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const heads_towns =
  /\b(?:service areas?|areas? (?:we |that we )?(?:serve|cover|service)|areas? served|where we (?:work|serve|go)|(?:cities|towns|communities|locations|neighborhoods) (?:we |that we )?(?:serve|cover)|(?:communities|cities|towns) served|we (?:proudly )?serve)\b/i
/** "We serve Pooler, Rincon and Tybee Island." */
const in_sentence =
  /\b(?:[Ss]erv(?:e|es|ing)|[Ss]ervice [Aa]reas?:?|[Cc]over(?:s|ing)?)(?: (?:the|all|of|cities|towns|areas|communities|including|like|such|as|in|residents|homeowners)){0,6}:? ((?:[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,3}(?:, (?:and |& )?| and | & |\.$|$)){4,40})/
const shortest = 4
const longest_entry = 40
const most_entries = 120
const most = 3

/** The entry that stands twice; a list that stands twice as a whole is one for phones and one for desks. */
function twiceIn(entries: readonly string[]): string | undefined {
  const seen = new Set<string>()
  const twice = entries.filter(entry => {
    const key = entry.toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
  const [first] = twice
  return first !== undefined && twice.length * 4 <= entries.length && isTownName(first.replace(/, [A-Z]{2}$/, ''))
    ? first
    : undefined
}

/** The entries of the list right under a heading. */
function entriesUnder(blocks: readonly TextBlock[], at: number): string[] {
  const entries: string[] = []
  for (const { text, element } of blocks.slice(at + 1, at + 1 + most_entries)) {
    if (element === 'p' && entries.length === 0) continue
    if (element !== 'li' || text.length > longest_entry) break
    entries.push(text)
  }
  return entries
}

const tellsTowns = askedOnce(text => /serv|cover|where we/i.test(text))

export const townsListedTwice: PageCheck = {
  id: 'town-listed-twice',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'A list of the towns you serve names one of them twice',
  why: 'Whoever reads the list doubts the rest of it, and another town may have been meant in its place.',
  mend: 'Take the second one out, or write the town that was meant.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    if (!isShown(page)) return notApplicable
    const { blocks } = page.facts.text
    const found: Occurrence[] = []
    for (const [at, block] of blocks.entries()) {
      if (found.length >= most) break
      const { text, line, in_nav } = block
      if (in_nav || !tellsTowns(block)) continue
      const heads = text.length <= 80 && heads_towns.test(text)
      const listed = heads ? entriesUnder(blocks, at) : []
      const named =
        listed.length > 0 || text.length > 600
          ? []
          : (in_sentence.exec(text)?.[1] ?? '').split(/, (?:and |& )?| and | & /)
      const entries = (listed.length > 0 ? listed : named).map(entry => entry.replace(/\.$/, '').trim())
      const town = entries.length < shortest ? undefined : twiceIn(entries)
      if (town) found.push({ url: page.url, line, evidence: `“${town}” stands twice among ${entries.length}` })
    }
    return foundAll(found)
  },
}

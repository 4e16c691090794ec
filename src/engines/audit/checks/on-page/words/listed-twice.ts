import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { pricedTwice } from '#src/engines/audit/checks/local/terms/priced-twice.ts'
import { townsListedTwice } from '#src/engines/audit/checks/local/towns/towns-listed-twice.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isTownName } from '#src/engines/audit/checks/towns/town-table.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const least_entries = 5
const least_priced = 4
const most_entries = 80
const [shortest, longest] = [8, 60]
/** More of them are what two packages, two days or two people have in common. */
const most_twice = 2
const most = 3
/** What bids people do something stands wherever it may be done, and a time or a price comes again. */
const of_any_entry =
  /^\W*(?:(?:learn|read|see|view|find|show|know) (?:more|all|details)|(?:book|call|order|shop|buy|add|click|contact|download|register|sign|free|closed|open|daily|by appointment)\b)|^[^a-z]*$|\d ?(?:[ap]\.?m\b|:\d\d)|\$/i

const isEntry = ({ element, in_nav, region, text }: TextBlock): boolean =>
  element === 'li' && !in_nav && region !== 'footer' && region !== 'header' && text.length <= longest

/** A cell of a timetable that says when: what is held then is held again on another day. */
const when =
  /^\W*(?:(?:[01]?\d|2[0-3]):[0-5]\d|(?:1[0-2]|[1-9]) ?[ap]\.?m\b|noon\b|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\W*$)/i
const is_cell = /^t[hd]$/

/** The lists of a page: entries that follow one another. */
function* listsOf(blocks: readonly TextBlock[]): Generator<readonly TextBlock[]> {
  let list: TextBlock[] = []
  let in_timetable = false
  for (const block of blocks) {
    if (isEntry(block)) {
      if (!in_timetable) list.push(block)
      continue
    }
    if (list.length >= least_entries) yield list
    list = []
    in_timetable = is_cell.test(block.element) && (in_timetable || when.test(block.text))
  }
  if (list.length >= least_entries) yield list
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function twiceIn(list: readonly TextBlock[]): { block: TextBlock; before: number }[] {
  if (list.length > most_entries) return []
  const first = new Map<string, number>()
  const twice: { block: TextBlock; before: number }[] = []
  for (const block of list) {
    const key = plain(block.text)
    const before = first.get(key)
    if (before === undefined) first.set(key, block.line)
    else if (before !== block.line) twice.push({ block, before })
  }
  return twice.length > most_twice || twice.length * least_entries > list.length ? [] : twice
}

const names = ({ text }: TextBlock) =>
  text.length >= shortest && text.includes(' ') && !of_any_entry.test(text) && !isTownName(text)

export const listedTwice: PageCheck = {
  id: 'entry-listed-twice',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A list names the same thing twice',
  why: 'Whoever reads it doubts the rest of the list, and another thing may have been meant in its place.',
  mend: 'Take the second one out, or write what was meant.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { url, kind, facts } = page
    if (!isShown(page) || kind === 'article' || kind === 'legal' || kind === 'listing') return notApplicable
    const found: Occurrence[] = []
    for (const list of listsOf(facts.text.blocks)) {
      if (found.length >= most) break
      for (const { block, before } of twiceIn(list))
        if (names(block)) found.push({ url, line: block.line, evidence: `“${block.text}”, as in line ${before}` })
    }
    if (facts.prices.length >= least_priced)
      for (const { line, shown, before, line_before } of pricedTwice(facts.text.blocks))
        found.push({ url, line, evidence: `“${shown}”; “${before}”, line ${line_before}` })
    if (found.length === 0) return foundAll([])
    const towns = townsListedTwice.look(page)
    const told = new Set(towns.state === 'found' ? towns.occurrences.map(({ line }) => line) : [])
    return foundAll(found.filter(({ line }) => line === null || !told.has(line)).slice(0, most))
  },
}

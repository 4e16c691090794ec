import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import {
  type NamedTown,
  townsBeforeState,
  townsOfComma,
  townsOfState,
} from '#src/engines/audit/checks/towns/named-towns.ts'
import { seatsOfPage } from '#src/engines/audit/checks/towns/seats.ts'
import { townsUnderStates } from '#src/engines/audit/checks/towns/towns-under-states.ts'
import { rightStateOf } from '#src/engines/audit/checks/towns/wrong-state.ts'

type Read = { towns: Iterable<NamedTown>; text: string; line: number; where: string }

const shared = /^(?:og|twitter):(?:title|description)$/

/** What stands in short texts, where a town and its state often have nothing between them, and in the words of the page. */
function* readAll({ facts }: PageView): Generator<Read> {
  const short = (text: string, line: number, where: string): Read => {
    return { towns: townsBeforeState(text), text, line, where }
  }
  for (const { text, line } of facts.titles.slice(0, 1)) yield short(text, line, 'title: ')
  for (const { name, content, line } of facts.metas)
    if (name === 'description') yield short(content, line, 'description: ')
  for (const { name, property, content, line } of [...facts.open_graph, ...facts.twitter])
    if (shared.test(property || name)) yield short(content, line, `${property || name}: `)
  for (const { alt, line } of facts.images) if (alt?.includes(' ')) yield short(alt, line, 'alt text: ')
  for (const block of facts.text.blocks) {
    const { text, line, element, in_article } = block
    if (in_article || element === 'blockquote') continue
    const towns = element.length === 2 && element.startsWith('h') ? townsOfState(block) : townsOfComma(block)
    if (towns.length > 0) yield { towns, text, line, where: '' }
  }
}

/** An address with a ZIP is judged by that. */
const zip_behind = /^,? *\d{5}\b/
const most = 5

export const townInWrongState: PageCheck = {
  id: 'town-in-wrong-state',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A town is put into a state where it is not',
  why: 'Customers see at once that something is wrong, and search engines look for you in the wrong state.',
  mend: 'Correct the state beside the town.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const seats = seatsOfPage(page)
    if (seats.length === 0 || page.kind === 'article' || page.kind === 'legal') return notApplicable
    const found = new Map<string, Occurrence>()
    const met = new Set<string>()
    for (const { towns, text, line, where } of readAll(page)) {
      for (const named of towns) {
        // Most of them are the same few towns, again and again.
        const key = `${named.words.join(' ')} ${named.state}`
        if (met.has(key)) continue
        if (zip_behind.test(text.slice(named.end))) continue
        met.add(key)
        const right = rightStateOf(named, seats)
        if (!right) continue
        const shown = text.slice(named.at, named.end)
        const evidence = `${where}“${shortened(shown, 80)}”; ${right.name} is in ${right.state}`
        found.set(`${right.name} ${named.state}`, { url: page.url, line, evidence })
      }
    }
    for (const { town, text, line } of townsUnderStates(page.facts.text.blocks)) {
      const right = rightStateOf(town, seats)
      if (!right || found.has(`${right.name} ${town.state}`)) continue
      const evidence = `“${shortened(text, 80)}”; ${right.name} is in ${right.state}`
      found.set(`${right.name} ${town.state}`, { url: page.url, line, evidence })
    }
    return foundAll([...found.values()].slice(0, most))
  },
}

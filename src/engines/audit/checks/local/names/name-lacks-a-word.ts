import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const fewest_words = 4
/** "Walk-ins always welcome" is a sentence, and no name. */
const adverb = /^(?:always|never|also|just|still|now|very|truly|really|only|ever|even)$/

/** "Trusted Plumbing Repair in Macon": what is done and where, which is said in other words each time. */
const says_where = /\b(?:in|for|near|serving|your|with)\b/

/** The shorter one is the longer one without a word from its midst: a first or last word is often left out on purpose. */
function lacksAWord(name: readonly string[], said: readonly string[]): boolean {
  if (name.length < fewest_words || said.length !== name.length - 1) return false
  const at = name.findIndex((word, i) => word !== said[i])
  if (adverb.test(name[at] ?? '') || says_where.test(said.join(' '))) return false
  if (at < 1 || at > name.length - 2) return false
  return name.slice(at + 1).every((word, i) => word === said[at + i])
}

const wordsOf = (name: string) => plainName(name).split(' ')

export const nameLacksAWord: SiteCheck = {
  id: 'name-lacks-a-word',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your name is told with and without one of its words',
  why: 'Directories and maps match businesses by name. A word more or less can make two businesses out of one.',
  mend: 'Choose the name on your sign, and write it the same way in the title, the headings and the structured data.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ home_view }) => {
    if (!home_view) return notApplicable
    const { names, titles, open_graph } = home_view.facts
    const full = names.filter(
      ({ from, name }) =>
        from === 'structured-data' || from === 'logo-alt' || (from === 'h1' && !/[.!?]\s*$/.test(name)),
    )
    const shown = [
      ...titles.slice(0, 1).map(({ text, line }) => ({ text, line, where: 'title' })),
      ...open_graph
        .filter(({ property }) => property === 'og:title' || property === 'og:site_name')
        .map(({ content, property, line }) => ({ text: content, line, where: property })),
    ]
    for (const { text, line, where } of shown) {
      for (const part of text.split(/\s[|–—·:-]\s|\|/)) {
        const other = full.find(({ name }) => lacksAWord(wordsOf(name), wordsOf(part)))
        if (other)
          return found(
            home_view.url,
            line,
            `${where}: “${part.trim().slice(0, 80)}”, elsewhere “${other.name.slice(0, 80)}”`,
          )
      }
    }
    return full.length === 0 ? notApplicable : ok
  },
}

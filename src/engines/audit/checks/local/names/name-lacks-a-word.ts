import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { countOf, plainWords, visibleText, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

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

const most_words = 8
const least_said = 2
const small_word = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|&)$/i

/** With a sign for it, or without, the name is the same. */
const joins = /^(?:and|the)$/

/** As the text writes it: a name has a capital in each word but the little ones. */
function isWrittenAsName(text: string, words: readonly string[]): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\p{N}])`, 'iu')
  const said = pattern.exec(text)?.[0]
  return said?.split(/\s+/).every(word => small_word.test(word) || /^\P{L}*\p{Lu}/u.test(word)) ? said : undefined
}

/** The name of the title without one of its words, which alone the text says, and again and again. */
function saidWithoutAWord(page: PageView, title: string): string | undefined {
  const words = plainWords(title).split(' ')
  const text = visibleWords(page)
  if (words.length < fewest_words || words.length > most_words || text.includes(` ${words.join(' ')} `))
    return undefined
  for (let at = 1; at < words.length - 1; at++) {
    const rest = words.toSpliced(at, 1)
    if (joins.test(words[at] ?? '') || !lacksAWord(words, rest) || countOf(text, rest.join(' ')) < least_said) continue
    const said = isWrittenAsName(visibleText(page), rest)
    if (said !== undefined) return said
  }
  return undefined
}

/** A line of the foot that is the name without one of its words. */
function footWithoutAWord({ facts }: PageView, title: string): { text: string; line: number } | undefined {
  const words = plainWords(title).split(' ')
  if (words.length < fewest_words || words.length > most_words) return undefined
  return facts.text.blocks.find(({ region, text }) => {
    if (region !== 'footer' || text.length >= title.length || text.length > longest_line) return false
    const said = plainWords(text).split(' ')
    const missing = words.find((word, i) => word !== said[i]) ?? ''
    return !joins.test(missing) && lacksAWord(words, said) && isWrittenAsName(text, said) !== undefined
  })
}

const longest_line = 80

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
        const said = where === 'title' ? saidWithoutAWord(home_view, part) : undefined
        if (said !== undefined)
          return found(
            home_view.url,
            line,
            `${where}: “${part.trim().slice(0, 80)}”, in the text “${said.slice(0, 80)}”`,
          )
        const foot = where === 'title' ? footWithoutAWord(home_view, part) : undefined
        if (foot !== undefined)
          return found(home_view.url, foot.line, `title: “${part.trim().slice(0, 80)}”, in the foot “${foot.text}”`)
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

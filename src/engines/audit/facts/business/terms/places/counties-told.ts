import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

const name = String.raw`(?:St\. |DeSoto|[A-Z])[\w'’-]+(?: [A-Z][\w'’-]+){0,2}`
const says = new RegExp(
  String.raw`\b(?:[Ss]erv(?:ic)?(?:e|es|ing)|[Ll]icensed|[Ss]ervice [Aa]reas?:?|[Tt]hroughout|[Aa]cross|(?:trucks|crews|vans|technicians|team) cover|[Ww]e(?:['’]ll| will)? (?:look after|care for|go|travel|work|see|take|cover|come|drive)(?: to)?)(?: (?:and|&) [Ii]nsured)?(?: (?:in|all|of|the|both|homeowners|residents|families|businesses|homes|throughout|across|and|communities|entire|greater|over|people|patients|customers|clients|pets|students|owners|drivers|anywhere|everywhere|to)){0,5} ((?:${name}(?:, (?:and |& )?| & | and )){0,6}${name}) ([Cc]ount(?:y|ies))\b`,
)

/** The counties that a list names, in small letters. */
const countiesIn = (list: string): string[] =>
  list
    .replace(/ [Cc]ount(?:y|ies)$/, '')
    .split(/, (?:and |& )?| & | and /)
    .map(one =>
      one
        .trim()
        .toLowerCase()
        .replace(/ county$/, ''),
    )
    .filter(Boolean)

/** "West County" is what neighbors call a part of one. */
const part_of_one = /^(?:the )?(?:north|south|east|west|mid|central|upper|lower|inner|outer)$/

/** Which counties a business says it goes to, as a list of names behind its bar. */
export const countiesTold: readonly TermKind[] = [
  {
    what: match => countiesIn(match[1] ?? '').join('|'),
    words: ['county', 'counties'],
    says,
    unless:
      /\b(?:sheriff|court\w*|clerk|born|school|hospital|commission\w*|office of|parks?|fair|library|permits?|tax|also|including|other|beyond|parts? of|northern|southern|eastern|western)\b/i,
    value: ([, list = '']) => (countiesIn(list).some(one => part_of_one.test(one)) ? null : hash32(list)),
  },
]

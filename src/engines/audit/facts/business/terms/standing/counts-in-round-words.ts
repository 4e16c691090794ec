import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const done =
  'mediated|arbitrated|handled|tried|litigated|resolved|settled|won|cleaned|painted|built|served|helped|inspected|moved|sold|completed|treated|photographed|replaced|installed|repaired|restored|trained|taught|represented|delivered|performed'
const done_to =
  'cases|disputes|customers|clients|families|homeowners|patients|students|couples|homes|houses|roofs|weddings|projects|jobs|decks|pools|kitchens|bathrooms|pets|dogs|surgeries|babies'
/** A place that has a name is a part of where they work, and what follows "who" a part of whom they served. */
const goes_on =
  '(?=\\s*(?:[.,;!:]|$)|\\s(?:and counting|to date|so far|since|over the|throughout the|across the|in (?!the [A-Z]|[A-Z]|20|19|just|only|less|under)))'

/** "Mediated thousands of cases": the noughts of a count that is told in a word. */
export const countsInRoundWords: readonly TermKind[] = [
  {
    what: match => `in round words: ${(match[1] ?? '').toLowerCase()} ${(match[3] ?? '').toLowerCase()}`,
    words: ['hundreds', 'thousands'],
    says: new RegExp(
      String.raw`\b((?:${done})|(?:${capital(done)}))(?: and (?:${done}))? (?:literally |many |over )?((?:tens of )?thousands|hundreds) of (?:(?:happy|satisfied|local|area|other) ){0,2}(${done_to})${goes_on}`,
    ),
    unless:
      /["“”?]|\b(?:I|my|me|per|each|every|yearly|annual\w*|(?:this|last|a|past|next) (?:year|month|week|day|season|decade|few|two|three|five|ten|\d+)|hundreds (?:of|or) thousands|hundreds, (?:if not|even|maybe|perhaps))\b/,
    value: ([, , count = '']) => (count.startsWith('tens') ? 10_000 : count === 'thousands' ? 1_000 : 100),
  },
]

function capital(words: string): string {
  return words.replace(/\b[a-z]/g, letter => letter.toUpperCase())
}

import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const house = 'practice|clinic|shop|salon|store|office|studio|restaurant|bakery|gym|agency|firm'
const houses = 'practices|clinics|shops|salons|stores|offices|studios|restaurants|bakeries|gyms|agencies|firms'
const town = String.raw`([A-Z][\w.'’-]*(?:,? [A-Z][\w.'’-]*){0,3})`
const has = '(?:that (?:offers?|uses?|has|have)|offering|using|with|to (?:offer|use|have))'
/** Only what has a name of its own is the same thing in both sentences. */
const thing = String.raw`(?:the |an? )?([A-Z][\w-]{4,})`

const named = (match: RegExpExecArray) => (match.at(-1) ?? '').toLowerCase()
const inTown = (match: RegExpExecArray) => `houses in ${(match[1] ?? '').toLowerCase()} with ${named(match)}`
const anywhere = (match: RegExpExecArray) => `houses with ${named(match)}`

const one_of_few = {
  words: ['few'],
  says: new RegExp(
    String.raw`\b(?:one of|among) (?:the|only a) (?:only )?few (?:${houses}) in ${town} ${has} ${thing}`,
  ),
  value: 2,
}

/** "The only clinic in Macon with the SpineWave" is 1 of them, "one of the few" are 2 or more. */
export const onlyOnes: readonly TermKind[] = [
  {
    what: inTown,
    words: house.split('|'),
    says: new RegExp(String.raw`\b[Tt]he only (?:${house}) in ${town} ${has} ${thing}`),
    value: 1,
  },
  {
    what: inTown,
    words: house.split('|'),
    says: new RegExp(`(?:^|[Aa]s |[Ii]s |[Aa]re )${town}['’]s only (?:${house}) ${has} ${thing}`),
    value: 1,
  },
  {
    what: anywhere,
    words: ['exclusively'],
    says: /(?:^|[Tt]he |[Oo]ur )([A-Z][\w-]{4,})[®™]?(?: (?:technology|technique|system|method|treatment|therapy))?(?: is)? (?:used|offered|available) exclusively (?:at|by) /,
    value: 1,
  },
  { what: inTown, ...one_of_few },
  { what: anywhere, ...one_of_few },
]

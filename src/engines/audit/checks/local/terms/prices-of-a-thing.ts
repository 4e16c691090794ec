import type { ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'

/** A price may be told as the least, as the ends of a span, or as it is. */
const ending = /, (from|least|most)$/

/** Around the name of a thing these praise it, or bid people take it. */
const idle = new Set(
  'try enjoy get grab order ask stop in for about our the a an of with me us your this week today now just only new famous favorite popular delicious signature treatment treatments service services ritual rituals session sessions and is'.split(
    ' ',
  ),
)
const least_words = 2

/** What a price is of, whichever of these it is, and whatever stands around its name. */
export function thingOf(what: string): string {
  const thing = what.replace(ending, '')
  const words = thing
    .slice(thing.indexOf(' ') + 1)
    .split(/[\s:]+/)
    .filter(word => word !== '' && !idle.has(word))
    .map(word => word.replace(/(?<=[a-z]{3})s$/, ''))
  return words.length < least_words ? thing : words.sort().join(' ')
}

type Kind = 'is' | 'from' | 'least' | 'most'
const kindOf = ({ what }: ToldTerm): Kind => (ending.exec(what)?.[1] as Kind | undefined) ?? 'is'

/** May the second price not be, where the first one is? */
const excludes: Record<Kind, (value: number, kind: Kind, other: number) => boolean> = {
  is: (value, kind, other) => kind === 'is' && value !== other,
  from: (value, kind, other) => (kind === 'is' ? other < value : kind !== 'most' && other !== value),
  least: (value, kind, other) => (kind === 'is' ? other < value : kind === 'least' && other !== value),
  most: (value, kind, other) => (kind === 'is' ? other > value : kind === 'most' && other !== value),
}

/** Can the two prices of one thing not both hold? */
export const contradicts = (one: ToldTerm, other: ToldTerm): boolean =>
  excludes[kindOf(one)](one.value, kindOf(other), other.value)

import type { ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'

/** A price may be told as the least, as the ends of a span, or as it is. */
const ending = /, (from|least|most)$/

/** What a price is of, whichever of these it is. */
export const thingOf = (what: string): string => what.replace(ending, '')

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

import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `${number_pattern}|an?`
const about =
  'over|more than|nearly|almost|about|around|approximately|close to|at least|well over|just over|the (?:past|last)'

/** For patterns: "over 25+ years", "nearly three decades", "half a century". The group is the number with its unit. */
export const years_pattern = String.raw`(?:(?:${about}) ){0,2}\b((?:${number})(?: ?\+| plus)?(?:[- ]|(?<=[\d+]))(?:years?|yrs|decades?)|(?:(?:a )?quarter[- ](?:of a[- ])?|half[- ]a[- ]|an? |one )century)\b`

/** How many years that are; `null` where it counts none. */
export function yearsOf(written: string): number | null {
  const plain = written.toLowerCase().replace(/ ?\+| plus/, '')
  if (plain.endsWith('century')) return plain.includes('quarter') ? 25 : plain.startsWith('h') ? 50 : 100
  const [, count = '', unit] = /^(.+?)[- ]?(year|yr|decade)s?$/.exec(plain) ?? []
  const value = /^an?$/.test(count) ? 1 : numberOf(count)
  return value === null ? null : value * (unit === 'decade' ? 10 : 1)
}

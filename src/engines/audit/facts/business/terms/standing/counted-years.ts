import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
}
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const number = `(?:${Object.keys(tens).join('|')})[- ](?:${ones})|seventy|eighty|${number_pattern}|an?`
const about =
  'over|more than|nearly|almost|about|around|approximately|close to|at least|well over|just over|the (?:past|last)'

/** For patterns: "over 25+ years", "nearly three decades", "half a century". The group is the number with its unit. */
export const years_pattern = String.raw`(?:(?:${about}) ){0,2}\b((?:${number})(?: ?\+| plus)?(?:[- ]|(?<=[\d+]))(?:years?|yrs|decades?)|(?:(?:a )?quarter[- ](?:of a[- ])?|half[- ]a[- ]|an? |one )century)\b`

/** How many years that are; `null` where it counts none. */
export function yearsOf(written: string): number | null {
  const plain = written.toLowerCase().replace(/ ?\+| plus/, '')
  if (plain.endsWith('century')) return plain.includes('quarter') ? 25 : plain.startsWith('h') ? 50 : 100
  const [, count = '', unit] = /^(.+?)[- ]?(year|yr|decade)s?$/.exec(plain) ?? []
  const [ten = '', one] = count.split(/[- ]/)
  const value = tens[ten] === undefined ? (/^an?$/.test(count) ? 1 : numberOf(count)) : tens[ten] + (numberOf(one) ?? 0)
  return value === null ? null : value * (unit === 'decade' ? 10 : 1)
}

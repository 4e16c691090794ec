import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** Reads the one value of its sort that a text holds; `null` for none, and for several. */
export type Measure = { sign: RegExp; read: (text: string) => number | null }

const in_words =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|dozen)\b/
const sign_of_number = new RegExp(String.raw`\d|${in_words.source}`, 'i')

function onlyOne(values: readonly (number | null)[]): number | null {
  const [first = null, ...more] = new Set(values)
  return more.length === 0 ? first : null
}

const percents = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent\b)/gi
export const percent: Measure = {
  sign: /\d ?(?:%|percent)/i,
  read: text => onlyOne([...text.matchAll(percents)].map(([, count]) => Number(count))),
}

const shares =
  /\b(\d{1,3}) ?(?:%|percent\b)|\b(half|(?:a|one)[- ]third|(?:a|one)[- ]quarter|in full|(?:one|first) night)\b/gi
const parts: Record<string, number> = { half: 50, third: 33, quarter: 25, full: 100, night: 0 }
/** A part of the whole price; the first night is one of its own. */
export const share: Measure = {
  sign: /\d ?(?:%|percent)|\b(?:half|third|quarter|full|night)/i,
  read: text =>
    onlyOne(
      [...text.matchAll(shares)].map(([, count, part = '']) =>
        count === undefined ? (parts[part.toLowerCase().split(/[- ]/).at(-1) ?? ''] ?? null) : Number(count),
      ),
    ),
}

const sums = /\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?(?![\d%])/g
/** In cents. */
export const dollars: Measure = {
  sign: /\$ ?\d/,
  read: text =>
    onlyOne(
      [...text.matchAll(sums)].map(
        ([, whole = '', cents = '0']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
      ),
    ),
}

const of_something_else = String.raw`(?! ?(?:%|percent|[ap]\.?m\b|o['’]clock|(?:business |working )?(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|miles?|dollars?|feet|foot|inch(?:es)?|ft|pounds?|lbs?|oz|ounces?|square|sq|acres?|cents|bucks)\b))`
const heads = new RegExp(String.raw`(?<![$\d.,:/-])\b(?:${number_pattern})\b(?![\d,.]*\d)${of_something_else}`, 'gi')
/** So many people; a span of two numbers is none of them. */
export const people: Measure = {
  sign: sign_of_number,
  read: text => onlyOne([...text.matchAll(heads)].map(([count]) => numberOf(count))),
}

const lengths_in_minutes: Record<string, number> = {
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  day: 1_440,
  week: 10_080,
  month: 43_200,
}
const span = new RegExp(
  String.raw`\b(?:(half an|an? half)[- ]hour|(an?|${number_pattern}) (hour|day|week|month)s? and a half|(${number_pattern}|an?|one full|a full)[- ](?:full |business |working |calendar )?(minute|min|hour|hr|day|week|month)s?['’]?)(?![\w])`,
  'gi',
)
const half_more = /^(\d{1,2})(?:½|\.5| 1\/2| ½)[- ](hour|day|week)s?/i

function lengthOf([shown, half, count_and_half, unit_and_half, count = '', unit = '']: RegExpExecArray): number | null {
  if (half) return 30
  const times = (written: string) => (/^(?:an?|one full|a full)$/i.test(written) ? 1 : numberOf(written))
  if (count_and_half !== undefined) {
    const whole = times(count_and_half)
    return whole === null ? null : (whole + 0.5) * (lengths_in_minutes[(unit_and_half ?? '').toLowerCase()] ?? 0)
  }
  const whole = times(count)
  return whole === null || shown === '' ? null : whole * (lengths_in_minutes[unit.toLowerCase()] ?? 0)
}
/** A length of time in minutes, for which a business day is a day. */
export const length: Measure = {
  sign: /(?:min(?:ute)?|hour|hr|day|week|month)s?\b/i,
  read: text => {
    const [, whole, unit = ''] = half_more.exec(text.trim()) ?? []
    if (whole !== undefined) return (Number(whole) + 0.5) * (lengths_in_minutes[unit.toLowerCase()] ?? 0)
    return /\d ?(?:-|–|to|or) ?\d|½/.test(text) ? null : onlyOne([...text.matchAll(span)].map(lengthOf))
  },
}

const distances = new RegExp(String.raw`\b(${number_pattern})[- ]miles?\b`, 'gi')
export const miles: Measure = {
  sign: /miles?\b/i,
  read: text => onlyOne([...text.matchAll(distances)].map(([, count]) => numberOf(count))),
}

const days_of_month = /\b(\d{1,2})(?:st|nd|rd|th)\b|\b(first|fifth|tenth|fifteenth)\b(?= (?:day )?of)/gi
const ordinals: Record<string, number> = { first: 1, fifth: 5, tenth: 10, fifteenth: 15 }
export const dayOfMonth: Measure = {
  sign: /\d(?:st|nd|rd|th)\b|\bof (?:the|each|every) month/i,
  read: text =>
    onlyOne(
      [...text.matchAll(days_of_month)].map(([, day, word = '']) =>
        day ? Number(day) : (ordinals[word.toLowerCase()] ?? null),
      ),
    ),
}

const ages = new RegExp(
  String.raw`\b(?:ages?|aged|at least|over|from|until|turned?|be|least|starting at|young as|kids|children|riders|students|paddlers|anyone|everyone|dancers|guests)(?: of)? (?:age )?(${number_pattern})(½)?(?![\d:%]| ?(?:minutes?|hours?|days?|weeks?|people|guests|miles|feet|inches|pounds|lbs|[ap]\.?m)\b)|\b(${number_pattern})(½)?(?:[- ]years?(?:[- ]olds?)?| ?\+|,? (?:and|&|or) (?:up|over|older|above))(?![\w])`,
  'gi',
)
/** The least age, in halves of a year. */
export const age: Measure = {
  sign: sign_of_number,
  read: text =>
    /\d ?(?:-|–|to|through) ?\d|\bmonths?\b/.test(text)
      ? null
      : onlyOne(
          [...text.matchAll(ages)].map(([, one, half_one, other, half_other]) => {
            const years = numberOf(one ?? other)
            return years === null || years > 65 ? null : years * 2 + (half_one || half_other ? 1 : 0)
          }),
        ),
}

const month_names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const dates = new RegExp(
  String.raw`\b(${month_names.join('|')})[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:-|–|to|through) ?\d)`,
  'gi',
)
/** A month and a day, as 908 for the eighth of September. */
export const dateOfYear: Measure = {
  sign: /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d/i,
  read: text =>
    onlyOne(
      [...text.matchAll(dates)].map(
        ([, name = '', day]) => (month_names.indexOf(name.toLowerCase()) + 1) * 100 + Number(day),
      ),
    ),
}

const clocks =
  /(?<![\d$:.])\b(\d{1,2})(?::([0-5]\d))? ?(?:([ap])\.?m\b\.?|o['’]clock\b)?(?![\d%:]| ?(?:people|guests|hours?|days?|minutes?|mins?|miles?|years?|percent|nights?|weeks?|months?)\b)|\b(noon|midnight)\b/gi
/** The minute of the day at which a text begins; without am and pm the half is the one that is meant. */
export const clockOf = (meant: 'a' | 'p'): Measure => ({
  sign: /\d|noon|midnight/i,
  read: text => {
    const found = [...text.matchAll(clocks)]
    const [first] = found
    if (!first || found.length > 2) return null
    const [, hours, minutes = '0', half, word] = first
    if (word) return /noon/i.test(word) ? 720 : 1_440
    const hour = Number(hours)
    if (hour < 1 || hour > 12) return null
    const is_later = (half ?? found[1]?.[3] ?? meant).toLowerCase() === 'p'
    return ((hour % 12) + (is_later ? 12 : 0)) * 60 + Number(minutes)
  },
})

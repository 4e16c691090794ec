import { otherwise, weekdayBits, weekdays_pattern } from './open-days.ts'
import type { TermKind } from './term-kind.ts'

export const open_until = 'open: until'
export const never_closed = 'open: always'

const time = String.raw`(\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|midnight)`
const daily = '(?:daily|every ?day|nightly|every night|(?:7|seven) days(?: a week)?)'
const until = "(?:late )?(?:until|till|['’]?til)"
const at_all = 0x7f

function minutesOf(written: string): number {
  if (/midnight/i.test(written)) return 1_440
  const [, hours = '', minutes = '0', half = ''] = /^(\d{1,2})(?::(\d\d))?\s?([ap])/i.exec(written) ?? []
  return ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes)
}

/** Days and the minute of closing in one number; without days it holds for some day at least. */
export const readOpenUntil = (value: number) => ({ days: value & at_all, closes: value >> 7 })

/** "Open until 9 pm", "open Fridays till midnight". */
export const closingTimes: readonly TermKind[] = [
  {
    what: 'until',
    words: ['until', 'till', 'til'],
    says: new RegExp(
      String.raw`\bopen (?:(${daily}|${weekdays_pattern}),? )?${until} ${time}(?:,? (?:on )?(${daily}|${weekdays_pattern})\b)?`,
      'i',
    ),
    unless: otherwise,
    value: ([, before, closes = '', behind]) => {
      const named = before ?? behind
      const days = named === undefined ? 0 : new RegExp(`^${daily}`, 'i').test(named) ? at_all : weekdayBits(named)
      return days | (minutesOf(closes) << 7)
    },
  },
  {
    what: 'always',
    words: ['clock', 'close'],
    says: /\b(?:we are|we['’]re|always) open (?:around|round) the clock\b|\bwe never close\b/i,
    unless: otherwise,
    value: 1,
  },
]

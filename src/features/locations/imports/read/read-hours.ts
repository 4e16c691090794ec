import { isDay } from '#src/domain/day.ts'
import type { OpenRange, SpecialDay } from '#src/domain/location/record/location-record.ts'

/** `unclear`: 9-5 without AM or PM, which is read as a night by one and as a day by the other. */
export type ReadHours = { ok: true; ranges: OpenRange[] } | { ok: false; reason: 'unreadable' | 'unclear' }

type Clock = { hours: number; minutes: number; half: 'am' | 'pm' | undefined }

/** Seconds, which spreadsheets like to add, are left out. */
const clock = /^(\d{1,2})(?:[:.h]?(\d{2})(?::\d{2})?)?\s*(am|pm|a|p)?$/

const closedWords = new Set(['x', 'closed', 'close', 'off', 'none', 'no', '-', 'n/a'])
const allDayWords = new Set(['open 24 hours', '24 hours', '24h', '24/7', 'open 24h', 'always', 'always open', '24 hrs'])

const allDay: OpenRange = { opens: '00:00', closes: '24:00' }

/** Google's sheets hold narrow spaces and long dashes. */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u202f\u00a0]+/g, ' ')
    .replace(/[‐‑‒–—―−]|\bto\b|\buntil\b/g, '-')
    .replace(/([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\bnoon\b/g, '12 pm')
    .replace(/\bmidnight\b/g, '12 am')
    .trim()
}

/** A time of day as spreadsheets keep it: a fraction, of which 0.375 is nine in the morning. */
function fromFraction(text: string): Clock | null {
  if (!/^0?\.\d+$/.test(text)) return null
  const minutes = Math.round(Number(text) * 1440)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, half: undefined }
}

function readClock(text: string): Clock | null {
  const fraction = fromFraction(text)
  if (fraction) return fraction
  const parts = clock.exec(text)
  if (!parts) return null
  const [, hours = '', minutes = '0', half] = parts
  const read: Clock = {
    hours: Number(hours),
    minutes: Number(minutes),
    half: half ? (half[0] === 'a' ? 'am' : 'pm') : undefined,
  }
  if (read.minutes > 59) return null
  if (read.half) return read.hours >= 1 && read.hours <= 12 ? read : null
  return read.hours < 24 || (read.hours === 24 && read.minutes === 0) ? read : null
}

/** Minutes since midnight. */
function minutesOf({ hours, minutes, half }: Clock): number {
  if (!half) return hours * 60 + minutes
  return ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes
}

const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "9-5 PM" means nine in the morning, "1-5 PM" one in the afternoon. */
function withHalf(opens: Clock, closes: Clock): Clock {
  if (opens.half || !closes.half || opens.hours > 12 || opens.hours === 0) return opens
  const same: Clock = { ...opens, half: closes.half }
  const other: Clock = { ...opens, half: closes.half === 'pm' ? 'am' : 'pm' }
  return minutesOf(same) < minutesOf(closes) ? same : other
}

function isUnclear(opens: Clock, closes: Clock): boolean {
  if (closes.half) return false
  if (opens.half) return closes.hours <= 12
  return opens.hours <= 12 && closes.hours <= 12 && closes.hours > 0 && minutesOf(closes) <= minutesOf(opens)
}

function readRange(text: string): ReadHours {
  const [from = '', to, more] = text.split('-').map(part => part.trim())
  const opens = readClock(from)
  const closes = to === undefined || more !== undefined ? null : readClock(to)
  if (!opens || !closes) return { ok: false, reason: 'unreadable' }
  if (isUnclear(opens, closes)) return { ok: false, reason: 'unclear' }
  const [start, end] = [minutesOf(withHalf(opens, closes)), minutesOf(closes)]
  return { ok: true, ranges: [{ opens: written(start), closes: end === 0 ? '24:00' : written(end) }] }
}

/**
 * The hours of one day as people and Google's sheets write them: "9:00 AM-5:00 PM", "09:00-12:00, 13:00-18:00", "x" or "closed",
 * "Open 24 hours". Overlaps are for `checkLocation` to find.
 */
export function readHours(text: string): ReadHours {
  const words = plainly(text)
  if (closedWords.has(words)) return { ok: true, ranges: [] }
  if (
    allDayWords.has(words) ||
    /^(?:00:00|0:00|12(?::00)? am) ?- ?(?:24:00|00:00|0:00|12(?::00)? am|11:59 pm|23:59)$/.test(words)
  ) {
    return { ok: true, ranges: [allDay] }
  }
  const ranges: OpenRange[] = []
  for (const part of words.split(/[,;&/]|\band\b/)) {
    const read = readRange(part.trim())
    if (!read.ok) return read
    ranges.push(...read.ranges)
  }
  return { ok: true, ranges }
}

/**
 * The hours of one day whose two times stand in cells of their own, either of which may be empty: 9:00 and 5:00 are as unclear
 * here as in one cell. A day that is closed says so in one of them, or in both.
 */
export function readOpensCloses(opens: string, closes: string): ReadHours {
  const [one = '', other = one] = [opens, closes].map(plainly).filter(words => words !== '')
  const whole = readHours(one)
  if (one === other && (whole.ok || opens === '' || closes === '')) return whole
  return readHours(`${opens}-${closes}`)
}

const dated = /(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})\s*[:=]/g

/** 2026-12-24, or 12/24/2026 as Americans write it; '' for a day that does not exist. */
export function readDate(text: string): string {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text.trim())
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  if (!year || !month || !day) return ''
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : ''
}

export type ReadDays = { ok: true; days: SpecialDay[] } | { ok: false; about: string }

/** Days with other hours: "2026-12-24: 9:00-12:00, 2026-12-25: x". A day that is named twice has both ranges. */
export function readSpecialHours(text: string): ReadDays {
  const marks = [...text.matchAll(dated)]
  const before = text.slice(0, marks[0]?.index ?? text.length).trim()
  if (before !== '') return { ok: false, about: before.slice(0, 40) }
  const days = new Map<string, OpenRange[]>()
  for (const [at, mark] of marks.entries()) {
    const date = readDate(mark[1] ?? '')
    const part = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).replace(/[\s,;]+$/, '')
    const read = readHours(part.trim())
    if (date === '' || !read.ok) return { ok: false, about: `${mark[1]}: ${part.trim()}`.slice(0, 40) }
    days.set(date, [...(days.get(date) ?? []), ...read.ranges])
  }
  return { ok: true, days: [...days].map(([date, ranges]) => ({ date, ranges, note: '' })) }
}

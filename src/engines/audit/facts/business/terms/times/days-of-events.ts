import { month_pattern } from '#src/engines/audit/facts/business/last-day.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

export const days_of_event = 'days of event: '

/** What comes once a year, or goes on for a part of it. */
const kinds =
  "festivals?|fest|fairs?|gala|parade|fireworks|[51]0?k|marathon|triathlon|fun run|jam|jamboree|rodeo|homecoming|picnic|auction|golf (?:outing|classic|scramble|tournament)|tournament|car show|bazaar|expo|retreat|vbs|vacation bible school|ball|cook-?off|carnival|luau|recital|reunion|derby|winefest|beerfest|oktoberfest|trunk[- ]or[- ]treat|egg hunt|crawfish boil|tree lighting|tour of homes|home tour|dinner dance|farmers[’']? market|farmer[’']s market"
const one_of_kinds = new RegExp(String.raw`\b(?:${kinds})\b`, 'i')
const word = String.raw`(?-i:[A-Z0-9][\w'’.]*|&|and|of|the|at|in|on|for)`
const name = String.raw`((?:${word} ){0,6}(?:${kinds})\b(?: ${word}){0,3}?)`
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?(?: ?(?:-|–|&|and|to) ?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?)?,? )?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|:| ?[ap]\.?m)`
const to = ` ?(?:-|–|—|&|and|to|through|thru) ?`
const leads = String.raw`(?:\s?[-–—:|,•(]\s?|\s(?:is |will be )?(?:held )?(?:on |from )?)`
/** "Fall Festival - Saturday, October 12-13, 2026": name, month, day, last month, last day, year. */
const dated = new RegExp(
  String.raw`${name}${leads}${weekday}(${month_pattern})\b\.? ${day}(?:${to}${weekday}(?:(${month_pattern})\b\.? )?${day})?(?:,? ?(20\d\d))?(?! ?(?:,|and|&) ?(?:${month_pattern}|\d))`,
  'i',
)
/** "Farmers Market: June - October 2026": name, first and last month, year. */
const of_months = new RegExp(
  String.raw`${name}${leads}(${month_pattern})\b\.?${to}(${month_pattern})\b\.?(?! ?\d{1,2}\b)(?:,? ?(20\d\d))?`,
  'i',
)
/** "The annual Fall Festival is held in October": name, month. */
const of_month = new RegExp(
  String.raw`${name}[^.!?\n]{0,40}?\b(?:in|every|each) (?:early |late |mid-? ?)?(${month_pattern})\b(?! ?\d|[-–—]| (?:and|or|to|through)\b)`,
  'i',
)
/** What is before it, what was, and what may yet be. */
const otherwise =
  /\b(?:regist\w*|tickets?|deadline|sign[- ]?ups?|sign up|entr(?:y|ies)|vendors?|appl(?:y|ications?)|early[- ]bird|on sale|meetings?|preview|winners?|began|founded|last year|since|postponed|rescheduled|moved|cancel\w*|previous|past|photos|recap|was|were|spring and fall|rain date)\b/i
const filler =
  /^(?:the|an?|our|your|us|for|at|in|on|of|and|join|annual|yearly|celebrate|welcome|to|come|visit|this|year|years|enjoy|attend|see|20\d\d|\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|next)$/

const most = 12
const most_blocks = 600
const longest = 400
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthOf = (written: string | undefined) => months.indexOf((written ?? '').slice(0, 3).toLowerCase()) + 1

export type DaysOfEvent = { year: number; month: number; day: number; last_month: number; last_day: number }

/** The days of an event from the value of its term; 0 for what is not said. */
export const readDaysOfEvent = (value: number): DaysOfEvent => ({
  day: value & 31,
  month: (value >> 5) & 15,
  last_day: (value >> 9) & 31,
  last_month: (value >> 14) & 15,
  year: value >> 18,
})

const inBits = ({ year, month, day, last_month, last_day }: DaysOfEvent) =>
  day | (month << 5) | (last_day << 9) | (last_month << 14) | (year << 18)

/** "Join us for the 12th Annual Fall Festival" and "Fall Festival 2026" are one event. */
function keyOf(written: string): string | undefined {
  const words = written
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(one => one !== '' && !filler.test(one))
  return words.length < 2 || words.length > 6 ? undefined : words.join(' ')
}

const yearOf = (written: string | undefined) => (written === undefined ? 0 : Number(written) - 2000)

function daysIn(said: string): (DaysOfEvent & { name: string; shown: string }) | undefined {
  const on_days = dated.exec(said)
  if (on_days) {
    const [shown, called = '', month, first, last_month, last, year] = on_days
    const told = { year: yearOf(year), month: monthOf(month), day: Number(first) }
    const until =
      last === undefined
        ? { last_month: 0, last_day: 0 }
        : { last_month: monthOf(last_month ?? month), last_day: Number(last) }
    return { name: called, shown, ...told, ...until }
  }
  const within = of_months.exec(said)
  if (within) {
    const [shown, called = '', month, last_month, year] = within
    return {
      name: called,
      shown,
      year: yearOf(year),
      month: monthOf(month),
      day: 0,
      last_month: monthOf(last_month),
      last_day: 0,
    }
  }
  const [shown = '', called = '', month] = of_month.exec(said) ?? []
  return shown === ''
    ? undefined
    : { name: called, shown, year: 0, month: monthOf(month), day: 0, last_month: 0, last_day: 0 }
}

/** When what comes once a year is to be, wherever a line or a sentence names it with its days or its month. */
export function daysOfEvents({ blocks }: PageText): TermFact[] {
  const found: TermFact[] = []
  for (const { text: said, line, offset } of blocks.slice(0, most_blocks)) {
    if (said.length > longest || !one_of_kinds.test(said)) continue
    for (const sentence of said.replace(/[^\S\n]+/g, ' ').split(/(?<=[.!?])\s+(?=[A-Z])|\n/)) {
      if (found.length >= most) return found
      const told = one_of_kinds.test(sentence) && !otherwise.test(sentence) ? daysIn(sentence) : undefined
      const key = told && keyOf(told.name)
      if (!told || key === undefined || told.day > 31 || told.last_day > 31) continue
      found.push({
        what: detached(days_of_event + key),
        value: inBits(told),
        text: detached(told.shown.replace(/\s+/g, ' ').trim().slice(0, 90)),
        line,
        offset,
      })
    }
  }
  return found
}

import { addDays, countDays, type Day, isDay } from '#src/domain/day.ts'

/** The periods to pick from, in days up to today. */
export const presets = [7, 28, 90, 365] as const

export type PeriodChoice = { from: Day; to: Day; preset: (typeof presets)[number] | undefined }

const usual = 28
const longest = 366

function lastDays(days: number, today: Day): Pick<PeriodChoice, 'from' | 'to'> {
  return { from: addDays(today, 1 - days), to: today }
}

/** The period an address asks for: `days` up to today, or `from` and `to`; the last 28 days when it makes no sense. */
export function readChoice(address: URLSearchParams, today: Day): PeriodChoice {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? '']
  if (isDay(from) && isDay(to) && from <= to && countDays({ from, to }) <= longest) {
    return { from, to, preset: undefined }
  }
  const preset = presets.find(days => String(days) === address.get('days')) ?? usual
  return { ...lastDays(preset, today), preset }
}

/** The address of a preset; of the usual one it is empty. */
export function presetAddress(days: number): string {
  return days === usual ? '' : `days=${days}`
}

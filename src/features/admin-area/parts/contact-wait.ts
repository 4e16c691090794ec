import { replyPromise } from '#src/content/claims.ts'

const hour_ms = 3_600_000

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`)

function lengthOf(hours: number): string {
  if (hours < 1) return 'less than an hour'
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/**
 * How long a contact has waited, and whether that is longer than we promise.
 * @param since a time of our API
 * @param now in milliseconds; a clock that is behind the server's sees no time gone by
 */
export function waitInWords(since: string, now: number): { words: string; is_late: boolean } {
  const waited_ms = Math.max(0, now - Date.parse(since))
  const is_late = waited_ms > replyPromise.hours * hour_ms
  const words = `The oldest has waited ${lengthOf(Math.floor(waited_ms / hour_ms))}`
  return { words: is_late ? `${words}: we promise an answer ${replyPromise.text}.` : `${words}.`, is_late }
}

const kB = 1000
const sizes = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** A size in bytes as "12.4 MB", in steps of a thousand. */
export function sizeWords(bytes: number): string {
  const step = Math.min(sizes.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kB)))
  const amount = bytes / kB ** step
  return `${step > 0 && amount < 100 ? amount.toFixed(1) : Math.round(amount)} ${sizes[step]}`
}

const minute = 60_000
const spans = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** A span in milliseconds by its two largest units, as "3 days, 4 hours". */
export function spanWords(ms: number): string {
  let left = ms
  const parts: string[] = []
  for (const [unit, length] of spans) {
    const count = Math.floor(left / length)
    left -= count * length
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`)
  }
  return parts.slice(0, 2).join(', ') || 'less than a minute'
}

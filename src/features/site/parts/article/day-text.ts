const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-11-21" → "November 21, 2026", "2026-11" → "November 2026", "2026" as it is. */
export function dayText(date: string): string {
  if (date.length === 4) return date
  return (date.length === 7 ? month : day).format(new Date(date))
}

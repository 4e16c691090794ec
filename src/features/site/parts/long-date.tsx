const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-11-20 as people write it: November 20, 2026. */
export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{inWords.format(new Date(`${day}T00:00:00Z`))}</time>
}

/** "Dec 25, 2026" for 2026-12-25. Throws for what is no day. */
export function dateInWords(date: string): string {
  const at = new Date(`${date}T12:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}

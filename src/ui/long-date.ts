/** "February 18, 2027", as the day is where the browser is. `time` in ISO 8601. */
export function longDate(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(time))
}

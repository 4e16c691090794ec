/** When to come back, for a person: `seconds` from `now`. */
export function waitWords(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return 'Please wait a while, then try again.'
  if (seconds <= 60) return 'Please try again in a minute.'
  const minutes = Math.ceil(seconds / 60)
  const time = new Date(now.getTime() + minutes * 60_000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  })
  return `Please try again in ${minutes} minutes, at ${time}.`
}

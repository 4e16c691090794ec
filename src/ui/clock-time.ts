/** "3:42 PM" where the browser is; the day stands before it when it is not today's. */
export function clockTime(time: Date, now = new Date()): string {
  const isToday = time.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { month: 'short', day: 'numeric' }),
  }).format(time)
}

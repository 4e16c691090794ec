const clock = /^(\d{1,2}):(\d{2}) (AM|PM)$/

function hourOf(text: string): number | undefined {
  const [, hour, minute, half] = clock.exec(text) ?? []
  if (!hour || !minute || !half) return undefined
  return (Number(hour) % 12) + Number(minute) / 60 + (half === 'PM' ? 12 : 0)
}

/** "9:00 AM-6:00 PM" → hours of the day from 0 to 24; undefined for "closed" and anything else. */
export function hoursSpan(text: string): { opens: number; closes: number } | undefined {
  const [from = '', to = ''] = text.split('-')
  const opens = hourOf(from)
  const closes = hourOf(to)
  return opens === undefined || closes === undefined ? undefined : { opens, closes }
}

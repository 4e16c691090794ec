const events =
  'seating|admission|entry|entrance|tour|orders?|call|appointment|haircut|booking|session|ride|rental|game|walk-?in|table|class|wash'

/** "Last seating is at 8:30 PM": the event, then its time. */
export const last_of_day = new RegExp(
  String.raw`\blast (${events})s?(?: (?:of (?:the day|each day)|times?|is|are|leaves|departs|starts|begins|taken|accepted|seated)){0,3}:? ?(?:(?:at|by) )?(?:(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b|(midnight)\b)`,
  'i',
)

/** It may be another one on another day. */
export const of_some_days =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:weekends?|weekdays?|holidays?|summer|winter|season\w*|lunch|brunch|breakfast|dinner|year|week|month|except|during)\b/i

const day = 1_440
/** Before that, it is the night of the day before. */
const morning = 5 * 60

export function lastMinute([, , hours, minutes = '0', half, midnight]: RegExpExecArray): number | null {
  if (midnight) return day
  if (Number(hours) > 12) return null
  const minute = (Number(hours) % 12) * 60 + Number(minutes) + (half?.toLowerCase() === 'p' ? 720 : 0)
  return minute < morning ? minute + day : minute
}

import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { weekdayNamed } from '#src/engines/audit/facts/hours-week.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** By its name and its weekday: the minute at which a class, a tour or a gathering with a name begins. */
export const class_time = 'class: '

const word = String.raw`[A-Z][\w'’-]*`
const name = String.raw`((?:${word} (?:& |and )?){1,3}(?:${word}|[IVX]{1,3}|\d))`
const day = '((?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?)'
const clock = String.raw`(\d{1,2})(?::([0-5]\d))?(?: ?([ap])\.?m\b|(?![\d:%]))(?! ?(?:&|and|or|,) ?\d)`
const until = String.raw`(?: ?(?:-|–|—|to|until) ?\d{1,2}(?::[0-5]\d)?(?: ?([ap])\.?m\b)?)?`
const when = `(?:(?:on|every|each) )?${day}(?: mornings?| afternoons?| evenings?| nights?)?,? (?:(?:at|from|@) )?${clock}${until}`
const in_sentence = new RegExp(
  String.raw`\b${name}(?:,? (?:is|are|meets|class is|class meets|runs|starts|begins|happens))?,? ${when}`,
)
/** "Trivia every Tuesday at 7": at the head of a sentence a name needs no capitals. */
const at_head = new RegExp(
  String.raw`^\W*((?:[A-Za-z][a-z'’-]+ ){0,3}?[A-Za-z][a-z'’-]+),? (?:is |are |meets? |runs |happens )?${when}`,
)
const of_no_name =
  /\b(?:we|you|they|he|she|it|open|opens|close[sd]?|hours?|kitchen|bar|brunch|lunch|dinner|breakfast|happy|pick-?ups?|deliver\w*|orders?|appointments?|shop|store|office|doors?|salon|studio|restaurant|bakery|taproom|register|registration|call|sale|visits?|worship|services?|mass|through|to|and|on|every|each|or|from|arrive|please|join|come)\b/i
/** Of these one word is enough of a name. */
const known_alone = /^(?:trivia|bingo|karaoke|music|jazz|storytime)$/
/** What does not tell one gathering from another. */
const idle = /\b(?:nights?|class(?:es)?|free|live|weekly|our|the|public|guided|with [a-z]+)\b/g
const keyOf = (written: string) =>
  written
    .toLowerCase()
    .replace(idle, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[a-z]{3}[^s])s$/, '')
const alone = new RegExp(`(?:^|[.!,;] )(?:[Mm]eets )?${when}`)
/** A day that is named twice, or with others, is one of several. */
const several =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b[^.]*\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:first|second|third|fourth|last|every other|monthly|summer|winter|holiday|closed?|closes|hours|open|opens|by appointment|until|starting|beginning|registration|except)\b/i
const of_no_class =
  /^(?:(?:Every|Each|Open|Join|Our|The|Hours|Closed|On|From|This|Next|Last|New|Happy|Hour|Store|Shop|Office|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Lunch|Dinner|Brunch|Breakfast|Kitchen|Bar|January|February|March|April|May|June|July|August|September|October|November|December|Call|Contact|Schedule|Where|When|Location|Address|Phone|Service|Services|Business)\b ?)+$/
const lead =
  /^(?:(?:Join|Our|The|Try|Teaches|Come|For|With|And|She|He|They|We|At|In|See|Visit|Meet) |(?!(?:Wom[ae]n|M[ae]n|Kid|Kids|Children|Ladies|Lady|Teen|Senior|Youth|Father|Mother)s?['’])[A-Z][\w-]*['’]s )+/
const longest = 160
const most = 16
const most_blocks = 400

const isHeading = ({ element }: TextBlock) => /^h[2-5]$/.test(element)

function minuteOf(hours = '', minutes = '0', half = ''): number | null {
  const hour = Number(hours)
  if (hour < 1 || hour > 12) return null
  const is_later = half === '' ? hour < 8 || hour === 12 : half.toLowerCase() === 'p'
  return ((hour % 12) + (is_later ? 12 : 0)) * 60 + Number(minutes)
}

/** "When does run club meet?" asks for the hour of what it names; other questions name nothing. */
const asks_when =
  /^\W*(?:when|what time) (?:is|are|does|do) (?:the |your |our )?(.{4,40}?)(?: (?:meet|start|begin|happen|held|run|leave))?\?$/i
const headOf = (text: string) => (text.endsWith('?') ? (asks_when.exec(text)?.[1] ?? '') : text)

type Told = { name: string; day: string; minute: number }

function told(named: string, groups: readonly (string | undefined)[]): Told | null {
  const [on = '', hours, minutes, half, half_behind] = groups
  const plain = named.replace(lead, '').trim()
  const key = keyOf(plain)
  const minute = minuteOf(hours, minutes, half ?? half_behind)
  const weekday = weekdayNamed(on.toLowerCase())
  if (minute === null || weekday === null || plain.length < 5 || of_no_class.test(plain)) return null
  if (!key.includes(' ') && !known_alone.test(key)) return null
  return { name: key, day: weekday, minute }
}

/** "Adult Tap" over "Mondays at 7", "Adult Tap is on Mondays at 7:30": what has a name and an hour of its own. */
export function classesTold(text: PageText): TermFact[] {
  if (!text.may(signal.weekday)) return []
  const found: TermFact[] = []
  for (const [at, block] of text.blocks.entries()) {
    if (at > most_blocks || found.length >= most) break
    const { text: shown, line, offset, signals, in_nav } = block
    if (in_nav || (signals & signal.weekday) === 0 || !/\d/.test(shown)) continue
    const above = text.blocks[at - 1]
    for (const [nth, sentence] of shown.split(/(?<=[.!?])\s+|\n/, 6).entries()) {
      if (sentence.length > longest || several.test(sentence)) continue
      const at_start = at_head.exec(sentence)
      const is_named = at_start !== null && !of_no_name.test(at_start[1] ?? '')
      const [, named = '', ...groups] = in_sentence.exec(sentence) ?? (is_named ? at_start : [])
      const headed = nth < 2 && above && isHeading(above) && named === '' ? headOf(above.text) : ''
      const [, ...under] = headed === '' ? [] : (alone.exec(sentence) ?? [])
      const one = named === '' ? (under.length > 0 ? told(headed, under) : null) : told(named, groups)
      if (!one) continue
      const said = headed === '' || named !== '' ? sentence : `${headed}: ${sentence}`
      found.push({
        line,
        offset,
        what: detached(`${class_time}${one.day} ${one.name}`),
        value: one.minute,
        text: detached(said),
      })
    }
  }
  return found
}

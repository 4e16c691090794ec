import { events, type Question, weekday } from './question.ts'

/** Said by the business that offers it, however many others it names before. */
const offers = '(?:now |also |still |gladly |proudly |do )?(?:offer|provide)'
/** Denied, or withdrawn after it was offered. */
const denies =
  "(?:(?:do|does|can|are|is)(?: not|n['’]t)|cannot|no longer|unable to|(?:not|aren['’]t) (?:currently|presently|now)|stopped)(?: (?:currently|presently|longer|able to))*"
/** The sentence is at its end, or goes on to another matter: what stands between might say to whom it holds. */
const ends = String.raw`(?= ?(?:[.!,;:)]|$|at this time\b|at the moment\b|any ?more\b|any longer\b))`
const negated = /\b(?:not|no|never|cannot|without|longer|stopped|discontinued|suspended)\b|n['’]t\b/i
/** Of a day, of some goods, of others who bring or do it. */
const special = String.raw`\b(?:${weekday}|${events}|some|certain|select|limited|only|door ?dash|uber|grubhub|third[- ]party|other|minimum|fee|free)\b`

/** A way of serving customers that a page offers in one sentence, and that another rules out. `name` is a pattern. */
function wayOf(what: string, words: readonly string[], name: string, also = '', unless = special): Question {
  const yes = String.raw`\bwe ${offers}\b[^.!?\n]{0,60} ${name}\b|\b${name} (?:is |are )(?:now |also |always )?(?:available|offered)\b`
  const no = String.raw`\b${denies} (?:offer|provid|accept|tak|do|mak|sell|hav)(?:e|ing)?(?: any)? (?:[\w-]+ (?:or|and) )?${name}${ends}|\b${name} (?:is|are) (?:currently |now )?(?:(?:no longer|not)(?: currently)? (?:available|offered|accepted|provided)|unavailable|discontinued|suspended)\b|\b${name} ha(?:s|ve) (?:been |now )?(?:ended|discontinued|suspended)\b`
  return {
    what,
    words,
    yes: new RegExp(also ? `${yes}|${also}` : yes, 'i'),
    no: new RegExp(no, 'i'),
    unless: new RegExp(unless, 'i'),
    but: negated,
  }
}

const together = '(?:take[- ]?out|carry[- ]?out|pick[- ]?up|dine[- ]in|curbside)'
const delivery = wayOf(
  'delivery',
  ['deliver', 'delivery'],
  '(?:home |local )?delivery(?: services?)?',
  String.raw`\bwe (?:now |also |proudly |do )?(?:deliver (?:to|within|anywhere|locally|right to|straight to)|offer (?:free |local |same[- ]day )?delivery)\b|\b(?:free|local|same[- ]day) delivery (?:is )?(?:available|within|to)\b|\bdelivery (?:is )?available\b|\b${together},?(?: and| or| &)? (?:home |local )?delivery\b|\bdelivery,?(?: and| or| &)? ${together}\b|\border (?:online )?for delivery\b`,
  String.raw`\b(?:${weekday}|${events}|bab(?:y|ies)|labor|results?|promises?|some|certain|select|limited|door ?dash|uber|grubhub|third[- ]party|apps?)\b`,
)

/** How customers are served beyond the counter: brought to them, at the curb, at home, from afar. */
export const questionsOfWays: readonly Question[] = [
  {
    ...delivery,
    no: new RegExp(
      String.raw`${delivery.no.source}|\b${denies} deliver(?:ing)?${ends}|\b(?:do not|don['’]t|no longer|unable to|cannot) (?:currently )?(?:deliver|offer delivery|provide delivery)\b(?= ?(?:[.!,;]|$|at this time|and))|\bno delivery\b(?! (?:fee|charge|cost|minimum|date))`,
      'i',
    ),
  },
  wayOf('pickup at the curb', ['curbside'], 'curbside(?: (?:pick[- ]?ups?|service|delivery))?'),
  wayOf('eating in', ['dine', 'indoor'], '(?:dine[- ]in|indoor dining|indoor seating)(?: service)?'),
  wayOf('catering', ['catering'], 'catering(?: services?)?'),
  wayOf(
    'gift cards',
    ['gift'],
    'gift (?:cards?|certificates?)',
    String.raw`^\W*buy (?:an? )?(?:e-?)?gift (?:cards?|certificates?)`,
  ),
  wayOf('house calls', ['calls', 'visits'], '(?:house[- ]calls?|in[- ]home visits?|home visits?)'),
  wayOf(
    'visits by video',
    ['telehealth', 'telemedicine', 'virtual'],
    '(?:telehealth|telemedicine|virtual)(?: (?:visits?|appointments?|services?|sessions?))?',
  ),
  {
    what: 'prices by telephone',
    words: ['estimate', 'estimates', 'quote', 'quotes', 'pricing'],
    yes: /\b(?:free |instant |quick )?(?:phone|telephone|over[- ]the[- ]phone) (?:estimates?|quotes?)\b|\b(?:estimates?|quotes?) (?:right )?(?:over the|by) (?:tele)?phone\b/i,
    no: /\b(?:do not|don['’]t|cannot|can['’]t|unable to|never|no longer) (?:give|provide|offer|do|quote)\b(?! exact| firm| final| accurate)[^.!?\n]{0,30}\b(?:over the|by) (?:tele)?phone\b|\bno (?:phone|telephone) (?:estimates?|quotes?)\b/i,
    unless: /\b(?:exact|firm|final|accurate|precise|ballpark|rough|binding|some|insurance)\b/i,
    but: negated,
  },
]

import { events, type Question, weekday } from './question.ts'
import { denies, ends, negated, wayOf } from './way-of.ts'

const together = '(?:take[- ]?out|carry[- ]?out|pick[- ]?up|dine[- ]in|curbside)'

/** How customers are served beyond the counter: brought to them, at the curb, at home, from afar. */
export const questionsOfWays: readonly Question[] = [
  wayOf({
    what: 'delivery',
    words: ['deliver', 'delivery'],
    name: '(?:home |local )?delivery(?: services?)?',
    yes: String.raw`\bwe (?:now |also |proudly |do )?(?:deliver (?:to|within|up to|anywhere|locally|right to|straight to)|offer (?:free |local |same[- ]day )?delivery)\b|\bwe (?:now |also |proudly |do )?deliver(?= ?(?:[.!]|$))|\b(?:free|local|same[- ]day) delivery (?:is )?(?:available|within|to)\b|\b${together},?(?: and| or| &)? (?:home |local )?delivery\b|\bdelivery,?(?: and| or| &)? ${together}\b|\border (?:online )?for delivery\b`,
    no: String.raw`\b${denies} deliver(?:ing)?${ends}|\b(?:do not|don['’]t|no longer|unable to|cannot) (?:currently )?(?:deliver|offer delivery|provide delivery)\b(?= ?(?:[.!,;]|$|at this time|and))|\bno delivery\b(?! (?:fee|charge|cost|minimum|date))|\bwe are (?:an? )?(?:take-?out|carry-?out|pick-?up)[- ]only\b`,
    asks: 'deliver',
    unless: String.raw`\b(?:${weekday}|${events}|bab(?:y|ies)|labor|results?|promises?|some|certain|select|limited|door ?dash|uber|grubhub|third[- ]party|apps?)\b`,
  }),
  wayOf({ what: 'pickup at the curb', words: ['curbside'], name: 'curbside(?: (?:pick[- ]?ups?|service|delivery))?' }),
  wayOf({
    what: 'eating in',
    words: ['dine', 'indoor', 'takeout', 'carryout'],
    name: '(?:dine[- ]in|indoor dining|indoor seating)(?: service)?',
    yes: String.raw`\bdine[- ]?in,? (?:(?:and|or|&) )?(?:take[- ]?out|carry[- ]?out|pick[- ]?up|delivery)\b`,
    no: String.raw`^\W*(?:take[- ]?out|carry[- ]?out)(?: and (?:delivery|pick[- ]?up))? only\b`,
    unless: String.raw`\b(?:${weekday}|${events}|some|certain|select|limited)\b`,
  }),
  wayOf({
    what: 'catering',
    words: ['catering', 'cater'],
    name: 'catering(?: services?)?',
    yes: String.raw`\bwe (?:also |now |gladly )?cater\b`,
    asks: 'cater',
    unless: String.raw`\b(?:${weekday}|some|certain|select|limited|only|third[- ]party|other|minimum|fee|free|caters to)\b`,
  }),
  wayOf({
    what: 'gift cards',
    words: ['gift'],
    name: 'gift (?:cards?|certificates?)',
    yes: String.raw`^\W*buy (?:an? )?(?:e-?)?gift (?:cards?|certificates?)|\bask (?:us )?about (?:our )?gift (?:cards|certificates)\b`,
  }),
  wayOf({
    what: 'house calls',
    words: ['calls', 'visits'],
    name: '(?:house[- ]calls?|in[- ]home visits?|home visits?)',
  }),
  wayOf({
    what: 'visits by video',
    words: ['telehealth', 'telemedicine', 'virtual', 'visits', 'appointments', 'sessions'],
    name: '(?:telehealth|telemedicine|virtual)(?: (?:visits?|appointments?|services?|sessions?))?',
    no: String.raw`\bin[- ]person (?:visits|appointments|sessions) only\b|\ball (?:visits|appointments|sessions) are in[- ]person\b`,
  }),
  wayOf({
    what: 'booking online',
    words: ['book', 'booking', 'bookings', 'schedule', 'scheduling', 'appointments'],
    name: 'online (?:booking|scheduling|appointments?|reservations?)s?',
    yes: String.raw`^\W*(?:book|schedule)(?: (?:now|your \w+|an appointment|a \w+))? online(?: now| today| anytime| 24\/7)?\W*$`,
    no: String.raw`\b(?:do not|don['’]t|cannot|can['’]t|unable to) (?:take|accept|offer|make|book|schedule)(?: any)? (?:bookings?|appointments?|reservations?) online\b|\b(?:appointments|bookings?|reservations|scheduling) (?:is|are) (?:taken |made |accepted )?by (?:tele)?phone only\b|\bonly (?:take|accept)s? (?:bookings|appointments|reservations) by (?:tele)?phone\b|\b(?:do not|don['’]t) book online\b`,
    unless: String.raw`\b(?:${weekday}|${events}|some|certain|select|limited|third[- ]party|other|minimum|fee|free)\b`,
  }),
  wayOf({
    what: 'writing text messages',
    words: ['text', 'texts'],
    name: '(?:text messages?|texts|texting)',
    yes: String.raw`\b(?:call or text|text or call|text us|text (?:our|this) \w+)\b`,
    no: String.raw`\b(?:cannot|can['’]t|do not|don['’]t|does not|unable to) receive (?:text messages|texts)\b`,
  }),
  {
    what: 'prices by telephone',
    words: ['estimate', 'estimates', 'quote', 'quotes', 'pricing'],
    yes: /\b(?:free|instant|quick|fast|easy|get an?|for an?|(?:give|offer|provide|do)) (?:phone|telephone|over[- ]the[- ]phone) (?:estimates?|quotes?)\b|\b(?:phone|telephone) (?:estimates?|quotes?) (?:are |is )?(?:available|welcome|offered|accepted)\b|\b(?:estimates?|quotes?) (?:right )?(?:over the|by) (?:tele)?phone\b/i,
    no: /\b(?:do not|don['’]t|cannot|can['’]t|unable to|never|no longer) (?:give|provide|offer|do|quote)\b(?! exact| firm| final| accurate)[^.!?\n]{0,30}\b(?:over the|by) (?:tele)?phone\b|\bno (?:phone|telephone) (?:estimates?|quotes?)\b/i,
    unless: /\b(?:exact|firm|final|accurate|precise|ballpark|rough|binding|some|insurance)\b/i,
    but: negated,
  },
]

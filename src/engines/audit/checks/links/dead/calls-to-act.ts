import { plainEntry } from '#src/engines/audit/facts/site/menu-entries.ts'

const filler = `(?: (?:an?|your|my|our|the|free|online|now|today|me|for|fast|instant|no obligation))*`
/** Said whole: "Contact us", "Book now". */
const whole =
  /^(?:contact(?: (?:us|me|form|now|today))?|get in touch|(?:message|email|write to|text|talk to|reach) us|let s talk|(?:book|order|reserve|apply|enroll|register|sign up|buy|donate|schedule|inquire|enquire|call|join)(?: (?:now|today|online|here|us|yours))|rsvp(?: now| here)?|reserve|reservations?|donate|request (?:more )?info(?:rmation)?|buy tickets|get started(?: today| now)?)$/
/** A verb with what it is for: "Get Your Free Quote", "Schedule a visit". */
const asked = new RegExp(
  `^(?:get|request|claim|ask for|schedule|book|make|set up|arrange|reserve|order|start|have)${filler} (?:quotes?|estimates?|bids?|appointments?|consultations?|evaluation|reservations?|visit|call|callback|service|table|room|tour|inspection|demo|trial|class|lesson|session|offer|spot|seat|help)\\b`,
)
/** The thing alone: "Free Estimate". */
const thing = /^(?:(?:free|online|instant|fast|my|your|custom) )+(?:quotes?|estimates?|consultations?|bids?)$/

/** Do these words ask visitors to become customers: for a price, a visit, an order, a message? */
export function callsToAct(words: string): boolean {
  const plain = plainEntry(words)
  return whole.test(plain) || asked.test(plain) || thing.test(plain)
}

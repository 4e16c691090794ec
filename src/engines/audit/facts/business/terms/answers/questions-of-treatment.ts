import type { Question } from './question.ts'

/** How patients are treated. */
export const questionsOfTreatment: readonly Question[] = [
  {
    what: 'a crown in one visit',
    words: ['crown', 'crowns'],
    yes: /\b(?:same[- ]day|single[- ]visit|one[- ]visit|one[- ]appointment) crowns?\b|\bcrowns? (?:(?:is|are|can be|made|placed|done|finished|completed|ready|fitted|delivered) )*(?:in )?(?:(?:just|only) )?(?:(?:a single|one) (?:visit|appointment|day)|(?:on )?the same day|the day you)\b/i,
    no: /\bcrowns? (?:(?:usually|typically|generally|normally|always) )?(?:takes?|requires?|needs?|involves?|(?:is|are) (?:done|completed|placed|made) in) (?:(?:about|at least) )?(?:two|2) (?:\w+ )?(?:visits|appointments|trips)\b|\b(?:two|2)[- ](?:visit|appointment) crowns?\b/i,
    unless:
      /\b(?:traditional\w*|conventional\w*|some|lab[- ]made|instead|used to|in the past|other|root canals?|bridges?|stainless)\b/i,
    but: /\b(?:not|no|never|cannot)\b|n['’]t\b/i,
    asks: /^\W*(?:do|can|is|are)\b[^?]{0,40}\b(?:same[- ]day|single[- ]visit|one[- ]visit) crowns?\b[^?]{0,20}\?/i,
  },
  {
    what: 'patients of all ages',
    words: ['ages', 'patients', 'children', 'kids', 'infants', 'newborns'],
    yes: /\bpatients of all ages\b|\b(?:newborns?|infants|babies) (?:to|through) (?:seniors|adults|grand\w+|great-grand\w+)\b|\ball ages (?:are )?(?:welcome|seen)\b/i,
    no: /\b(?:see|treat|accept|welcome)(?:s|ing)? (?:patients|children|kids)(?: (?:who are|from|of|aged?|ages?|starting at|beginning at|the)){0,3} (?:[3-9]|1\d)(?: years)?(?: old)?(?:(?: (?:and|or|&) (?:older|up|over|above)|\+)|(?= ?(?:[.,;!]|$)))/i,
    unless:
      /\b(?:orthodon\w*|braces|sedation|class(?:es)?|vaccin\w*|if|implants?|invisalign|aligners|some|camps?|without a parent|alone)\b/i,
    but: /\b(?:not|no|never|cannot)\b|n['’]t\b/i,
  },
  {
    what: 'missing a visit free of charge',
    words: ['missed', 'charge', 'charged', 'billed'],
    yes: /\b(?:never|do not|don['’]t) charge (?:you )?(?:a fee )?(?:for|when you) (?:an? )?(?:miss(?:ed)?|broken)\b/i,
    no: /\b(?:missed|broken) (?:visits?|appointments?|sessions?)[^.!?]{0,30}? (?:billed|charged|\$\d+)(?: (?:at )?\$\d+)?/i,
    unless: /\b(?:first|second|more than|repeated|habitual|if|two|three)\b/i,
  },
  {
    what: 'canceling free of charge',
    words: ['cancel', 'cancellation', 'cancellations', 'canceled', 'cancelled'],
    yes: /\bcancel(?:l?ations?| your (?:visit|appointment|booking|order))?(?: at)?(?: any ?time)?,? (?:for free|free of charge|without (?:an? |any )?(?:fee|charge|penalty))(?= ?(?:[.!,;]|$))|\bno cancell?ation (?:fees?|charges?)(?= ?(?:[.!,;]|$|ever))/i,
    no: /\bcancell?(?:ed|ations?)\b[^.;!?]{0,60}\b(?:is|are|will be) (?:billed|charged|subject to)\b[^.;!?]{0,20}(?:\$\d+|\d+ ?%|fee|charge)|\bcancell?ation fee (?:of|is) \$\d+|\$\d+ (?:late )?cancell?ation (?:fee|charge)/i,
    but: /\b(?:up to|within|before|prior|hours?|days?|weeks?|notice|first|subscription|memberships?|plans?|contracts?)\b/i,
    unless: /\b(?:no longer|waive[sd]?|subscriptions?|memberships?)\b/i,
  },
]

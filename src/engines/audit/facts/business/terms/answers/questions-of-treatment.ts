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
]

import { leastAge } from './least-age.ts'
import { dateOfYear, dayOfMonth, dollars, length, people, percent, share } from './measures.ts'
import type { Topic } from './topic.ts'

/** What schools, tours, inns and salons lay down for whoever comes. */
export const topicsOfVisits: readonly Topic[] = [
  {
    what: 'notice to cancel',
    words: ['cancel', 'cancellation', 'cancellations', 'canceled', 'cancelled', 'canceling', 'cancelling'],
    about: String.raw`\bcancel\w*\b`,
    asks: String.raw`\bcancel\w*\b(?! (?:my |your |a |the )?(?:membership|subscription|account))`,
    of: length,
    unless:
      'half|partial|partially|nights?|weather|we (?:may|will|might) cancel|membership|subscription|receive|process\\w*|refunded within|refunds? (?:are|is|will)|fee|same',
    but: String.raw`\d ?%`,
    is_scoped: true,
  },
  {
    what: 'people of a group',
    words: ['class', 'classes', 'group', 'groups', 'tour', 'tours'],
    about: String.raw`\b(?:class(?:es)?|groups?|tours?)\b[^.!?]*\b(?:no more than|never more than|at most|cap(?:s|ped)?|limit(?:s|ed)?|max(?:imum)?|kept to|keep)\b|\b(?:no more than|never more than|at most|cap|limit|keep)\b[^.!?]*\b(?:class(?:es)?|groups?|tours?)\b`,
    asks: String.raw`\b(?:how (?:big|large|small|many (?:people|students|dancers|kids|children|guests|riders|paddlers|swimmers|campers)))\b[^?]*\b(?:class(?:es)?|groups?|tours?)\b|\b(?:class|group) sizes?\b`,
    of: people,
    unless:
      'ages?|aged|old|private|semi-?private|weddings?|part(?:y|ies)|ratio|per teacher|for (?:two|2)|wait\\w*|first',
    is_scoped: true,
  },
  {
    what: 'age to take part',
    words: ['old', 'young', 'age', 'older', 'must'],
    about: String.raw`\b(?:must be|need to be|have to be|minimum age|at least \d{1,2} years)\b`,
    asks: String.raw`\bhow (?:old|young)\b[^?]*\b(?:to|start|begin|must|be|need|can)\b|\bminimum age\b|\bage (?:limit|requirement)\b`,
    of: leastAge,
    unless:
      'drink|alcohol|21|rent|book|check[- ]?in|unless|alone|accompanied|adult|inches|tall|unaccompanied|hours?|minutes?',
    is_scoped: true,
  },
  {
    what: 'fee for paying late',
    words: ['late'],
    about: String.raw`\blate (?:payment |tuition )?(?:fee|charge)\b`,
    asks: String.raw`\blate\b[^?]*\b(?:tuition|pay|payment|fee|dues)\b|\bpay late\b`,
    of: dollars,
    unless: 'pick\\w*|minutes?|per|returns?|check|cancel\\w*|arriv\\w*',
  },
  {
    what: 'day on which tuition is due',
    words: ['tuition', 'dues', 'payments', 'payment'],
    about: String.raw`\b(?:tuition|dues|payments?)\b[^.!?]*\bdue\b`,
    asks: String.raw`\bwhen\b[^?]*\b(?:tuition|dues|payments?)\b[^?]*\bdue\b`,
    of: dayOfMonth,
    unless: 'late|after|grade|final|first (?:class|lesson|day)|deposit',
  },
  {
    what: 'notice to leave',
    words: ['withdraw', 'withdrawal', 'withdrawing', 'quit', 'quitting', 'notice', 'membership'],
    about: String.raw`\b(?:withdraw\w*|quit(?:ting)?|leave the (?:studio|school|program|center)|(?:cancel|end|terminate|stop)\w* (?:your |a |the |any )?(?:membership|enrollment|lessons))\b`,
    of: length,
    unless: '(?<!non-?)refund\\w*|first|camps?|trial|freeze|hold',
  },
  {
    what: 'percent off for siblings',
    words: ['sibling', 'siblings', 'child', 'children'],
    about: String.raw`\bsiblings?\b|\b(?:second|additional|third)(?: (?:and|or) \w+)? (?:child|children|family member)\b`,
    of: percent,
  },
  {
    what: 'percent off for guests of the house',
    words: ['discount', 'save', 'off'],
    about: String.raw`\b(?:guests of (?:the|our) (?:inn|hotel|lodge|campground|resort|house)|(?:inn|hotel|lodge|overnight|our) guests)\b[^.!?]*\b(?:off|discount|save)\b`,
    asks: String.raw`\bguests\b[^?]*\bdiscount`,
    of: percent,
  },
  {
    what: 'share charged for not coming',
    words: ['shows', 'missed', 'show'],
    about: String.raw`\bno[- ]shows?\b|\bmissed appointments?\b`,
    of: share,
    is_scoped: true,
  },
  {
    what: 'fee for not coming',
    words: ['shows', 'missed', 'show'],
    about: String.raw`\bno[- ]shows?\b|\bmissed appointments?\b`,
    of: dollars,
    is_scoped: true,
  },
  {
    what: 'day of the recital',
    words: ['recital'],
    about: String.raw`\brecital\b`,
    of: dateOfYear,
    unless:
      'tickets?|costumes?|deadline|rehears\\w*|photos?|pictures?|fees?|paid|due|auditions?|winter|holiday|spring|fall|adult',
  },
  {
    what: 'first day of the fall session',
    words: ['fall'],
    about: String.raw`\bfall (?:classes|session|term|semester|season)\b[^.!?]*\b(?:starts?|begins?)\b`,
    asks: String.raw`\bfall (?:classes|session|term|semester|season)\b[^?]*\b(?:starts?|begins?)\b`,
    of: dateOfYear,
    unless: 'regist\\w*|enroll\\w*|deadline|sports?|football',
  },
]

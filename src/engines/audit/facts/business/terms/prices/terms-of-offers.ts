import { firstNumber, number_pattern, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern})`

/** What is granted to whoever sends a friend, pays later or weighs so much. */
export const termsOfOffers: readonly TermKind[] = [
  {
    what: 'dollars for a referral',
    words: ['refer', 'referral', 'referrals'],
    says: /\brefer (?:a|your|any) (?:friend|neighbor|family)[^.$%]{0,40}?\b(?:get|receive|earn|save|enjoy)\b[^.$%]{0,12} \$(\d{1,3})\b|\b(?:get|receive|earn|pay|give you) \$(\d{1,3})\b[^.$%]{0,40}\b(?:for (?:each|every|any|a) referral|per referral|when you refer)\b|\$(\d{1,3}) referral (?:bonus|reward|credit|fee)\b/i,
    unless: /\b(?:up to|both|after|commercial|over|from)\b/i,
    value: firstNumber,
  },
  {
    what: 'months without interest',
    words: ['financing', 'interest', 'apr', 'cash'],
    says: /\b0 ?% (?:apr |interest |financing |for |up to )*(\d{1,2}) months\b|\b(\d{1,2}) months (?:same[- ]as[- ]cash|interest[- ]free|no[- ]interest|with no interest|(?:of |at )?0 ?% (?:interest|apr|financing))|\b(?:interest[- ]free|no interest|without interest)(?: financing| payments?)?(?: for|,| over)? (\d{1,2}) months\b/i,
    unless: /\b(?:up to|select|some|or|if|minimum|over)\b/i,
    value: firstNumber,
  },
  {
    what: 'pounds at most',
    words: ['weight'],
    says: /\b(?:max(?:imum)? (?:rider )?weight|weight (?:limit|capacity|maximum))(?: is| of|:)? (\d{2,4}) ?(?:lbs?|pounds)\b/i,
    unless: /\b(?:each|per|tons?|combined|if|luggage|dog|pets?|dumpster|truck|trailer|lift|children|tandem)\b/i,
    value: firstNumber,
  },
  {
    what: 'most people of a class',
    words: ['classes', 'class'],
    says: new RegExp(
      String.raw`\bclasses of (?:up to|no more than|at most) ${number}\b|\b(?:up to|at most|never more than) ${number} (?:students|people|participants|children|kids|dogs) (?:per|in (?:a|each|every|our)) class\b`,
      'i',
    ),
    unless: /\b(?:private|summer|camp|beginner|advanced|toddler|party|semi-private|workshop|puppy)\b/i,
    value: firstNumber,
  },
]

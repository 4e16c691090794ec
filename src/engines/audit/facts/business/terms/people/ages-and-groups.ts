import {
  firstNumber,
  number_pattern,
  numberOf,
  type TermKind,
} from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(${number_pattern})`
const heads = '(?:people|students|guests|participants|dogs|children|kids|players|swimmers|passengers)'
/** Of one class or group among several. */
const one_of_many =
  /\b(?:private|this|summer|camp|beginner|advanced|toddler|party|semi-private|workshop|puppy|clinic)\b/i

const kindOfGroup = (match: RegExpExecArray) =>
  /tour/i.test(match[0]) ? 'tour' : /class|student|lesson/i.test(match[0]) ? 'class' : 'group'

const months = (count: string | undefined, unit: string | undefined): number | null => {
  const number = numberOf(count)
  if (number === null) return null
  return /^w/i.test(unit ?? '') ? Math.round(number / 4.35) : /^m/i.test(unit ?? '') ? number : number * 12
}

const age = `${number}(?:[- ](weeks?|months?|years?))?(?: old| of age)?`

/** How old guests are, and how many come at once. */
export const agesAndGroups: readonly TermKind[] = [
  {
    what: 'age of seniors',
    words: ['senior', 'seniors'],
    says: /\bseniors?(?: citizens?)?(?: discounts?)?(?: \(| | ?\(?(?:for )?ages? )(\d{2}) ?(?:\+|(?:and|&|or) (?:up|over|older))/i,
    unless: /\b(?:living|apartments?|communit\w+|housing|softball|league|if)\b/i,
    value: firstNumber,
  },
  {
    what: 'age under which children come free',
    words: ['kids', 'children'],
    says: /\bfree for (?:kids|children) (?:(under) (?:age )?(\d{1,2})|(?:ages? )?(\d{1,2}) (?:and|&) (?:under|younger))|\b(?:kids|children) (?:(under) (?:age )?(\d{1,2})|(?:ages? )?(\d{1,2}) (?:and|&) (?:under|younger))(?: are| get in| enter| stay| ride)?:? (?:free|no charge)\b/i,
    unless: /\b(?:eat|meal|menu|buffet|with|bed|breakfast)\b/i,
    value: ([, under, one, two, under_too, three, four]) => {
      const told = Number(one ?? two ?? three ?? four)
      return under || under_too ? told : told + 1
    },
  },
  {
    what: 'ages of the children',
    words: ['children', 'kids', 'infants'],
    says: new RegExp(
      String.raw`\b(?:serv(?:e|es|ing)|accept(?:s|ing)?|car(?:e|es|ing) for|enroll(?:s|ing)?|welcom(?:e|es|ing)|child ?care for|daycare for) (?:children|kids|infants|little ones)(?: ages?| aged| from| between| as young as){0,2} ${age} ?(?:-|–|to|through|and|until) ?(?:age )?${age}`,
      'i',
    ),
    unless:
      /\b(?:class(?:es)?|camps?|programs?|groups?|rooms?|toddlers?|preschool|pre-?k|kindergarten|after|school-?age|summer|lessons?|team)\b/i,
    value: ([, from, from_unit, to, to_unit]) => {
      const least = months(from, from_unit ?? to_unit)
      const most = months(to, to_unit)
      return least === null || most === null || most <= least ? null : least * 1_000 + most
    },
  },
  {
    what: 'age from which patients are seen',
    words: ['age', 'ages', 'patients', 'children'],
    says: new RegExp(
      String.raw`\b(?:see|sees|treat|treats|accept|accepts|welcome|welcomes|seeing|treating|accepting|welcoming) (?:new )?(?:patients|children|kids)(?: of)? (?:(?:from|starting at|beginning at) (?:the )?age(?: of)?|ages?|aged|of age|from) ${number}(?: years?)?(?: old)?(?=\+|,? (?:and|&|or) (?:up|older|above)|[.,;!]|$)`,
      'i',
    ),
    unless: /\b(?:under|class(?:es)?|camps?|programs?|orthodon\w*|braces|sedation|unless|if|only|months?|weeks?)\b/i,
    value: firstNumber,
  },
  {
    what: match => `most people of a ${kindOfGroup(match)}`,
    words: ['limited', 'limit', 'maximum', 'max', 'capped', 'students', 'exceeds'],
    says: new RegExp(
      [
        String.raw`\b(?:class|group|tour)(?:es|s)?(?: sizes?)? (?:is |are )?(?:always )?(?:limited to|capped at|max(?:imum)?(?: of|:)?) (?:just |only )?${number}(?: ${heads})?\b(?! ?(?:years|and|or|%))`,
        String.raw`\bmax(?:imum)?(?: of)? ${number} ${heads} (?:per|in (?:a|each|every|our)) (?:class|group|tour)`,
        String.raw`\bmax(?:imum)? (?:class|group|tour) size(?: is| of|:)? ${number}\b`,
        String.raw`\bno more than ${number} ${heads} (?:per|in (?:a|each|every|our)) (?:class|group|tour)`,
        String.raw`\bno (?:class|group|tour) (?:ever )?(?:has|takes|holds|exceeds|will have|is larger than)(?: more than| over)? ${number}(?: ${heads})?\b(?! ?(?:years|and|or|%))`,
        String.raw`\bwe limit (?:our )?(?:class|group|tour)(?:es|s)?(?: sizes?)? to ${number}\b`,
      ].join('|'),
      'i',
    ),
    unless: one_of_many,
    value: firstNumber,
  },
]

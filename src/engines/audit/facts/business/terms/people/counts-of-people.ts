import { firstNumber, number_pattern, type TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

const number = `(?:over |more than )?(${number_pattern})\\+?`
const many =
  'cpas accountants paralegals optometrists opticians doctors dentists attorneys lawyers physicians surgeons veterinarians chiropractors stylists therapists technicians hygienists groomers employees trucks agents barbers teachers'
const one = 'doctor dentist attorney lawyer stylist truck veterinarian chiropractor technician'
const several = many.replaceAll(' ', '|')
const single = one.replaceAll(' ', '|')
const kindly =
  'full-time|experienced|expert|friendly|caring|great|licensed|skilled|dedicated|talented|professional|gentle|compassionate|family|[a-z]+-certified'
const trades =
  'techs|plumbers|electricians|roofers|painters|movers|cleaners|mechanics|installers|arborists|landscapers|carpenters|drivers|technicians'
/** Of the same people two words may be said. */
const alike: Record<string, string> = {
  lawyers: 'attorneys',
  mechanics: 'technicians',
  techs: 'technicians',
  vets: 'veterinarians',
}
const pluralOf = (noun: string) => {
  const plural = noun.toLowerCase().replace(/s?$/, 's')
  return alike[plural] ?? plural
}
const house = '(?:firm|practice|clinic|company|shop|office|salon|garage|business)'

/** How many people a business says it has. */
export const countsOfPeople: readonly TermKind[] = [
  {
    what: 'employees of the team',
    words: ['employ', 'employs'],
    says: new RegExp(
      String.raw`\bwe (?:now |proudly )?employ ${number} (?:(?:${kindly}|local) ){0,2}(?:people|employees|team members)\b`,
      'i',
    ),
    unless: /\b(?:under|fewer|less|seasonal\w*|each|per)\b/i,
    value: firstNumber,
  },
  {
    what: match => `${pluralOf(match.findLast((group, index) => index > 0 && group !== undefined) ?? '')} of the team`,
    words: [...many.split(' '), ...one.split(' '), ...trades.split('|')],
    says: new RegExp(
      [
        String.raw`\b(?:our|all|we have|we employ|team of|staff of|made up of|consists of) ${number} (?:(?!(?:certified|board-certified|implant|other|more)\b)[\w-]+ ){0,2}(${several})\b`,
        String.raw`(?:^\W*(?:meet |with )?|\bwith )${number} (?:(?:${kindly}) ){0,2}(${several}|${trades})(?=[,.!]|$| (?:under|and|keep|who|are here|ready|on staff|on the road))`,
        String.raw`(?<!each of )\b(?:our|we have|we employ) ${number} (?:(?:${kindly}|certified) ){0,2}(${trades})(?!['’]| (?:is|has|was|will come)\b)`,
        String.raw`\b(?:the|our|this) ${house} (?:now )?(?:has|employs|includes|runs|operates|is home to) ${number} (?:(?:${kindly}) ){0,2}(${several}|${trades})\b`,
        String.raw`\bwe have (?:${number_pattern}) (?:[\w-]+ ){1,2}and ${number} (?:(?:${kindly}|[A-Za-z]+-certified) ){0,2}(${several}|${trades})\b`,
        String.raw`\bwe (?:now )?(?:run|operate|own) ${number} (?:[\w-]+ ){0,1}?(trucks)\b`,
        String.raw`^\W*${number} (?:(?:${kindly}|certified) ){0,2}(${several}|${trades}) (?:work|serve|run|keep|staff)\b`,
        String.raw`\b(?:an?|our|as an?) (${number_pattern})[- ](${single})[- ](?:firm|practice|law firm|office|clinic|shop|company|salon)\b`,
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:one of|two of|new|another|additional|other|each|per|(?<!behind the )chairs?|rooms?|top|best|ways?|questions)\b/i,
    value: firstNumber,
  },
  {
    // "A crew of eight plumbers"
    what: match => `${pluralOf(match[2] ?? '')} of the team`,
    words: ['team', 'staff', 'crew'],
    says: new RegExp(
      String.raw`\b(?:our|with an?|now an?|(?:have|has|runs?|it|leads?) (?:\w+ )?(?:with )?an?|with our) (?:[\w-]+ ){0,2}(?:team|staff|crew) of ${number} (?:(?:${kindly}|local) ){0,2}(${trades})\b`,
      'i',
    ),
    unless: /\b(?:one of|each|per|every|sends?|arrives?|comes?|assign\w*|customer|client|started|began|first|then)\b/i,
    value: firstNumber,
  },
  {
    // "Our two dentists and four hygienists": the second count.
    what: match => `${pluralOf(match[2] ?? '')} of the team`,
    words: many.split(' '),
    says: new RegExp(
      String.raw`(?:\b(?:our|we have|we employ|team of|staff of|with)(?: \w+ of)? |^\W*)(?:${number_pattern}) (?:[\w-]+ ){0,2}(?:${several}|${trades}),? (?:and|&) (${number_pattern}) (?:(?:${kindly}|registered|dental|certified) ){0,2}(${several})\b`,
      'i',
    ),
    unless: /\b(?:one of|two of|new|another|additional|other|each|per|chairs?|rooms?|questions)\b/i,
    value: firstNumber,
  },
  {
    what: 'people of the team',
    words: ['team', 'staff', 'crew'],
    says: new RegExp(
      String.raw`\b(?:(?:we are|we['’]re) an? (?:[\w-]+ ){0,2}(?:team|staff|crew)|(?:our|with an?) (?:[\w-]+ ){0,2}(?:team|staff|crew)) of ${number}(?= (?:people|professionals|members|employees)\b|[.,;!]|$)`,
      'i',
    ),
    unless: /\b(?:one of|each|per|every|sends?|arrives?|comes?|assign\w*|customer|client)\b/i,
    value: firstNumber,
  },
]

import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** The least that is asked down, as advertised, and what single things ask. */
export const least_down = 'down: least'
export const listed_down = 'down: listed'

const sum = String.raw`\$ ?([1-9]\d{2}|[1-9]\d?,\d{3}|[1-9]\d{3,4})`
const dollars = ([, one, other]: RegExpExecArray) => Number((one ?? other ?? '').replaceAll(',', ''))
const of_a_home = /\b(?:(?<!drive )homes?|house|mortgage|deposit|off|acres?|lots?|markdowns?|call|was)\b/i

export const downPayments: readonly TermKind[] = [
  {
    what: 'least',
    words: ['down'],
    sign: /\$/,
    says: new RegExp(
      String.raw`\b(?:from|starting (?:at|from)|as (?:low|little) as|only)(?: just| only)? ${sum} down\b|(?:^|[^\w,.$] ?)${sum} down(?: payments?)? (?:on (?:select|most|many|any|all)\b|specials?\b|drives?\b)`,
      'i',
    ),
    unless: of_a_home,
    value: dollars,
  },
  {
    what: 'listed',
    words: ['down'],
    sign: /\$/,
    says: new RegExp(String.raw`\bdown(?: payment)?: ?${sum}(?![\d,+]| ?[-–])|^\W*${sum} down\W*$`, 'i'),
    unless: new RegExp(`${of_a_home.source}|\\b(?:from|starting|low|only|specials?|select)\\b`, 'i'),
    value: dollars,
  },
]

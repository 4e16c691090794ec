import type { PageText } from '../finish/page-text.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../text-signals.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import type { Place } from '../types/place.ts'

const most = 20
/** "Since" alone may speak of a customer, a chef or a supplier: what stands before it is kept. */
const founded =
  /\b(?:(?:business|owned|operated|serving(?: [\w'’,]{2,20}){0,5}|trusted|tradition|excellence) )?(?:since|est(?:ablished|d)?\.?(?: in)?|founded(?: in)?|(?:opened|started|began)(?: (?:its|our) doors)? in)[: ]{1,2}((?:18|19|20)\d{2})\b/gi

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const ends = new RegExp(
  String.raw`\b(?:expires?|ends|(?:valid|good) (?:until|through|thru|till))(?: on)?:? (?:(?:${month})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?|\d{1,2}\/(?:\d{1,2}\/)?)(20\d\d)\b`,
  'gi',
)
const of_a_year =
  /(?<!\b(?:since|in|from) )\b(20\d\d) (?:(?:holiday|spring|summer|fall|winter|christmas|easter) )?(?:specials?|promotions?|coupons?|holiday hours|price list|rates)\b/gi

/** What was still to come. */
const announced = new RegExp(
  String.raw`\b(?:join us|register by|rsvp by|sign up by|save the date|will be (?:open|closed)|(?:coming|opening) (?:in |this )?(?:spring|summer|fall|winter|${month}))\b[^.\n]{0,50}?\b(20\d\d)\b`,
  'gi',
)

const in_words: Record<string, number> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  fifty: 50,
}
const years =
  /(?:\b(over|more than|nearly|almost|for(?: over)?|with(?: over)?) )?(?<![\w-])(\d{1,3}|ten|fifteen|twenty(?:-five)?|thirty(?:-five)?|forty|fifty)\+? years(?=[:,.]| of| in business| experience| serving|$)/gi
/** Of several people together, of a person, of a guarantee. */
const of_others = /\b(?:combined|collective|warrant|guarantee|roof|last|old|next|lifespan|he|she|his|her)\b/i

function yearsIn(text: string, { line, offset }: Place, loud: boolean): ClaimFact[] {
  if (!/years/i.test(text) || of_others.test(text)) return []
  return [...text.matchAll(years)].map(([shown, , number = '']) => {
    const value = in_words[number.toLowerCase()] ?? Number(number)
    return { line, offset, about: 'years', value, text: shown.trim(), loud }
  })
}

function inText(text: PageText, about: 'founded' | 'ended', pattern: RegExp): ClaimFact[] {
  return [...text.said.matchAll(pattern)].map(match => {
    return { ...text.placeAt(match.index), about, value: Number(match[1]), text: match[0], loud: false }
  })
}

/** Years and numbers of years that the page claims, title and description first. */
export function findClaims({ found }: Reading, text: PageText): ClaimFact[] {
  const descriptions = found.metas.filter(({ name }) => name === 'description')
  return [
    ...found.titles.flatMap(title => yearsIn(title.text, title, true)),
    ...descriptions.flatMap(meta => yearsIn(meta.content, meta, true)),
    ...found.headings.flatMap(heading => (heading.hidden ? [] : yearsIn(heading.name, heading, false))),
    ...(text.may(signal.since) ? inText(text, 'founded', founded) : []),
    ...(text.may(signal.ends) ? [...inText(text, 'ended', ends), ...inText(text, 'ended', announced)] : []),
    ...inText(text, 'ended', of_a_year),
  ].slice(0, most)
}

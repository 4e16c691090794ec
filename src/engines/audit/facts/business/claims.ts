import { matchesAtNumbers } from '../finish/numbers-in-text.ts'
import type { PageText } from '../finish/page-text.ts'
import { limits } from '../limits.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import type { Place } from '../types/place.ts'
import { findEnds } from './ended.ts'
import { lastOfItsDates } from './last-of-its-dates.ts'
import { findLatest } from './latest.ts'
import { beginsWithHost, lettersOfHost } from './terms/own-subject.ts'

const most = 20
const year = /(?<!\d)(?:18|19|20)\d{2}(?!\d)/y
/** How far before a year its claim may reach. */
const reach = 90

/** "Since" alone may speak of a customer, a chef or a supplier: what stands before it is kept. */
const founded =
  /\b(?:(?:business|owned|operated|serving(?: [\w'’,]{2,20}){0,5}|trusted|tradition|excellence) )?(?:since|est(?:ablished|d)?\.?(?: in)?|founded(?: in)?|(?:opened|started|began)(?: (?:its|our) doors)? in|serving(?: [\w'’,]{2,20}){0,5} since (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: of)?)[: ]{1,2}$/i

/** "A certified instructor since 2023": that somebody may do the work began on another day. */
const of_a_licence =
  /\b(?:certified|certification|licen[sc]ed|accredited|credentialed|instructor|handler|trainer|practitioner|board[- ]certified|admitted|member|ordained)\b[^.!?\n]{0,40}$/i

/** "We have been in this building since 2006": before that the house was elsewhere. */
const of_a_building =
  /\b(?:(?:in|at|on) (?:this|our (?:present|current|new)|the (?:present|current|same)) (?:building|location|office|address|site|space|spot|home)|here) (?:ever )?since $/i

/** "Barrow Nursery on Fort Street, established in 1910, grows our plants": whoever is told with a place is not the house, unless it bears the site's name. */
const tells_of_a_place =
  /\p{Lu}[\p{L}'’&-]* (?:on|at|near|in) \p{Lu}[^.!?\n]{2,40}, (?:est|found|open|start|beg)[a-z]*\.?(?: in)? $/u
const lastSentence = (text: string) => text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n')) + 1)

const behind_name = /\p{Lu}[\p{L}'’.&-]* \($/u

/** "with the Marlow Fire Department (established 1897)": what pages on a town tell of its bodies. */
const behind_a_body =
  /\b(?:(?:Fire|Police|Sheriff['’]s) (?:Department|Company|Office)|Township|Borough|County|School District|University|College|Museum|Library|Canal|Railroad|Historic District)\b[^.!?\n()]{0,40}\($/

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

const in_business = new RegExp(
  String.raw`\bin business (?:here )?(?:for )?(?:over |more than |nearly |almost |about )?(\d{1,3}|${Object.keys(in_words).join('|')})\+? years\b`,
  'gi',
)

/** "We have been in business for over 20 years", in the midst of the text: only there does a number speak of the business for sure. */
function yearsInBusiness(text: PageText): ClaimFact[] {
  return [...text.said.matchAll(in_business)].slice(0, 5).map(({ 0: shown, 1: number = '', index }) => {
    const value = in_words[number.toLowerCase()] ?? Number(number)
    return { ...text.placeAt(index), about: 'years', value, text: shown, loud: false }
  })
}

function foundingYears(text: PageText, url: string): ClaimFact[] {
  const { said } = text
  const found: ClaimFact[] = []
  const host = lettersOfHost(url)
  let looked_at = 0
  for (const { 0: written, index } of matchesAtNumbers(year, said, text.numbers)) {
    if (found.length >= most || ++looked_at > limits.matches) break
    const around = said.slice(Math.max(0, index - reach), index)
    const began = founded.exec(around.slice(around.lastIndexOf('\n') + 1))?.[0]
    if (began === undefined || (began.length < 9 && of_a_licence.test(around))) continue
    if (of_a_building.test(around)) continue
    if (tells_of_a_place.test(around) && !beginsWithHost(lastSentence(around), host)) continue
    // "Barrow House Inn (Est. 1986)" is told of whoever is named before.
    if (began.length < 9 && behind_name.test(around.slice(0, -began.length))) continue
    if (behind_a_body.test(around.slice(0, -began.length))) continue
    found.push({ ...text.placeAt(index), about: 'founded', text: began + written, value: Number(written), loud: false })
  }
  return found
}

/** Off what, in up to three words. */
const coupon =
  /\$(\d{1,4})(?:\.00)? off (?:(?:on|any|all|your|their|an?|the|of) ){0,2}[a-z][a-z'’-]*(?: [a-z][a-z'’-]*){0,2}/gi

function couponsIn(text: PageText): ClaimFact[] {
  if (!text.may(signal.dollar)) return []
  return [...text.said.matchAll(coupon)].slice(0, most).map(({ 0: shown, 1: value, index }) => {
    return { ...text.placeAt(index), about: 'coupon', value: Number(value), text: shown, loud: false }
  })
}

/** What a page says right under its main heading is a motto; longer texts count the years of people and roofs. */
const longest_motto = 150
const of_a_firm = /\b(?:experience|serving|serves?|represent\w*|business|families|trusted|helping)\b/i

function yearsInMotto(text: PageText): ClaimFact[] {
  const at = text.blocks.findIndex(({ element }) => element === 'h1')
  const motto = at < 0 ? undefined : text.blocks[at + 1]
  if (!motto || motto.text.length > longest_motto || !of_a_firm.test(motto.text)) return []
  return yearsIn(motto.text, motto, true)
}

/** Years, numbers of years and coupons that the page claims, title and description first. */
export function findClaims(reading: Reading, text: PageText): ClaimFact[] {
  const { found, url } = reading
  const descriptions = found.metas.filter(({ name }) => name === 'description')
  return [
    ...found.titles.flatMap(title => yearsIn(title.text, title, true)),
    ...descriptions.flatMap(meta => yearsIn(meta.content, meta, true)),
    ...found.headings.flatMap(heading => (heading.hidden ? [] : yearsIn(heading.name, heading, false))),
    ...found.images.flatMap(image =>
      image.hidden || !image.alt?.includes('ears') ? [] : yearsIn(image.alt, image, false),
    ),
    ...yearsInBusiness(text),
    ...yearsInMotto(text),
    ...foundingYears(text, url),
    ...couponsIn(text),
  ]
    .slice(0, most)
    .concat(findEnds(text))
    .concat(findLatest(text))
    .concat(lastOfItsDates(reading, text))
}

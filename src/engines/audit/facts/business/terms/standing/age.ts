import { beginsWithHost, lettersOfHost } from '#src/engines/audit/facts/business/terms/own-subject.ts'
import { foundersIn } from '#src/engines/audit/facts/business/terms/people/founders.ts'
import { foundedIn } from '#src/engines/audit/facts/business/terms/places/founding-place.ts'
import { numberOver, sentenceAround } from '#src/engines/audit/facts/business/terms/sentence.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import type { NameFact, TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import { anniversaryIn } from './anniversaries.ts'
import { years_pattern, yearsOf } from './counted-years.ts'
import { foundedByName } from './founded-by-name.ts'

/** The year in which it began, the years since, and the years of experience, which may be more. */
export const age_terms = {
  began: 'age: began',
  /** The last year of a part of a decade: it began by then. */
  began_by: 'age: began by',
  founding_date: 'age: foundingDate',
  years: 'age: years',
  centuries: 'age: centuries',
  experience: 'age: experience',
} as const

type Told = Pick<TermFact, 'what' | 'value' | 'text'>

const most_looks = 60
/** A slogan has no subject: it speaks of whoever prints it. */
const longest_slogan = 110

/** Whoever is counted here is one of the people, all of them together, a thing, or somebody else. */
const of_others =
  /["“”]|\?\s*$|\b(?:I|I['’]m|I['’]ve|my|me|he|she|his|her|combined|collectively?|together|in total|altogether|warrant\w*|guarante\w*|lasts?|lasting|lifespan|life expectancy|aged?|each|next|(?:co-?)?owner(?!-| operated)|(?:co-?)?founder|president|ceo|principal|attorneys?|lawyers?|doctors?|dentists?|physicians?|dr|mrs?|ms|chef|technicians?|stylists?|mechanics?|instructors?|electricians?|plumber with|contractor with|therapists?|manufactur\w*|research|study|financ\w*|loan|dealer|distributor|certified|accredited|members?|located|this (?:location|building|address)|homeowner|married|resident|lived|living|friends?|neighbou?rs?|sponsor\w*|winner|voted|rated|using|copyright|website|online since|new owner\w*|under (?:new|current|the same) \w+|remodel\w*|renovat\w*|expanded|moved|joined|(?<!our \w{3,12} )brings|founded (?!in\b|by\b|over\b|more\b|nearly\b|\d|(?:the|our|this) (?:\w+ )?(?:company|firm|business|practice|shop|clinic|hospital|agency)\b)|acquired|merged|purchased|bought|took over|if|until|when|example|competitors?|other companies|(?:going|coming|gone|come|taking my \w+|returning) (?:here|there|to)|customers? (?:since|for)|clients? (?:since|for)|building (?:was|since)|house was|home was|built in)\b/i
const of_us =
  /\b(?:we|we['’](?:ve|re)|our (?:family|company|firm|team|business|practice|shop|store|salon|restaurant|office|clinic|crew|bakery|farm|studio|agency|church|school|doors|family-owned \w+)|our (?:over |more than |nearly )?\d{1,3}\+? years|the (?:company|firm|business|practice|shop|restaurant) (?:has|was|is|opened|began|started|first|dates)|it all (?:began|started|begins|starts)|(?:founded|started|opened|established) (?:the|our|this) (?:family )?(?:company|firm|business|practice|shop|garage)|opened (?:our|their|its) doors|opened the doors (?:in|of)|our (?:story|journey|history|roots|beginnings?) (?:begins?|began|starts?|started|dates?|goe?s?|reach(?:es)?))\b/i
/** "Serving Savannah for 30 years", "Quality roofs since 1987", "20+ years of experience". */
const slogan =
  /^\W*(?:(?:proudly|now|est|with|for|in|over|more than|nearly|almost|since|celebrating|trusted|serving|caring|providing|helping|keeping|building|crafting|creating|delivering|repairing|transforming|baking|brewing|protecting|treating|quality|locally|family|veteran|woman|women|established|founded|operating|owned|experienced|years|licensed|insured|professional\w*|local|residential|commercial|reliable|affordable|(?:two|three|four|five|six) decades|(?:ten|fifteen|twenty|thirty|forty|fifty) years|(?:practice|business|company|firm|shop) (?:begun|founded|established|started|opened))\b|[\d✓✔•★])/i

const experience_behind = /^['’]?,? (?:of |worth of )?(?:[\w'’-]+,? (?:and |& )?){0,4}(?:experience|expertise)\b/i
const experience_before = /\bexperience:? (?:of |for )?$/i
const business_behind =
  /^['’]?,? (?:in business|in operation|serving|of (?:serving|service|business|excellence|trust\w*|quality|helping|continuous|dedicated|dependable|reliable|tradition|success|craftsmanship|proud)\b|strong\b|and counting)/i
const business_before =
  /\b(?:in business|serv(?:ing|ed|es|e)|operat(?:ing|ed|ion)|trad(?:ing|ed)|trusted|owned|run|open|here|around|helping|helped|providing|provided|caring|choice|go-to|at it|at this|doing this|has (?:kept|cared for|looked after|taken care of|protected|fixed|repaired|cleaned|been (?:fixing|repairing|cleaning|keeping|protecting|moving|building|taking care|looking after)))\b(?: [^.;:|]{0,70})? (?:for|these|the) (?:the )?$|\b(?:celebrating|years in business:?|in business:?) $|^\W*for $/i
const began_ago = /\b(?:founded|established|started|opened(?: our| its)? doors|opened|began)\b[^.;|]{0,40} $/i

/** "… in MaconCalloway Plumbing was founded": a bold line, and what follows it without a space. */
const run_together = /(?<=[a-z]{3})(?=[A-Z][a-z]{2})/

const any_years = new RegExp(years_pattern, 'gi')

const year_told =
  /\b(?:(since)|(est(?:ablished|d)?\b\.?|founded|opened|started|began|begun|begins|starts|incorporated|born|dat(?:es|ing) back|go(?:es)? back)(?: (?:its|our|their|the) doors)?(?: (?:the|our|this) (?:family )?(?:company|firm|business|practice|shop|garage))?(?: (?:all the way )?to)?(?: by [^,.;|]{2,40})?(?: (?:back )?in)?):? (?:the (?:spring|summer|fall|autumn|winter) of |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )?((?:18|19|20)\d\d)\b(?!['’]?s\b|[-–/]\d)/i
/** "In 2012, we opened our doors." */
const in_that_year =
  /\bin ((?:18|19|20)\d\d),? (?:when )?(?:we|(?:our|the|this) (?:company|firm|business|practice|shop|restaurant|store|bakery|family)|[\w'’&.-]+(?: [\w'’&.-]+){0,3}) (?:was (?:founded|established|started|born|formed|incorporated)|opened (?:our|its|their|the) doors|(?:first )?began (?:business|operations|serving))\b(?![^.;]{0,40}\b(?:second|new|another|third|location|branch|office)\b)/i
const of_this =
  /\b(?:we(?:['’]ve| have)(?: proudly)? been (?!offer|host|sell|carry|teach|work|attend|do|run|us|mak|member|part|at\b|on\b|open|liv|buy|post)\w+ing|business|owned|operated|run|serv(?:ing|ed|es|e)|trusted|tradition|excellence|family|operating|in operation|open|choice|quality|est\w*|founded|(?:its|our) doors|caring|providing|helping|keeping|building|crafting|creating|delivering|repairing|baking|brewing|protecting|treating|transforming|favou?rite|premier|finest|leading|hometown)\b/i

const motto =
  /\b(?:trusted|favou?rite|premier|finest|leading|hometown|owned|operated|run|serving|choice|excellence|tradition|experts|professionals)\b[^.;|]{0,60} (?:since|for) /i
/** A motto has no verb. */
const has_verb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|will|can|came|went|got|works?|worked|led|makes?|made|holds?|runs?)\b/i

/** Whether the words speak for the business itself, by their subject or as a slogan. */
/** What the business is called: its names, and the letters of its address. */
type Called = { names: readonly string[]; host: string }

function isOwn(sentence: string, { names, host }: Called): boolean {
  if (of_us.test(sentence) || beginsWithHost(sentence, host)) return true
  if (sentence.length <= longest_slogan && (slogan.test(sentence) || isMotto(sentence) || isMottoSince(sentence)))
    return true
  const plain = sentence.slice(0, longest_slogan).toLowerCase()
  if (host.length >= least_of_host && plain.replace(/[^a-z0-9]/g, '').includes(host)) return true
  return names.some(name => plain.includes(name))
}

/** "Calloway Plumbing has been fixing leaks since 1998" */
const has_done =
  /\bhas (?:(?:proudly|always|faithfully) )?(?:been (?!offer|host|sell|carry|teach|work|us|mak|part|liv|buy|post|accept|train)\w+ing|kept|stood|built|taken care|(?!offer|host|sponsor|accept|add|chang|mov|us|partner|work|carri|stock|earn|receiv|join|open|expand|employ|participat|support|own|certifi|train|includ|liv|featur)[a-z]{2,12}ed)\b/i

const beginsWithName = (sentence: string, { names, host }: Called): boolean => {
  const plain = sentence.slice(0, longest_slogan).toLowerCase().trimStart()
  return beginsWithHost(sentence, host) || names.some(name => plain.startsWith(name))
}

/** Shorter ones may stand in the midst of other words. */
const least_of_host = 10

const isMotto = (sentence: string) => !has_verb.test(sentence) && motto.test(sentence)

/** "Wiring the valley since 2009.": a line without a verb that ends so is the motto of whoever prints it. */
const ends_in_since = /^\W*(?!An? (?!family\b)|Meet\b)\p{Lu}[^;?!|]{2,80} since (?:18|19|20)\d\d\W*$/u
const of_somebody =
  /\b(?:licensed|registered|admitted|active|paperless|local|practicing|teaching|living|working|studying|using|playing|growing|driving|owning|running|leading|handling|homeowners?|instructor|experience|brokers?|agents?|been|with)\b|['’](?:ve|re|s been)\b/i
const isMottoSince = (sentence: string) =>
  sentence.length <= longest_slogan &&
  ends_in_since.test(sentence) &&
  !has_verb.test(sentence) &&
  !of_somebody.test(sentence)

const tidy = (text: string) => detached(text.replace(/\s+/g, ' ').trim().slice(0, 90))

function beganIn(sentence: string, called: Called): Told | null {
  const match = year_told.exec(sentence)
  if (!match) {
    const then = in_that_year.exec(sentence)
    return then ? { what: age_terms.began, value: Number(then[1]), text: tidy(then[0]) } : beganBy(sentence)
  }
  const [shown, since, , year] = match
  const before = sentence.slice(Math.max(0, match.index - 60), match.index)
  const far_before = sentence.slice(Math.max(0, match.index - 120), match.index)
  const is_own = of_this.test(far_before) || (has_done.test(far_before) && beginsWithName(sentence, called))
  const is_since = since !== undefined && !is_own && !isMottoSince(sentence)
  if (is_since && !isBareSince(sentence, match, called)) return null
  const from = Math.max(0, before.search(/\S+(?:\s+\S+){0,2}\s*$/))
  return { what: age_terms.began, value: Number(year), text: tidy(before.slice(from) + shown) }
}

/** "We have been in the roofing business since the early 70s." */
const in_decade = /\bsince the (?:(early|mid|late)[- ])?['’‘]?(?:19)?([2-9]0)['’]?s\b/i
const last_of = { early: 4, mid: 6, late: 9 } as const

function beganBy(sentence: string): Told | null {
  const match = in_decade.exec(sentence)
  if (!match) return null
  const before = sentence.slice(Math.max(0, match.index - 120), match.index)
  if (!of_this.test(before)) return null
  const part = match[1]?.toLowerCase()
  const last = part === 'early' || part === 'mid' ? last_of[part] : last_of.late
  return { what: age_terms.began_by, value: 1900 + Number(match[2]) + last, text: tidy(match[0]) }
}

/** "Since 1987", "Since 1987, we have been your plumber", "Since 1987, Calloway Plumbing has served you"; what others do since a year, or since a month, is not told of the business. */
function isBareSince(sentence: string, { 0: shown, index }: RegExpExecArray, { names }: Called): boolean {
  if (/[a-z]{3} \d/i.test(shown.replace(/^since/i, '')) || !/^\W*(?:our \w+ )?$/i.test(sentence.slice(0, index)))
    return false
  const behind = sentence.slice(index + shown.length)
  if (!has_verb.test(behind) || /^,? (?:we|our|the \w+ (?:family|team))\b/i.test(behind)) return true
  const subject = behind.toLowerCase().replace(/^,? (?:the )?/, '')
  return names.some(name => subject.startsWith(name))
}

function yearsIn(sentence: string): Told[] {
  return [...sentence.matchAll(any_years)].flatMap((match): Told[] => {
    const value = yearsOf(match[1] ?? '')
    const { 0: shown, index } = match
    const [before, behind] = [sentence.slice(0, index), sentence.slice(index + shown.length)]
    if (value === null || value < 2) return []
    if (experience_behind.test(behind) || experience_before.test(before)) {
      const text = shown + (experience_behind.exec(behind)?.[0] ?? ' of experience')
      return [{ what: age_terms.experience, value, text: tidy(text) }]
    }
    if (
      /^ later,? (?:we|our (?:family|team|shop|company)|the (?:family|company|shop))(?: [\w'’-]+)? (?:still|continue|remain)\b|^ later,? we(?:['’]re| are) still\b/i.test(
        behind,
      )
    )
      return [{ what: age_terms.years, value, text: tidy(`${shown} later`) }]
    if (/^ ago\b/i.test(behind))
      return began_ago.test(before) ? [{ what: age_terms.years, value, text: tidy(`${shown} ago`) }] : []
    if (/^['’]? (?:old|of (?!\w+)|or|to|from|per)\b/i.test(behind)) return []
    const told = business_behind.exec(behind)?.[0]
    if (told === undefined && !business_before.test(before)) return []
    const from = Math.max(0, before.search(/\S+(?:\s+\S+){0,3}\s*$/))
    return [
      { what: age_terms.years, value, text: tidy(told === undefined ? before.slice(from) + shown : shown + told) },
    ]
  })
}

/** Spares most sentences the rest. */
const may_count = /\d|decade|century|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty)[- ]/i

/** "Dr. Ruth Harlow founded the hospital in 1991": whoever it was, the house began then. */
const founded_house =
  /\b\p{Lu}[\p{L}’'.]+ (?:founded|established|started) (?:the|our|this) (?:\w+ )?(?:company|firm|business|practice|shop|clinic|hospital|agency) (?:back )?in ((?:18|19|20)\d\d)\b/u
const founded_otherwise =
  /["“”?]|\b(?:I|my|second|new|another|current|previous|former|own|moved|joined|bought|acquired|location|branch|merged|sold|until)\b/i

/** What one sentence says of how old the business is, and of where it began. */
function agesIn(sentence: string, called: Called): Told[] {
  const by_founder = founded_house.exec(sentence)
  if (by_founder && !founded_otherwise.test(sentence))
    return [{ what: age_terms.began, value: Number(by_founder[1]), text: tidy(by_founder[0]) }]
  const counts = may_count.test(sentence)
  const named = counts ? foundedByName(sentence, called.host) : null
  if (named) return [{ what: age_terms.began, value: named.year, text: tidy(named.shown) }]
  const place = foundedIn(sentence)
  if ((!counts && !place) || of_others.test(sentence) || !isOwn(sentence, called)) return []
  const began = counts ? beganIn(sentence, called) : null
  return [began ?? [], place ?? [], counts ? [...yearsIn(sentence), ...anniversaryIn(sentence)] : []].flat()
}

/** Names of two words or more: one word may be that of a person. */
function ownNames(names: readonly NameFact[]): string[] {
  const sure = names.filter(({ from, name }) => from !== 'title' && from !== 'h1' && name.includes(' '))
  return [...new Set(sure.map(({ name }) => name.toLowerCase().replace(/,? (?:llc|inc|co)\.?$/, '')))].slice(0, 6)
}

/** Who runs it now may have come later than the business. */
const of_owners = /\b(?:owners?|owned by|running|run by|led by|under new)\b/i

/** "Family Electricians Since 1980": who prints this over a page means the house, whatever its people are called. */
const headline_since = /^(?:[^;:!?|]{0,90}\s)?since ((?:18|19|20)\d\d)\W*$/i
const since_otherwise =
  /\b(?:members?|certified|accredited|partners?|sponsors?|dealers?|distributors?|customers?|clients?|married|residents?|voted|rated|winners?|online|under|copyright|news|changes?|stories|posts|events|years?)\b/i

function beganInHeadlines({ found }: Reading): TermFact[] {
  const over = [
    ...found.titles.slice(0, 1).map(({ text, line, offset }) => ({ text, line, offset })),
    ...found.headings.flatMap(({ level, hidden, name, line, offset }) =>
      level === 1 && !hidden ? [{ text: name, line, offset }] : [],
    ),
  ]
  const described = found.metas.flatMap(({ name, content, line, offset }) =>
    name === 'description' && !of_owners.test(content) ? [{ text: content, line, offset }] : [],
  )
  return [...over, ...described].flatMap(({ text, line, offset }) => {
    if (!/since/i.test(text)) return []
    return text.split(/\s[|–—-]\s|(?<=\d\d[.!])\s/).flatMap(part => {
      const year = since_otherwise.test(part) || has_verb.test(part) ? undefined : headline_since.exec(part)?.[1]
      return year ? [{ line, offset, what: age_terms.began, value: Number(year), text: tidy(part) }] : []
    })
  })
}

function foundingDates({ entities }: Reading): TermFact[] {
  return entities.nodes.flatMap(node => {
    const year = node.parent === null ? /^\s*((?:18|19|20)\d\d)\b/.exec(textOf(node, 'foundingDate'))?.[1] : undefined
    if (!year) return []
    return [
      {
        line: node.line,
        offset: node.offset,
        what: age_terms.founding_date,
        value: Number(year),
        text: `foundingDate: ${year}`,
      },
    ]
  })
}

/** What a family may have built, and no older house it moved into, nor the recipe. */
const of_centuries =
  /\bour (?:family['’]?s? )?centuries[- ]old (?:family )?(?:business|company|firm|bakery|shop|farm|dairy|brewery|winery|distillery|smoke ?houses?)\b/i

const may_tell_founder = / by |(?:founded|started|established) (?:the|our|this) /
const house =
  /^\W*(?:founded|established|started)\b|\b(?:the|our|this|which) (?:[\w-]+ )?(?:company|firm|business|practice|clinic|restaurant|bakery|shop|store|salon) (?:was|is|has)\b/i
const speaksOfHouse = (sentence: string, called: Called) => isOwn(sentence, called) || house.test(sentence)

const year_alone = /\byear\b/iy
const ordinal_before = /(?:st|nd|rd|th) $/i

/** "This year" counts nothing; "our 30th year" does. */
function isPlainYear(text: string, at: number): boolean {
  year_alone.lastIndex = at
  return year_alone.test(text) && !ordinal_before.test(text.slice(Math.max(0, at - 3), at))
}

const most_images = 60
const may_tell_age =
  /\b(?:since|est(?:ablished)?\.?|founded)\b.{0,12}\b(?:18|19|20)\d\d\b|\b(?:serving|in business)\b.{0,60}\b(?:years|decades)\b|\b(?:years|decades) (?:in business|of service)\b/i

/** How old the business is by the words of its page, wherever they stand. */
export function findAges(reading: Reading, text: PageText, all_names: readonly NameFact[]): TermFact[] {
  const { found } = reading
  const called = { names: ownNames(all_names), host: lettersOfHost(reading.url) }
  const told: TermFact[] = []
  const read = (sentence: string, { line, offset }: Place) => {
    for (const part of sentence.split(run_together)) {
      for (const one of agesIn(part, called)) told.push({ line, offset, ...one })
      const old = of_centuries.exec(part)
      if (old) told.push({ line, offset, what: age_terms.centuries, value: 2, text: tidy(old[0]) })
      const founders = may_tell_founder.test(part) && speaksOfHouse(part, called) ? foundersIn(part) : null
      if (founders) told.push({ line, offset, ...founders })
    }
  }
  for (const title of found.titles.slice(0, 1)) read(title.text, title)
  // Banners and badges are pictures as often as not.
  for (const { alt, line, offset, hidden } of found.images.slice(0, most_images))
    if (alt && !hidden && may_tell_age.test(alt)) read(alt, { line, offset })
  for (const meta of found.metas)
    if (meta.name === 'description') for (const sentence of meta.content.split(/(?<=[.!?])\s+/)) read(sentence, meta)
  const { said } = text
  let read_to = -1
  for (const at of text.ages.slice(0, most_looks)) {
    if (at < read_to || isPlainYear(said, at)) continue
    const { from, to } = sentenceAround(said, at)
    read_to = to
    read(numberOver(text, at) + said.slice(from, to), text.placeAt(at))
  }
  const known = new Set(told.map(({ what, value, line }) => `${what} ${value} ${line}`))
  const over = beganInHeadlines(reading).filter(({ what, value, line }) => !known.has(`${what} ${value} ${line}`))
  return [...told, ...over, ...foundingDates(reading)]
}

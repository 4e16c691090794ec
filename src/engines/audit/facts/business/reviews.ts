import { matchesAtNumbers } from '../finish/numbers-in-text.ts'
import type { PageText } from '../finish/page-text.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { ProfileFact, ReviewSignalFact } from '../types/business-facts.ts'

const heading =
  /\b(?:reviews?|testimonials?|what (?:our|people|clients|customers|patients|neighbors|homeowners|families|guests|others).{0,30}\b(?:say(?:ing|s)?|think(?:ing)?|love)|what they(?:['’]re| are)? say(?:ing)?|hear from|happy (?:clients|customers)|success stories|(?:client|customer|patient|guest|family|owner) (?:stories|love|feedback|praise|comments|opinions|experiences)|endorsements?|kind words|(?:take|taking) our word)\b/i
const in_numbers = String.raw`\b[1-5](?:\.\d)?\s*(?:\/\s*5|out of (?:5|five)|[- ]stars?\b)|\b\d[\d,]*\+? (?:google |five[- ]star |5[- ]star |customer |yelp )?reviews\b`
const rating = new RegExp(in_numbers, 'iy')
const rating_or_stars = new RegExp(`[★⭐]{3,5}|${in_numbers}`, 'gi')
const widgets =
  /elfsight|trustindex|birdeye|podium\.|embedsocial|sociablekit|reviewsonmywebsite|widget\.trustpilot|yotpo|grade\.us|reviewwave|nicejob|broadly\.com|taggbox|shopperapproved/i
const review_sites = new Set([
  'google',
  'yelp',
  'tripadvisor',
  'trustpilot',
  'angi',
  'houzz',
  'bbb',
  'healthgrades',
  'avvo',
])

/** A sentence in quotes, and behind it a dash and whoever said it. */
const quoted = /^\s*["“].{20,}["”]\s*$/
/** The same with the name, and the town maybe, in the same paragraph; without a dash a first name and an initial. */
const quoted_and_signed = /^\s*["“].{20,}["”]\s*(?:[-–—~] ?[A-Z][\p{L}.'’, -]{1,50}|[A-Z]\p{Ll}{1,15} [A-Z]\.?\s*)$/u
const signed = /^\s*[-–—~] ?[A-Z][\p{L}.'’, -]{1,50}$/u

/** Sayings that adorn a page are no praise. */
const of_old = /\b(?:proverb|saying|confucius|einstein|franklin|lincoln|twain|psalm|proverbs|unknown|anonymous)\b/i

/** Where a quote is signed with nothing but the name of the site that it was copied from. */
const copied_from =
  /^\W{0,3}(?:google|yelp|facebook|ratemds|healthgrades|vitals|zocdoc|avvo|angi(?:e['’]?s list)?|houzz|nextdoor|thumbtack|trip ?advisor|weddingwire|the knot|bbb)(?:\.com)?(?: (?:review|reviewer|user))?[\s★⭐]*$/i

/** Several sentences in quotes are praise, though nobody signs them. */
const several = 3
const least_told = 40

/** A page on Facebook is a profile first; its reviews have an address of their own. */
const showsReviews = (network: ProfileFact['network'], url: string) =>
  review_sites.has(network) || (network === 'facebook' && /\/(?:reviews|recommendations)\b/i.test(url))

/** Ratings in order. Without stars each begins with a number. */
function ratingsIn(text: PageText): Iterable<RegExpExecArray> {
  if (!text.may(signal.rating)) return []
  if (/[★⭐]/.test(text.said)) return text.said.matchAll(rating_or_stars)
  return matchesAtNumbers(rating, text.said, text.numbers)
}

/** Several texts without quotation marks, behind each of which stands a dash and a name. */
function signedPraise({ blocks }: PageText): ReviewSignalFact[] {
  const praise = blocks.filter(
    ({ text, in_nav }, at) =>
      !in_nav && text.length > least_told && signed.test(blocks[at + 1]?.text.slice(0, 80) ?? ''),
  )
  const told = praise.length < several ? [] : praise.slice(0, several)
  return told.map(({ line, offset, text }) => ({ line, offset, kind: 'quote', text: text.slice(0, 120) }))
}

function copiedPraise({ blocks }: PageText): ReviewSignalFact[] {
  const praise = blocks.find(
    ({ text, in_nav }, at) =>
      !in_nav && text.length > least_told && copied_from.test(blocks[at + 1]?.text.slice(0, 60) ?? ''),
  )
  return praise ? [{ line: praise.line, offset: praise.offset, kind: 'quote', text: praise.text.slice(0, 120) }] : []
}

/** What a maker calls the box in which customers speak. */
const box_of_praise =
  /^(?:(?:our|customer|client|patient|happy)[-_]?)?(?:testimonials?|reviews?)(?:[-_]?(?:section|area|block|carousel|slider|list|\d))?$/i
const reach = 8
const most_boxes = 2_000

/** Praise without a heading, quotation marks or stars stands in a box that is named for it. */
function boxedPraise({ ids }: Reading, { blocks }: PageText): ReviewSignalFact[] {
  let looked_at = 0
  for (const [id, { place }] of ids) {
    if (++looked_at > most_boxes) break
    if (!box_of_praise.test(id)) continue
    const begins = blocks.findIndex(({ offset }) => offset > place.offset)
    const praise = begins < 0 ? [] : blocks.slice(begins, begins + reach)
    const told = praise.find(({ text, in_nav }) => !in_nav && text.length > least_told)
    if (told) return [{ line: told.line, offset: told.offset, kind: 'quote', text: told.text.slice(0, 120) }]
  }
  return []
}

/** What shows that customers' reviews are on the page, or a link away. */
export function findReviews(reading: Reading, text: PageText, profiles: readonly ProfileFact[]): ReviewSignalFact[] {
  const { found } = reading
  const signals: ReviewSignalFact[] = []
  for (const { text: shown, line, offset } of found.headings) {
    if (heading.test(shown)) signals.push({ line, offset, kind: 'heading', text: shown.slice(0, 120) })
  }
  for (const match of ratingsIn(text)) {
    if (signals.length >= 50) break
    const kind = /[★⭐]/.test(match[0]) ? 'stars' : 'rating-text'
    signals.push({ ...text.placeAt(match.index), kind, text: match[0] })
  }
  for (const { url, line, offset } of [...found.scripts, ...found.iframes]) {
    if (url && widgets.test(url)) signals.push({ line, offset, kind: 'widget', text: url.slice(0, 120) })
  }
  for (const { network, share, generic, url, line, offset } of profiles) {
    if (showsReviews(network, url) && !share && !generic)
      signals.push({ line, offset, kind: 'profile-link', text: url.slice(0, 120) })
  }
  const told = text.blocks.filter(({ text: quote }) => quote.length > least_told && quoted.test(quote)).length
  for (const [index, { element, text: quote, line, offset }] of text.blocks.entries()) {
    if (
      quote.length > 30 &&
      !of_old.test(text.blocks[index + 1]?.text.slice(0, 60) ?? '') &&
      (element === 'blockquote' ||
        quoted_and_signed.test(quote) ||
        (quoted.test(quote) && (told >= several || signed.test(text.blocks[index + 1]?.text ?? ''))))
    )
      signals.push({ line, offset, kind: 'quote', text: quote.slice(0, 120) })
  }
  if (!signals.some(({ kind }) => kind === 'quote')) signals.push(...signedPraise(text))
  if (signals.length === 0) signals.push(...copiedPraise(text))
  if (signals.length === 0) signals.push(...boxedPraise(reading, text))
  return signals.slice(0, 100)
}

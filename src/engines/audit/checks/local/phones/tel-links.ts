import { isAmerican } from '#src/engines/audit/checks/business/american.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { numberIn } from '#src/engines/audit/facts/business/tel-links.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { PhoneFact, TelLinkFact, TelLinkProblem } from '#src/engines/audit/facts/types/business-facts.ts'

const rfc = 'RFC 3966; https://www.rfc-editor.org/rfc/rfc3966'
/** What keeps a telephone from dialing, in words. */
const broken: Partial<Record<TelLinkProblem, string>> = {
  empty: 'there is no number',
  letters: 'letters cannot be dialed',
  'bad-characters': 'has characters that cannot be dialed',
  'too-short': 'the area code is missing',
  'not-a-number': 'no such number can exist',
  placeholder: 'a made-up number',
}

/** Does the page print the same number, which is told as one that a template made up? */
function isPrintedBlank({ leftovers }: PageView['facts'], number: string): boolean {
  const digits = number.replace(/\D/g, '').slice(-10)
  return leftovers.some(
    ({ kind, where, text }) => kind === 'fictional-phone' && where === 'text' && text.replace(/\D/g, '') === digits,
  )
}

/** "tel: without a number", "tel:912-555: the area code is missing". */
const quoteTelLink = (href: string, words: readonly string[]): string =>
  /^tel:[\s/]*$/i.test(href.trim()) ? 'tel: without a number' : `${href.slice(0, 60)}: ${words.join(', ')}`

export const malformedTelLink: PageCheck = {
  id: 'tel-link-malformed',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A button to call dials a number that does not work',
  why: 'On a phone one tap should reach you. Here it reaches nobody.',
  mend: 'Write the link as tel: with plus, country code and digits, for example tel:+19122340100.',
  source: rfc,
  look: ({ url, facts }) => {
    if (facts.tel_links.length === 0) return notApplicable
    return foundAll(
      facts.tel_links.flatMap(({ href, line, number, problems, e164 }) => {
        // Numbers at home in other countries begin with a zero, and those of the United States never do.
        const is_abroad = !isAmerican(facts) && /^tel:(?:\/\/)?\s*\(?0/i.test(href.trim())
        const unknown = is_abroad || (/^\d{10}$/.test(number) && !isAmerican(facts))
        const words = problems.flatMap(problem => {
          if ((unknown && problem === 'not-a-number') || (e164 !== null && problem === 'too-short')) return []
          return broken[problem] ?? []
        })
        // A blank of a template is another finding.
        if (words.length === 0 || /\{\{|\{%|<\?|\[[A-Z][A-Z _-]{2,30}\]/.test(href) || isPrintedBlank(facts, number))
          return []
        return [{ url, line, evidence: quoteTelLink(href, words) }]
      }),
    )
  },
}

export const nationalTelLink: PageCheck = {
  id: 'tel-link-without-country-code',
  section: 'local',
  scope: 'page',
  severity: 'info',
  title: 'Links to call leave out the country code',
  why: 'They work at home. From abroad, and in some apps and cars, they do not.',
  mend: 'Begin the number in the link with +1. What visitors see may stay as it is.',
  source: rfc,
  look: ({ url, facts }) => {
    if (facts.tel_links.length === 0) return notApplicable
    const seen = new Set<string>()
    return foundAll(
      facts.tel_links.flatMap(({ href, line, number, problems, e164 }) => {
        if (!e164?.startsWith('+1') || !problems.includes('no-country-code') || seen.has(e164)) return []
        // What cannot be dialed at home either is told as that.
        if (problems.some(problem => problem !== 'too-short' && broken[problem] !== undefined)) return []
        // The code is there, and its plus is not.
        if (/^1\d{10}$/.test(number.replace(/\D/g, ''))) return []
        seen.add(e164)
        return [{ url, line, evidence: href.slice(0, 60) }]
      }),
    )
  },
}

const said_extension = /\b(?:ext(?:ension)?|x)\.?\s?#?(\d{1,5})\b/i
const dialed_extension = /(?:[,;pwx]+|;?ext=)(\d{1,5})$/i

/** Bids visitors call the business, and no one in it, no department and no line of its own. */
const bids_call =
  /^[^\p{L}\d]*(?:(?:(?:please|click|tap|press|to|or|give|call|phone|ring|dial|speak|talk|with|us|me|now|today|here|anytime|a|an|the|our|your|for|and|free|fast|estimates?|quotes?|consultations?|appointments?|book|schedule|get|request|make|contact|in|touch|telephone|number|icon|submit|sumbit|send|llame|llámenos|ahora)(?![\p{L}\d])|24\/7)[^\p{L}\d]*){0,12}$/iu

type Pressed = Pick<TelLinkFact, 'line' | 'number' | 'text' | 'e164' | 'text_e164'>

/** Buttons and boxes whose code dials: `onclick="location.href='tel:…'"`. */
function dialedByCode({ controls, home_country }: PageFacts): Pressed[] {
  return controls.flatMap(({ goal, line, text }) => {
    if (!/^tel:/i.test(goal)) return []
    const number = numberIn(goal)
    const e164 = readPhone(number.slice(0, 40), home_country)?.e164 ?? null
    return [{ line, number, text, e164, text_e164: readPhone(text.slice(0, 40), home_country)?.e164 ?? null }]
  })
}

/** Links of their own kind that begin a fax: "fax:+19122340100". */
function faxLinks({ links, home_country }: PageFacts): Pressed[] {
  return links.flatMap(({ kind, href, line, text, hidden }) => {
    if (kind !== 'other' || hidden || !/^\s*fax:/i.test(href ?? '')) return []
    const number = (href ?? '').trim().slice(4, 44)
    const e164 = readPhone(number, home_country)?.e164 ?? null
    return [{ line, number, text, e164, text_e164: readPhone(text.slice(0, 40), home_country)?.e164 ?? null }]
  })
}

export const telLinkMismatch: PageCheck = {
  id: 'tel-link-text-mismatch',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A link shows one phone number and dials another',
  why: 'Customers who tap it reach somebody else, and never know why you did not answer.',
  mend: 'Find out which of the two is right, and write it into the link and into the words.',
  source: rfc,
  look: ({ url, facts }) => {
    const faxes = faxLinks(facts)
    const pressed = [...facts.tel_links.filter(({ hidden }) => !hidden), ...dialedByCode(facts), ...faxes]
    if (pressed.length === 0) return notApplicable
    const printed = new Set(facts.phones.flatMap(({ e164, fax }) => (e164 === null || fax ? [] : [e164])))
    const [only] = printed.size === 1 ? printed : []
    return foundAll(
      pressed.flatMap(({ line, e164, text_e164, text, number }) => {
        if (e164 === null) return []
        const [shown_extension, extension] = [said_extension.exec(text)?.[1], dialed_extension.exec(number)?.[1]]
        if (shown_extension !== undefined && extension !== undefined && extension !== shown_extension)
          return [{ url, line, evidence: `shows ${text.slice(0, 40)}, dials extension ${extension}` }]
        if (text_e164 !== null && e164 !== text_e164)
          return [{ url, line, evidence: `shows ${text.slice(0, 40)}, dials ${number.slice(0, 30)}` }]
        // "Call now" beside the one number of the page, and dials another. "Call Ann" may dial Ann.
        if (text_e164 !== null || only === undefined || e164 === only || !bids_call.test(text)) return []
        return [{ url, line, evidence: `dials ${number.trim().slice(0, 30)}; the page shows ${only}` }]
      }),
    )
  },
}

/** The numbers of a page that are told as not to be tapped, each once. */
export function deadNumbers(page: PageView, printed: readonly PhoneFact[] = printedNumbers(page)): PhoneFact[] {
  if (printed.length === 0) return []
  const dialed = dialedNumbers(page)
  const dead = printed.filter(({ e164, in_tel_link }) => !in_tel_link && !dialed.has(e164))
  return [...new Map(dead.map(phone => [phone.e164, phone])).values()]
}

/** "They rent bikes next door; call them at": nobody calls this business by it. */
const call_them = /\b(?:call|phone|ring|text|reach|contact) (?:them|him|her)\b[^.!?\n]{0,40}$/i

function isOfAnother({ facts: { text } }: PageView, phone: PhoneFact): boolean {
  const said = text.blocks.findLast(({ offset }) => offset <= phone.offset)?.text ?? ''
  return call_them.test(said.slice(0, Math.max(0, said.indexOf(phone.text))).slice(-80))
}

/** Those that customers are meant to call. */
function printedNumbers(page: PageView): PhoneFact[] {
  const { kind, facts, given } = page
  const central = kind === 'home' || kind === 'contact'
  const told = facts.structured_data.nodes.flatMap(node => textsOf(node, 'telephone'))
  const own = new Set(
    [...told, given.phone ?? ''].flatMap(text => readPhone(text.slice(0, 40), facts.home_country)?.e164 ?? []),
  )
  return facts.phones.filter(
    phone =>
      phone.e164 !== null &&
      !phone.fax &&
      (central || phone.region === 'header' || phone.region === 'footer' || own.has(phone.e164)) &&
      !isOfAnother(page, phone),
  )
}

function dialedNumbers({ facts }: PageView): ReadonlySet<string | null> {
  const dialed = new Set(facts.tel_links.map(({ e164 }) => e164))
  const faxes = facts.links.filter(({ kind, href }) => kind === 'other' && /^\s*fax:/i.test(href ?? ''))
  for (const { href } of faxes) dialed.add(readPhone((href ?? '').trim().slice(4, 40))?.e164 ?? null)
  return dialed
}

export const phoneNotClickable: PageCheck = {
  id: 'phone-not-clickable',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A phone number cannot be tapped',
  why: 'Most local customers look at your site on a phone. A number they have to copy by hand is a call you lose.',
  mend: 'Make the number a link: <a href="tel:+19122340100">(912) 234-0100</a>.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  look: page => {
    const printed = printedNumbers(page)
    if (printed.length === 0) return notApplicable
    return foundAll(
      deadNumbers(page, printed)
        .slice(0, 5)
        .map(({ text, line }) => ({ url: page.url, line, evidence: text })),
    )
  },
}

import { tellsWorship } from '#src/engines/audit/checks/business/worship-times.ts'
import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

function workingPages({ pages }: SiteView): SitePage[] {
  return pages.filter(({ response }) => response.status === 200)
}

/** A site of documentation or a hobby owes nobody its opening hours. */
function isBusiness(site: SiteView): boolean {
  const { name, phone, address, city } = site.given
  if (name || phone || address || city) return true
  return workingPages(site).some(({ row }) => row.addresses.length > 0 || row.has.local_business)
}

/** For what can only be said when all of a business's site was read. */
function onWholeSites(look: (site: SiteView) => Outcome): SiteCheck['look'] {
  return site => {
    if (!isBusiness(site)) return notApplicable
    const { done, home_view, refused } = site
    const shut = refused.some(({ problem }) => problem.reason === 'bot_wall' || problem.reason === 'rate_limited')
    if (done.stopped_by !== null || done.pages_left > 0 || shut)
      return notChecked('Not all pages of the site were read.')
    if (!home_view || home_view.facts.empty_app_root) return notChecked('The home page has no text without scripts.')
    return look(site)
  }
}

const to_book = 'how to book or ask'
const number = /\d{3}\D{0,3}\d{3}\D{0,3}\d{4}/
const bids = /\b(?:call|dial|ring|text)\b/i

/** "Call to make a to-go order! Dial (912) 555-0142": free words beside the number, or right before it. */
function bidsToCall({ home_view }: SiteView): boolean {
  const blocks = home_view?.facts.text.blocks ?? []
  return blocks.some(({ text }, i) => number.test(text) && (bids.test(text) || bids.test(blocks[i - 1]?.text ?? '')))
}

type Question = { name: string; contact?: true; worship?: true; answers: (page: SitePage['row']) => boolean }

/** In words beside the number, or by a link that dials it. */
const asksToCall = ({ phones }: SitePage['row']) =>
  phones.some(({ called, from, fax }) => !fax && (called || from === 'tel'))

const questions: readonly Question[] = [
  { name: 'where you are', answers: row => row.addresses.length > 0 || row.has.area_served || row.has.map },
  { name: 'your phone number', contact: true, answers: row => row.phones.length > 0 },
  { name: 'your opening hours', worship: true, answers: row => row.hours.length > 0 },
  { name: 'what it costs', worship: true, answers: row => row.has.price },
  {
    name: to_book,
    contact: true,
    answers: row => row.has.booking || row.has.form || row.emails.length > 0 || asksToCall(row),
  },
]

export const answerableBasics: SiteCheck = {
  id: 'answerable-basics',
  section: 'ai',
  scope: 'site',
  severity: 'medium',
  title: 'Your site leaves most of what customers ask unanswered',
  why: 'Assistants answer from what stands on the site; where it says nothing, they name a business that does.',
  mend: 'State in plain text where you are, when you are open, how to reach you, what it costs roughly, and how to book.',
  source: 'https://support.google.com/business/answer/7091',
  look: onWholeSites(site => {
    if (isAbroad(site)) return notChecked('Only addresses and prices of the United States are recognized.')
    const rows = workingPages(site).map(({ row }) => row)
    // A footer that a script draws says how to reach you, and that is a finding of its own.
    const no_contact = scriptTellsContact(site) !== undefined
    // A church has its times of worship, and costs nothing.
    const of_worship = tellsWorship(site)
    const asked = questions.filter(({ contact, worship }) => !((contact && no_contact) || (worship && of_worship)))
    const told = asked.map(({ name, answers }) => ({ name, isOpen: !rows.some(answers) }))
    const open = told.filter(({ name, isOpen }) => isOpen && !(name === to_book && bidsToCall(site)))
    // Each gap by itself is told of by the check for it.
    const names = open.map(({ name }) => name).join(', ')
    return open.length < 3 ? ok : found(site.start_url, null, `not found on any page: ${names}`)
  }),
}

const ofQuestions = /\bfaqs?\b|frequently|questions|\bq\s?(?:&|and)\s?a\b|preguntas/i

export const faqContentMissing: SiteCheck = {
  id: 'faq-content-missing',
  section: 'ai',
  scope: 'site',
  severity: 'info',
  title: 'Nothing on the site is set out as questions and answers',
  why: 'People ask assistants and search engines in whole questions; pages that ask and answer them are quoted.',
  mend: 'Add a page or a section with the five questions you hear most, each as a heading with its answer below.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: onWholeSites(site => {
    const answered = workingPages(site).some(({ url, row }) => {
      // Sites have thousands of pages: no address is parsed.
      const path = url.slice(url.indexOf('/', 'https://'.length)).replaceAll(/[-_/]/g, ' ')
      return (
        row.has.questions || row.has.plain_questions || [path, row.title, row.h1].some(text => ofQuestions.test(text))
      )
    })
    const { facts } = site.home_view ?? {}
    const onHome =
      facts?.structured_data.nodes.some(({ types }) => types.includes('FAQPage') || types.includes('Question')) ||
      facts?.links.some(({ text }) => ofQuestions.test(text)) ||
      facts?.text.blocks.some(({ text, element }) => element !== 'p' && ofQuestions.test(text))
    const asks = ({ text }: { text: string }) => /^.{8,120}\?(?:\W*)$/.test(text.trim())
    const asked = [...(facts?.text.blocks ?? []), ...(facts?.buttons ?? [])].filter(asks).length
    return answered || onHome || asked >= 3
      ? ok
      : found(site.start_url, null, 'no page with three questions as headings')
  }),
}

export const entitySameas: SiteCheck = {
  id: 'entity-sameas',
  section: 'ai',
  scope: 'site',
  severity: 'low',
  title: 'Your structured data does not say which profiles are yours',
  why: 'Search engines and assistants tell businesses of like names apart by their profiles; here they have to guess.',
  mend: 'List the addresses of your profiles (Google, Facebook, Yelp) as "sameAs" in the structured data of your business.',
  source: 'https://schema.org/sameAs',
  look(site) {
    const pages = workingPages(site)
    const described = pages.some(({ row }) => row.has.local_business)
    // Without profiles or without structured data, that is what is missing.
    if (!described || !pages.some(({ row }) => row.has.profile_link)) return notApplicable
    // What is wrong with a sameAs that is there belongs to the structured data itself.
    if (pages.some(({ row }) => row.has.same_as)) return ok
    return found(site.start_url, null, 'links to profiles, but no sameAs in the structured data')
  },
}

export const authorOrOwnerNamed: SiteCheck = {
  id: 'author-or-owner-named',
  section: 'ai',
  scope: 'site',
  severity: 'info',
  title: 'Nobody signs your articles',
  why: 'Readers trust advice more when they see who gives it.',
  mend: 'Name the author of each article, with a line on what they do.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look(site) {
    const articles = workingPages(site).filter(({ kind }) => kind === 'article')
    if (articles.length === 0) return notApplicable
    const [first] = articles
    return first && !articles.some(({ row }) => row.has.author) ? found(first.url, null, 'no author is named') : ok
  },
}

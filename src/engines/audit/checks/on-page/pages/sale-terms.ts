import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { headed_as_addressed } from '#src/engines/audit/facts/business/terms/standing/headed-as-addressed.ts'
import { cardScript } from './card-scripts.ts'
import { isNamed, unsure } from './expected-pages.ts'

const terms =
  /\bterms\b|t&c|conditions|refund|returns?\b|cancell?ation[-_ ]?polic|polic(?:y|ies)|\bfaqs?\b|questions|\brules\b|agreement|\blegal\b|guarantee/i
const says_so = /refund|cancell?ation|terms (?:of|and|&)|returns? (?:policy|are|within)/i
/** Who gives wants nothing back. */
const of_gifts = /donat|\bgiv(?:e|ing)\b|tith|offering/i

/** Do the pages lay down in a sentence when money is given back? */
const saysIt = ({ home_view, pages }: SiteView): boolean =>
  home_view?.facts.text.blocks.some(({ text }) => says_so.test(text)) === true ||
  pages.some(({ row }) =>
    // A heading above a page to cancel on says nothing yet.
    row.terms.some(({ what, text }) => what !== headed_as_addressed && (says_so.test(what) || says_so.test(text))),
  )

const asksForGifts = ({ pages }: SiteView): boolean =>
  pages.some(({ url, row }) => of_gifts.test(`${URL.parse(url)?.pathname} ${row.title} ${row.h1}`))

export const saleTermsMissing: SiteCheck = {
  id: 'sale-terms-missing',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'The site takes payments, and has no page of terms or refunds',
  why: 'Before people give you the number of their card they want to know what happens when they cancel. Banks ask for the same when a payment is disputed, and the companies that take cards for you require it.',
  mend: 'Write a page that says what is paid when, and what is given back to whoever cancels or returns something. Link to it where people pay, and at the foot of every page.',
  source: 'https://docs.stripe.com/get-started/checklist/website',
  look: site => {
    const script = cardScript(site)
    const home = site.home_view
    if (!script || !home || asksForGifts(site)) return notApplicable
    if (isNamed(site, home, terms) || saysIt(site)) return ok
    const why = unsure(site, home)
    if (why) return notChecked(why)
    const evidence = `${script.url}; no page and no link is named after terms, refunds or cancellations`
    return found(script.on, script.line, evidence)
  },
}

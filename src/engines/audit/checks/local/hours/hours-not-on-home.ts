import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { contactPageHours } from '#src/engines/audit/checks/local/hours/contact-page-hours.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

const few_words = 30
const least_days = 5
/** What might say it in words that were not read as hours. */
const speaks_of_it =
  /\bhours\b|\bopen\b|\bclosed\b|by appointment|24\s?\/\s?7|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b|\bweek(?:day|end)s?\b|\d ?[ap]\.?m\b/i

/** A week of fewer days may be that of a class or an evening, unless two pages give it. */
const least_of_two_pages = 2

/** Days and times that a page prints, each week as one text. */
const printedWeeks = ({ row }: SitePage): string[] =>
  row.hours.flatMap(({ from, week }) =>
    from === 'text' && Object.keys(week).length >= least_of_two_pages ? [JSON.stringify(week)] : [],
  )

const printsWeek = ({ row }: SitePage): boolean =>
  row.hours.some(({ from, week }) => from === 'text' && Object.keys(week).length >= least_days)

/** A page that prints the hours of the house: a week, or a few days that another page gives as well. */
function tellerOf(site: SiteView): SitePage | undefined {
  const pages = site.pages.filter(page => page.indexable && !liesUnlinked(page))
  const weeks = new Map<string, number>()
  for (const page of pages) for (const week of new Set(printedWeeks(page))) weeks.set(week, (weeks.get(week) ?? 0) + 1)
  return (
    pages.find(printsWeek) ??
    pages.find(page => page.kind === 'contact' && printedWeeks(page).some(week => (weeks.get(week) ?? 0) > 1))
  )
}

export const hoursNotOnHome: SiteCheck = {
  id: 'hours-not-on-home',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your home page does not say when you are open',
  why: 'Most visitors see no other page. Whoever wants to come by has to look for the hours first, and some go where they see them at once.',
  mend: 'Print the hours in the footer of every page, or beside the address on the home page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const { home, home_view } = site
    if (!home || !home_view?.indexable || site.pages.length < 2 || !isLocalSite(site)) return notApplicable
    if (home_view.facts.text.words < few_words || hasUnseenMenu(site) || isFilledByScript(home_view.facts))
      return notApplicable
    if (hasSeveralPlaces(site)) return notApplicable
    const teller = tellerOf(site)
    if (!teller) return notApplicable
    if (home.row.hours.length > 0 || home.row.terms.some(({ what }) => what.startsWith('open'))) return ok
    if (home_view.facts.text.blocks.some(({ text }) => speaks_of_it.test(text))) return ok
    // The page with the address comes first, and one footer mends both.
    if (contactPageHours.look(site).state === 'found') return notApplicable
    return found(home.url, null, `no hours here; they stand on ${teller.url}`)
  },
}

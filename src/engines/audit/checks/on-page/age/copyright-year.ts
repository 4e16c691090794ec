import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { footOfScripts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

const summer = 7

/** Fewer may have been kept as they were. */
const fewest = 3

/** Where a script writes the year of the home page, other pages may have been left behind: two years, or with none ahead. */
function onOtherPages(pages: readonly SitePage[], year: number): Outcome {
  const shown = pages.filter(
    ({ response, row, kind }) => response.status === 200 && kind !== 'article' && row.copyright_year > 0,
  )
  const [first] = shown
  if (!first || shown.length < fewest || shown.some(({ row }) => row.copyright_year >= year - 1)) return notApplicable
  const latest = Math.max(...shown.map(({ row }) => row.copyright_year))
  return found(first.url, first.row.copyright_line, `© ${latest} on ${shown.length} pages, and on none a later year`)
}

const notice = /(?:©|\(c\)|\bcopyright\b)[^\d…]{0,20}((?:19|20)\d\d)(?: ?[-–] ?((?:19|20)\d\d|present|…))?/i

/** The notice of the foot that a script writes, where it has a year of its own in it. */
function inScript(site: SiteView): Outcome | null {
  const { url, lines } = footOfScripts(site)
  for (const { text, line } of lines) {
    const [, first, last = first] = notice.exec(text) ?? []
    if (first === undefined || !/^\d/.test(last ?? '')) continue
    return Number(last) < site.year - 1 ? found(url, line, text.slice(0, 80)) : ok
  }
  return null
}

export const staleCopyright: SiteCheck = {
  id: 'stale-copyright-year',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'The copyright year is not this year’s',
  why: 'Visitors read it as the last time anybody looked after the site, and wonder whether hours and prices still hold.',
  mend: 'Let the template print the current year, or take the year out.',
  source: 'https://www.copyright.gov/circs/circ03.pdf',
  look: site => {
    const { home_view, pages, year, today } = site
    const footers = home_view?.facts.copyrights.filter(({ years }) => years.length > 0) ?? []
    const latest = footers.toSorted((one, other) => Math.max(...other.years) - Math.max(...one.years))[0]
    if (!home_view) return notApplicable
    if (!latest) return inScript(site) ?? onOtherPages(pages, year)
    // "2019–present" is never behind; neither is a year that a template or a script writes.
    const last = Math.max(...latest.years)
    if (/present|[{%<]/i.test(latest.text) || (last >= year && last <= year + 1)) return ok
    // Last year's is forgiven until the summer, or where another page has this year's: the two are held together elsewhere.
    // On the page for dead addresses nobody reads it.
    const isAhead = ({ response, row }: SitePage) => response.status === 200 && row.copyright_year >= year
    const is_forgiven = Math.floor(today / 100) % 100 < summer || pages.some(isAhead)
    if (last === year - 1 && is_forgiven) return ok
    return found(home_view.url, latest.line, latest.text.slice(0, 80))
  },
}

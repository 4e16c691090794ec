import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { staleCopyright } from './copyright-year.ts'

const most = 10
const fewest_pages = 2

export const copyrightYearsApart: SiteCheck = {
  id: 'copyright-years-differ',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'The copyright year is not the same on all pages',
  why: 'Pages with an older year look forgotten, and show that their footer was not changed with the others.',
  mend: 'Let one footer serve all pages, and let it print the current year.',
  source: 'https://www.copyright.gov/circs/circ03.pdf',
  look: site => {
    const { pages } = site
    // Where even the home page is years behind, nobody looks after any footer: that is told.
    if (staleCopyright.look(site).state === 'found') return notApplicable
    // An article may well keep the year in which it was written.
    const has_menu = !hasUnseenMenu(site)
    const dated = pages.filter(
      page =>
        page.response.status === 200 &&
        page.kind !== 'article' &&
        page.row.copyright_year > 0 &&
        !(has_menu && liesUnlinked(page)),
    )
    const by_year = Map.groupBy(dated, ({ row }) => row.copyright_year)
    if (by_year.size < 2) return notApplicable
    const [[usual, there] = [0, []]] = [...by_year].sort(
      ([year, one], [other_year, other]) => other.length - one.length || other_year - year,
    )
    if (there.length < fewest_pages) return notApplicable
    return foundAll(
      dated
        .filter(({ row }) => row.copyright_year !== usual)
        .slice(0, most)
        .map(({ url, row }) => ({
          url,
          line: row.copyright_line,
          evidence: `© ${row.copyright_year}; ${usual} on ${there.length} pages`,
        })),
    )
  },
}

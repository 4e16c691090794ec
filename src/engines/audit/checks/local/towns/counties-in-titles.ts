import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

const name = String.raw`(?:St\. )?[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?`
const in_title = new RegExp(
  String.raw`(?<![\w'’-])((?:${name}(?:, (?:and |& )?| & | and ))*${name}) Count(?:y|ies)\b(?! (?:Road|Rd|Line|Seat|Fair|Jail|Court|Sheriff|Schools?|Park|Club|Airport|Highway))`,
  'g',
)
/** What stands before a name in a title may be what is done there. */
const before_name =
  /^.*\b(?:in|for|across|throughout|serving|of|near|Plumbers?|Plumbing|Roofing|Roofers?|Painters?|Painting|Cleaning|Landscaping|Towing|Movers|Repair|Services?|Contractors?|Company|Companies|Electricians?|HVAC|Care) /
const no_name = /^(?:tri|bi|hill|wine|cross|north|south|east|west|mid|central|upper|lower|our|your|the|this|every|all)$/

/** Counties that a title names, in small letters. */
export function countiesOfTitle(title: string): string[] {
  if (!/\bCount(?:y|ies)\b/.test(title)) return []
  return [...title.matchAll(in_title)].flatMap(([, list = '']) =>
    list
      .split(/, (?:and |& )?| & | and /)
      .map(one =>
        one
          .replace(before_name, '')
          .trim()
          .toLowerCase()
          .replace(/ county$/, ''),
      )
      .filter(one => one.length > 2 && !no_name.test(one)),
  )
}

/** A business may be called after a county that it does not serve alone. */
const isInName = ({ row }: SitePage, county: string) =>
  row.names.some(({ name: own, from }) => from !== 'title' && from !== 'h1' && own.toLowerCase().includes(county))

const most = 3

/** Titles with a county that is neither in the list of those that are served nor anywhere else on the front page. */
export function titlesOutside(site: SiteView, served: ReadonlySet<string>, shown: string): Occurrence[] {
  const { home_view, pages } = site
  if (!home_view) return []
  const front = visibleText(home_view).toLowerCase()
  const once = new Set<string>()
  return pages
    .flatMap(page => {
      if (!page.indexable || page.kind === 'article') return []
      const county = countiesOfTitle(page.row.title).find(
        one => !served.has(one) && !front.includes(one) && !once.has(one) && !isInName(page, one),
      )
      if (county === undefined) return []
      once.add(county)
      const evidence = `title: “${shortened(page.row.title, 80)}”; ${shown}`
      return [{ url: page.url, line: page.row.title_line, evidence }]
    })
    .slice(0, most)
}

import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const is_document = /\.(?:pdf|docx?|xlsx?)(?=$|[?#])/i
/** What holds for a season or a school year: nobody can use that of the year before last. */
const of_a_year =
  /coupon|calendar|schedule|tuition|regist(?:er|ration)|enrol|specials?(?![a-z])|promo(?:tion)?|rebate|summer[-_ ]?camp|season/i
/** What may hold for some years. */
const of_years = /(?<![a-z])(?:menu|prices?|pricing|rates?|fees?|fee[-_ ]schedule|catalog(?:ue)?)(?![a-z])/i
/** What is kept, and what others give out. */
const kept =
  /news|minutes|report|archive|budget|audit|tax|irs|990|w-?[249](?![a-z\d])|form[-_ ]?1|result|winner|recap|bulletin|history|agenda|yearbook|patient|intake|consent|health|medical|hipaa|program[-_ ]?book/i
const years = /(?<!\d)20[0-3]\d(?!\d)|(?<=(?<!\d)20[0-3]\d ?[-_–&] ?)\d\d(?!\d)/g
const longest_of_season = 1
const longest_of_prices = 3
/** So many of one name are an archive. */
const of_archive = 3
const most = 5

/** The last year in a name: that of "2021-22" is 2022. */
function lastYear(name: string): number {
  const all = [...name.matchAll(years)].map(([year]) => Number(year.length === 2 ? `20${year}` : year))
  return Math.max(0, ...all)
}

function nameOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.replace(/%20|\+/g, ' ')
}

function isOver(name: string, now: number): boolean {
  const year = lastYear(name)
  if (year === 0 || kept.test(name)) return false
  if (of_a_year.test(name)) return now - year > longest_of_season
  return of_years.test(name) && now - year > longest_of_prices
}

const familyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(years, '')
    .replace(/[^a-z]+/g, '')

export const oldDocuments: SiteCheck = {
  id: 'document-of-past-year',
  section: 'on-page',
  scope: 'site',
  severity: 'medium',
  title: 'A coupon, a calendar, a price list or the like that you link to is of a year long past',
  why: 'Customers bring a coupon that no longer holds, come on days that were years ago, or hold you to old prices.',
  mend: 'Put up the present one under an address without a year, or take the link out.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ links_checked, year }) => {
    const documents = links_checked.filter(({ url, external }) => !external && is_document.test(url))
    if (documents.length === 0) return notApplicable
    const named = documents.map(({ url, found_on }) => ({ name: nameOf(url), found_on }))
    const families = Map.groupBy(named, ({ name }) => familyOf(name))
    const over = [...families.values()].flatMap(files => {
      const newest = Math.max(...files.map(({ name }) => lastYear(name)))
      const last = files.find(({ name }) => lastYear(name) === newest)
      return last && files.length < of_archive && isOver(last.name, year) ? [last] : []
    })
    return foundAll(
      over.slice(0, most).map(({ name, found_on }) => ({ url: found_on, line: null, evidence: shortened(name, 80) })),
    )
  },
}

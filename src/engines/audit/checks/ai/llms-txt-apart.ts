import { compareAddresses, sharedByHouses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { dayName, firstConflict } from '#src/engines/audit/checks/business/compare-hours.ts'
import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fileAddress } from '#src/engines/audit/crawl/copy-pages.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { readPageAtOnce } from '#src/engines/audit/facts/read-page.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

/** A longer file repeats whole pages. */
const most_lines = 400
const most_of_line = 500
const most = 5
/** Fewer are the hours of a class or a meal. */
const least_days = 4

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** The file as a page of a paragraph to each line, so that it is read as pages are. */
function asPage(text: string): string {
  const lines = text.split('\n', most_lines).map(line =>
    escaped(
      line
        .slice(0, most_of_line)
        .replaceAll('**', '')
        .replace(/^\s*(?:[-*>]|#{1,4})\s+/, ''),
    )
      // "[Drains](/drains)"
      .replace(/\[([^[\]()]{1,120})\]\(([^()\s]{1,300})\)/g, '<a href="$2">$1</a>'),
  )
  return `<!doctype html><html lang="en"><body>${lines.map(line => `<p>${line}</p>`).join('\n')}</body></html>`
}

/** Paragraphs stand in one line each, behind that of the document type. */
type Told = { line: number; evidence: string }

function numbersApart({ pages }: SiteView, { phones }: PageFacts): Told[] {
  const known = new Set(pages.flatMap(({ row }) => row.phones.map(({ e164 }) => e164)))
  const told = phones.filter(({ e164, fax }) => e164 !== null && !fax)
  const strange = told.filter(({ e164 }) => !known.has(e164 ?? ''))
  if (known.size === 0 || strange.length === 0) return []
  // Beside the number of the site others may be those of courts and hotlines.
  const none_is_known = strange.length === told.length
  const [usual] = known
  return strange
    .filter(({ e164 }) => none_is_known || [...known].some(one => isSlip(e164 ?? '', one)))
    .slice(0, 1)
    .map(({ text, line }) => ({ line, evidence: `${text}; on the site ${usual}` }))
}

function addressesApart(site: SiteView, { addresses }: PageFacts): Told[] {
  const known = addressesOfSite(site)
  return addresses.flatMap(({ key, text, line }) => {
    const compared = known.map(one => ({ one, is: compareAddresses(one.key, key).is }))
    if (compared.some(({ is }) => is === 'same')) return []
    const apart = compared.find(({ one, is }) => is === 'conflict' || sharedByHouses(one.key, key) !== null)
    return apart ? [{ line, evidence: `“${shortened(text, 90)}”; on the site “${shortened(apart.one.text, 90)}”` }] : []
  })
}

const isWhole = (week: WeekHours | null): week is WeekHours => week !== null && Object.keys(week).length >= least_days

function hoursApart(site: SiteView, { hours }: PageFacts): Told[] {
  const [told, ...more] = hours.filter(({ week }) => isWhole(week))
  if (!told?.week || more.length > 0 || hasSeveralPlaces(site)) return []
  const weeks = site.pages.flatMap(({ url, row }) => row.hours.map(({ week }) => ({ url, week })))
  const whole = weeks.filter(({ week }) => isWhole(week))
  const conflicts = whole.map(({ url, week }) => ({ url, conflict: firstConflict(week, told.week ?? {}) }))
  const [first] = conflicts
  // Where pages differ among themselves, that is the finding.
  if (!first?.conflict || conflicts.some(({ conflict }) => conflict === null)) return []
  const { day, one, other } = first.conflict
  return [{ line: told.line, evidence: `${dayName(day)}: ${other}, but ${one} on ${first.url}` }]
}

/** Pages of the site that the file names and that are not there, where all that is there is known. */
function gone(
  { copy_pages, is_local_copy, pages, twins, leftovers, refused, done }: SiteView,
  { links }: PageFacts,
): Told[] {
  if (!is_local_copy || copy_pages.length === 0 || done.pages_left > 0 || done.stopped_by !== null) return []
  const answered = [...pages, ...twins].filter(({ response }) => response.status < 400)
  const known = new Set(
    [
      ...copy_pages,
      ...answered.flatMap(({ response }) => [response.url, response.final_url]),
      ...leftovers.map(({ url }) => url),
    ].map(fileAddress),
  )
  const closed = new Set(refused.map(({ url }) => url))
  const dead = links.filter(
    ({ kind, internal, url }) =>
      kind === 'web' &&
      internal &&
      url !== null &&
      !closed.has(url) &&
      /\/[^./]*(?:\.html?)?$/i.test(new URL(url).pathname) &&
      !known.has(fileAddress(url)),
  )
  return dead.map(({ url, line }) => ({ line, evidence: `${shortened(url ?? '', 90)} is not there` }))
}

export const llmsTxtApart: SiteCheck = {
  id: 'llms-txt-differs',
  section: 'ai',
  scope: 'site',
  severity: 'medium',
  title: 'Your llms.txt says something else than your site',
  why: 'Assistants that read it pass on the wrong number, address or hours, and nobody who looks at your pages notices.',
  mend: 'Correct the file, or delete it. Whenever your phone, address, hours or pages change, it has to change as well.',
  source: 'https://llmstxt.org/#format',
  look(site) {
    const file = site.site_files.find(({ path }) => path === '/llms.txt')
    const { result, text = null } = file ?? {}
    if (result?.status !== 200 || text === null || /^\s*</.test(text)) return notApplicable
    const facts = readPageAtOnce(asPage(text), { url: site.home?.url ?? result.url })
    const told = [
      ...numbersApart(site, facts),
      ...addressesApart(site, facts),
      ...hoursApart(site, facts),
      ...gone(site, facts),
    ]
    return foundAll(told.slice(0, most).map((one): Occurrence => ({ url: result.url, ...one })))
  },
}

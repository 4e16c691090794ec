import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { samplesListed } from '#src/engines/audit/checks/technical/addresses/sample-addresses.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'

const says_draft: Record<string, string> = {
  '': 'a draft, by the name of its folder',
  aside: 'an old or unfinished page, by its name',
  old: 'an old or unfinished page, by the name of its folder',
}

function sayWhy({ url, why, of, others }: Leftover): string {
  if (why === 'saved') return `a saved page of another service: “${of}”`
  if (why === 'draft') return says_draft[of] ?? 'a page to try something out, by its name'
  if (why === 'sample') return of === '' ? 'a sample page of the template' : `a sample page of the template: “${of}”`
  const folder = new URL(url).pathname.replace(/[^/]*$/, '')
  return `neither leads to your site nor names it${others > 0 ? `, like ${countOf(others, 'other page')} in ${folder}` : ''}`
}

/** Old copies of pages are told of as backups. */
export const leftoverPage: SiteCheck = {
  id: 'leftover-page',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Pages that nobody made for your site lie open on it',
  why: 'No link leads to them, yet everyone can open them and search engines may list them: samples of a template with made-up words, or pages of something else.',
  mend: 'Delete these files from the server, and take them out of the sitemap.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/control-what-you-share',
  look: site => {
    const told = site.leftovers
      .filter(({ why }) => why === 'saved' || why === 'sample' || why === 'draft' || why === 'apart')
      .map(leftover => ({ url: leftover.url, line: null, evidence: sayWhy(leftover) }))
    const known = new Set(told.map(({ url }) => url))
    const listed = samplesListed(site).filter(({ url }) => !known.has(url))
    return foundAll([
      ...told,
      ...listed.map(({ url, sitemap, line, closed }) => ({
        url: sitemap,
        line,
        evidence: `${url}: a sample page of the template in the sitemap${closed ? ', though robots.txt closes it' : ''}`,
      })),
    ])
  },
}

import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import {
  headed_as_addressed,
  lettersOfPath,
  namesAddressed,
  namesOnly,
} from '#src/engines/audit/facts/business/terms/standing/headed-as-addressed.ts'

/** What more pages share is the title of the site, or of a section. */
const most_sharing = 3
const most = 10
const of_no_subject = new Set<PageKind>(['home', 'thanks', 'listing'])

/** What stands above a page and in its address, and not in its title. */
const ownHeading = ({ row }: SitePage) => row.terms.find(({ what }) => what === headed_as_addressed)

/** The page of these whose own title it is. */
const ownerOf = (sharing: readonly SitePage[]) =>
  sharing.filter(page => !ownHeading(page) && namesAddressed(page.row.title, lettersOfPath(page.url)))

export const titleCopiedAlong: SiteCheck = {
  id: 'title-copied-along',
  section: 'on-page',
  scope: 'site',
  severity: 'high',
  title: 'A page bears the title of another page',
  why: 'It was made from a copy, and the title came along. Search results show the page under the name of somebody or something else, and nobody who looks for what it is about finds it.',
  mend: 'Write a title that names whom or what this page is about, and look at its description and the words for its pictures, too.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  ...inSteps(function* ({ pages }) {
    const by_title = new Map<number, SitePage[]>()
    let headed = 0
    for (const [index, page] of pages.entries()) {
      if (endsStep(index)) yield
      if (!page.indexable || page.row.title_hash === 0) continue
      if (ownHeading(page)) headed++
      const sharing = by_title.get(page.row.title_hash)
      if (sharing) sharing.push(page)
      else by_title.set(page.row.title_hash, [page])
    }
    if (headed === 0) return notApplicable
    const wrong: Occurrence[] = []
    for (const sharing of by_title.values()) {
      if (sharing.length < 2 || sharing.length > most_sharing || sharing.some(({ kind }) => kind === 'home')) continue
      const [owner, ...more] = ownerOf(sharing)
      if (!owner || more.length > 0) continue
      for (const page of sharing) {
        const heading = ownHeading(page)
        if (!heading || of_no_subject.has(page.kind) || page.row.main_hash === owner.row.main_hash) continue
        if (!namesOnly(page.row.title, lettersOfPath(owner.url), lettersOfPath(page.url))) continue
        const title = shortened(page.row.title, 90)
        const evidence = `“${title}” over “${heading.text}”: the title of ${new URL(owner.url).pathname}`
        wrong.push({ url: page.url, line: page.row.title_line || null, evidence })
      }
    }
    return foundAll(wrong.slice(0, most))
  }),
}

import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isSavedFromSystem } from '#src/engines/audit/checks/technical/answers/saved-from-system.ts'
import { formScriptsOf, pagesLeftToScripts } from './form-scripts.ts'

const most = 10

/** Files take in nothing that is posted to them; a program may have made the pages that a copy was saved of. */
export const isFolderOfFiles = ({ copy_pages, home_view }: SiteView): boolean =>
  copy_pages.length > 0 && home_view !== undefined && !isSavedFromSystem(home_view)

/** The chunk of one page of an app that draws its form, and gives it nothing to do. */
const of_one_page = /\/_next\/static\/(?:[\w-]{1,60}\/)?(?:chunks\/)?pages\//

function drawnDeaf({ own_scripts, scripts }: SiteView, left: readonly SitePage[]): Occurrence[] {
  return own_scripts.flatMap(({ url, draws_deaf_form }) => {
    if (!draws_deaf_form || !of_one_page.test(url)) return []
    const place = scripts.find(script => script.url === url)
    if (!place || place.pages > 1 || !left.some(page => page.url === place.on)) return []
    const evidence = 'no address that takes in what is typed, and the code that draws the form gives it none'
    return [{ url: place.on, line: null, evidence }]
  })
}

export const formsLeftToScripts: SiteCheck = {
  id: 'form-script-sends-nothing',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'A form takes the inquiry and sends it nowhere',
  why: 'Customers press “Send”, and you never hear of them. Nothing on the page shows that anything is wrong.',
  mend: 'Let the script send what was typed to a form service or to your own server, and thank people once it has arrived. Then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: site => {
    const left = pagesLeftToScripts(site)
    if (left.length === 0) return notApplicable
    const deaf = drawnDeaf(site, left)
    if (deaf.length > 0) return foundAll(deaf)
    const read = formScriptsOf(site)
    // One that may send may be the one that does it.
    if (!read || read.some(({ sends }) => sends)) return foundAll([])
    const taker = read.find(({ takes }) => takes)
    const lost =
      taker || (read.length > 0 && isFolderOfFiles(site))
        ? left
        : left.filter(({ row }) => read.length > 0 && row.has.inquiry_by_get)
    const what = taker
      ? `${new URL(taker.url).pathname} takes the form and has no word for sending it`
      : 'no address that takes in what is typed (none, or only a page), and no script of the site that sends it'
    return foundAll(lost.slice(0, most).map(({ url }) => ({ url, line: null, evidence: what })))
  },
}

import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from './own-original.ts'

const file_ending = /\.html?$/i
const index_file = /\/index\.html?$/i

/** The page of the folder that bears the name of a file: `/drains/` of `/drains.html`. */
function folderOf(site: SiteView, { url }: SitePage): SitePage | undefined {
  if (!file_ending.test(url) || index_file.test(url)) return undefined
  return site.pageAt(url.replace(file_ending, '/'))
}

/** That nothing leads to one of them is its finding. */
const isOnItsOwn = (site: SiteView, page: SitePage) =>
  page.indexable && page.response.found_by !== 'folder' && isOwnOriginal(site, page)

export const fileAndFolder: SiteCheck = {
  id: 'page-as-file-and-folder',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'A page lies there twice, as a file and as a folder',
  why: 'Both are in search results and share what one would earn. Sooner or later one is changed, and customers read the other.',
  mend: 'Keep one of them, redirect the other address to it permanently (301), and link only to the one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: site =>
    foundAll(
      site.pages.flatMap(page => {
        const folder = folderOf(site, page)
        if (!folder || folder === page || !isOnItsOwn(site, page) || !isOnItsOwn(site, folder)) return []
        const is_same = page.row.title_hash !== 0 && page.row.title_hash === folder.row.title_hash
        return is_same ? [{ url: page.url, line: null, evidence: `beside ${folder.url}, with the same title` }] : []
      }),
    ),
}

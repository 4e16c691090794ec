import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { folderOf, isFrontPage } from '#src/engines/audit/crawl/copy-pages.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'

/** Names that only copies, dumps and files of the workshop bear. "cloud-backup.html" is somebody's trade. */
const patterns: readonly RegExp[] = [
  /\.(?:bak|bkp|old|orig|swp|sql|sql\.gz|sql\.zip|env|pem|htpasswd|htaccess)$/i,
  /\/(?:\.env|\.git|\.svn|\.ds_store|\.htpasswd|\.htaccess|wp-config\.php)(?:[./]|$)/i,
  /\/(?:index|home|default|main)[-_. ]?(?:old|bak|backup|copy)\d*\.(?:html?|php|aspx?)$/i,
  /[a-z0-9_-]BACKUP\d*\.(?:html?|php|aspx?)$/,
  /~$/,
  // "index.htm.20110420", and what came behind it.
  /\.(?:html?|php|aspx?)[._-](?:19|20)\d{6}(?:\.[\w.]{1,20})?$/i,
]

/** A copy or a file of the workshop by its name. */
export const looksLeft = (url: string) => {
  const path = URL.parse(url)?.pathname ?? ''
  return patterns.some(pattern => pattern.test(path))
}

/** By what a file is, and folders by their name, those of one kind are told at once. */
const kindOf = (url: string) => (/\.\w{1,12}~*$|\/[^/]+\/$/.exec(url)?.[0] ?? url).toLowerCase()

/** What systems write beside pictures by themselves: it tells nobody anything. */
const of_the_system = /\/(?:thumbs\.db|\.ds_store|desktop\.ini|\.?picasa\.ini)$/i
/** Originals of pictures and pages, notes of the maker, and what editors keep beside them: of no use to visitors, and of no harm. */
const of_the_workshop =
  /\.(?:psd|psb|indd|sketch|fig|xd|xcf|cdr|ai|fla|afdesign|afphoto|dwt|lbi|mno|jbf|lck|ste|md|markdown|code-workspace|sublime-(?:project|workspace))$|\/(?:_pginfo|_notes|_vti_\w+|_private|_borders|_mmserverscripts|nbproject|__macosx|__pycache__|\.idea|\.vscode|\.settings|\.brackets|\.sass-cache)\/$/i

/** What lies in the folder of a copy, and that no page or style of it offers. */
function lyingAbout({ working_files, links_checked, idOf }: SiteView, isTold: (path: string) => boolean): Occurrence[] {
  // With nothing asked for, nobody knows what is offered.
  if (working_files.length === 0 || links_checked.length === 0) return []
  const used = new Set(links_checked.map(({ url }) => url))
  const left = working_files.filter(url => !used.has(url) && idOf(url) === undefined && isTold(new URL(url).pathname))
  return [...Map.groupBy(left, kindOf).values()].flatMap(([url, ...others]) => {
    if (url === undefined) return []
    const more = countOf(others.length, url.endsWith('/') ? 'more folder' : 'more file')
    const evidence = `${shortened(decodeURI(new URL(url).pathname), 100)}${others.length > 0 ? ` and ${more} like it` : ''}, which no page offers`
    return [{ url, line: null, evidence }]
  })
}

/** A copy of the front page in a folder below: `/2017/`, `/backup/default.htm`. */
const holdsTheWholeSite = ({ of, url }: Leftover) =>
  isFrontPage(of) && /^\/.+\/(?:(?:index|home|default)\.\w+)?$/.test(new URL(url).pathname)

/** Sites lie in folders of folders, and no deeper. */
const deepest = 8

/** The outermost folder of these that an address lies in. */
function outermostOf(folders: ReadonlyMap<string, string>, url: string): string | undefined {
  let outermost: string | undefined
  let folder = folderOf(url)
  for (let up = 0; up < deepest && folder.endsWith('/'); up++) {
    if (folders.has(folder)) outermost = folder
    folder = folderOf(folder.slice(0, -1))
  }
  return outermost
}

export const backupFileExposed: SiteCheck = {
  id: 'backup-or-meta-file-exposed',
  section: 'security',
  scope: 'site',
  severity: 'medium',
  title: 'Backup copies or working files are open to everyone',
  why: 'They can show old prices, or passwords and addresses of customers, and search engines list them.',
  mend: 'Delete the files from the server, and take them out of links and the sitemap.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-CONF-04)',
  look(site) {
    const { pages, refused, sitemaps, links_checked, leftovers } = site
    const found = new Map<string, Occurrence>()
    const copies = leftovers.filter(({ why }) => why === 'copy')
    const whole = new Map(copies.flatMap(copy => (holdsTheWholeSite(copy) ? [[folderOf(copy.url), copy.url]] : [])))
    const beside = Map.groupBy(copies, ({ url }) => outermostOf(whole, url))
    for (const [folder, here] of beside) {
      for (const { url, of, others } of here) {
        if (folder !== undefined && whole.get(folder) !== url) continue
        const count = others + (folder === undefined ? 0 : here.length - 1)
        const more = count > 0 ? `, and ${countOf(count, 'more page')} in its folder` : ''
        found.set(url, { url, line: null, evidence: `a copy of ${shortened(of)} that no page links to${more}` })
      }
    }
    const closed = new Set(refused.map(({ url }) => url))
    for (const { url, response } of pages) {
      if (response.status !== 200) closed.add(response.url)
      else if (looksLeft(url)) found.set(url, { url, line: null, evidence: 'answers 200' })
    }
    for (const { url, external, result, found_on } of links_checked) {
      if (external || !looksLeft(url) || result?.status !== 200) continue
      found.set(url, { url: found_on, line: null, evidence: shortened(url) })
    }
    for (const { url: sitemap, entries } of sitemaps) {
      for (const { url } of entries) {
        if (!looksLeft(url) || closed.has(url) || found.has(url)) continue
        found.set(url, { url: sitemap, line: null, evidence: shortened(url) })
      }
    }
    for (const occurrence of lyingAbout(site, path => !of_the_system.test(path) && !of_the_workshop.test(path)))
      found.set(occurrence.url, occurrence)
    return foundAll([...found.values()])
  },
}

export const workshopFilesLeft: SiteCheck = {
  id: 'workshop-files-published',
  section: 'security',
  scope: 'site',
  severity: 'low',
  title: 'Files of whoever made the site were published with it',
  why: 'Originals of pictures and notes of an editor are of no use to visitors. They are large, search engines may list them, and others can take your pictures from them.',
  mend: 'Keep them on your own computer, and delete them from the server.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-CONF-04)',
  look: site => foundAll(lyingAbout(site, path => of_the_workshop.test(path))),
}

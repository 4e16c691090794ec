import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

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

/** By what a file is, those of one kind are told at once. */
const endingOf = (url: string) => /\.\w{1,12}~*$/.exec(url)?.[0].toLowerCase() ?? url

/** What lies in the folder of a copy, and that no page or style of it offers. */
function lyingAbout({ working_files, links_checked, idOf }: SiteView): Occurrence[] {
  // With nothing asked for, nobody knows what is offered.
  if (working_files.length === 0 || links_checked.length === 0) return []
  const used = new Set(links_checked.map(({ url }) => url))
  const left = working_files.filter(url => !used.has(url) && idOf(url) === undefined)
  return [...Map.groupBy(left, endingOf).values()].flatMap(([url, ...others]) => {
    if (url === undefined) return []
    const evidence = `${shortened(decodeURI(new URL(url).pathname), 100)}${others.length > 0 ? ` and ${countOf(others.length, 'more file')} like it` : ''}, which no page offers`
    return [{ url, line: null, evidence }]
  })
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
    const whole = copies.filter(({ of, url }) => of === '/' && url.endsWith('/')).map(({ url }) => url)
    for (const { url, of, others } of copies) {
      if (whole.some(folder => url.startsWith(folder) && url !== folder)) continue
      const beside = whole.includes(url) ? copies.filter(other => other.url.startsWith(url)).length - 1 : 0
      const more = others + beside > 0 ? `, and ${countOf(others + beside, 'more page')} in its folder` : ''
      found.set(url, { url, line: null, evidence: `a copy of ${shortened(of)} that no page links to${more}` })
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
    for (const occurrence of lyingAbout(site)) found.set(occurrence.url, occurrence)
    return foundAll([...found.values()])
  },
}

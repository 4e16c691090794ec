import { areMet, rulesIn } from '#src/audit-command/led-by-apache.ts'
import type { HiddenFolder } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

const most_pages = 300
const front_of_folder = /\/index\.html?$/i

/**
 * Pages in folders that a rule of the `.htaccess` hides: it adds the ending of a file to every address that is no file,
 * and a folder is none.
 */
export async function foldersHidden(read: ReadSiteFile, copy_pages: readonly string[]): Promise<HiddenFolder[]> {
  const rules = await rulesIn(read)
  if (!rules.some(({ kind }) => kind === 'rewrite')) return []
  const hidden: HiddenFolder[] = []
  for (const url of copy_pages.slice(0, most_pages)) {
    const { pathname, origin } = new URL(url)
    const folder = pathname.endsWith('/') ? pathname : pathname.replace(front_of_folder, '/')
    if (folder === '/' || !folder.endsWith('/')) continue
    for (const rule of rules) {
      const match = rule.from.exec(folder)
      if (!match || !(await areMet(rule, folder, read))) continue
      // Whoever is led on elsewhere gets to no folder.
      if (rule.kind === 'redirect') break
      const file = (rule.to ?? '').replace('$1', match[1] ?? '').replace(/^\//, '')
      if ((await read(decodeURIComponent(file))) === undefined)
        hidden.push({ url: origin + folder, looked_for: `/${file}` })
      break
    }
  }
  return hidden
}

import { areMet, rulesIn } from '#src/audit-command/led-by-apache.ts'
import type { HiddenFolder } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

const most_pages = 300
const front_of_folder = /\/index\.html?$/i

/** The file that a rule looks for; undefined where its pattern parts a letter from the rest of its code. */
function fileOf(to: string, matched: string): string | undefined {
  try {
    return decodeURIComponent(to.replace('$1', () => matched).replace(/^\//, ''))
  } catch {
    return undefined
  }
}

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
      const file = fileOf(rule.to ?? '', match[1] ?? '')
      if (file !== undefined && (await read(file)) === undefined)
        hidden.push({ url: origin + folder, looked_for: `/${file}` })
      break
    }
  }
  return hidden
}

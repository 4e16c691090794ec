import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from '#src/audit-command/folder-entries.ts'
import { isXmlForPrograms } from '#src/engines/audit/crawl/serve-files.ts'
import { isVerificationFile } from '#src/engines/audit/crawl/verification-file.ts'

/** Folders of the workshop, which a host does not serve or nobody means to be seen. */
const workshop =
  /^(?:admin|wp-admin|login|cms|dashboard|[._].*|node_modules|vendor|bower_components|404|cdn-cgi|partials?|includes?|components?|templates?|layouts?|snippets|src|assets|images?|img|flash|fonts?|css|js|libs?|plugins?|demos?|examples?|tests?|docs?|scripts?|backup|dist|build|out)$/i
/** Pages that are shown for what is missing, parts of pages and doors of the workshop. */
const no_pages = /^(?:404|403|500|50x|error|offline|header|footer|nav|navbar|login|admin)\.html?$/i
const isNoPage = (name: string) => no_pages.test(name) || isVerificationFile(`/${name}`)
const most_folders = 500
const most_pages = 1_000
/** The head of a page, by which it says what it is. */
const head_bytes = 16_384

/** What code writes into a page is no blank of it. */
const of_code = /<(script|style)\b[^<>]{0,2000}>[\s\S]{0,16000}?(?:<\/\1>|$)/gi
const hasBlanks = (start: string): boolean => start.includes('{{') && start.replace(of_code, '').includes('{{')
/** In one of so many pages a blank was forgotten; where more have some, they are the sources of the site. */
const pages_to_a_blank = 5
/** Files that are there to be filled in. */
const of_templates = /template|layout|base|partial|snippet|skeleton|master|wrapper|e-?mail|newsletter/i

/** A whole page that asks to be found: no part of one, no redirect, nothing that says noindex, nothing for a program to fill in. */
function wantsVisitors(start: string): boolean {
  // A refresh for those without scripts is what a browser with scripts never does.
  const head = /<noscript/i.test(start) ? start.replace(/<noscript\b[^>]*>.*?<\/noscript>/gis, '') : start
  const is_whole = /<!doctype html|<html\b/i.test(head) && /<(?:head|title|body)\b/i.test(head)
  return (
    is_whole &&
    !isXmlForPrograms(head) &&
    !/http-equiv=["']?refresh|\bnoindex\b|\{%|<%|<\?php|<!--#include|^---\s/i.test(head)
  )
}

/** Of a file that may not be read, nothing. */
async function headOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined)
  if (!file) return ''
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(head_bytes), 0, head_bytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Addresses of the web pages that lie in a folder which is served at an origin, linked from anywhere or not. */
export async function pagesInFolder(folder: string, origin: string): Promise<string[]> {
  const found_paths = new Set<string>()
  const with_blanks = new Set<string>()
  const open_folders = ['']
  for (let at = 0; at < open_folders.length && at < most_folders; at++) {
    const below = open_folders[at] ?? ''
    for (const entry of await entriesOf(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory() && !workshop.test(entry.name)) open_folders.push(path)
      if (!entry.isFile() || !/\.html?$/i.test(entry.name) || isNoPage(entry.name) || entry.name.includes('@')) continue
      if (found_paths.size >= most_pages) break
      const start = await headOf(join(folder, path))
      if (!wantsVisitors(start)) continue
      const has_blanks = hasBlanks(start)
      if (has_blanks && of_templates.test(path)) continue
      found_paths.add(path)
      if (has_blanks) with_blanks.add(path)
    }
  }
  const are_sources = with_blanks.size * pages_to_a_blank > found_paths.size
  const pages = [...found_paths].filter(path => !are_sources || !with_blanks.has(path))
  return pages.map(path => addressOf(path, origin)).sort()
}

function addressOf(path: string, origin: string): string {
  const served = path.replace(/(^|\/)index\.html?$/i, '$1')
  return new URL(`/${served.replace(/[%?#]/g, encodeURIComponent)}`, origin).href
}

import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { AuditRequest } from '#src/audit-command/arguments.ts'
import { deadRedirects, showingDead } from '#src/audit-command/dead-redirects.ts'
import { entriesOf } from '#src/audit-command/folder-entries.ts'
import { foldersHidden } from '#src/audit-command/folders-hidden.ts'
import { keysInFolder } from '#src/audit-command/keys-in-folder.ts'
import { ledByApache, oldAddressesOfApache } from '#src/audit-command/led-by-apache.ts'
import { pagesInFolder } from '#src/audit-command/pages-in-folder.ts'
import { programsInFolder } from '#src/audit-command/programs-in-folder.ts'
import { withRobotsOfHost } from '#src/audit-command/robots-by-host.ts'
import { oldAddresses, withRulesOfHost } from '#src/audit-command/rules-of-host.ts'
import { isSource, workingFilesInFolder } from '#src/audit-command/working-files.ts'
import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { DeadRedirect, HiddenFolder } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'
import { serveAsOrigin } from '#src/engines/audit/crawl/serve-as-origin.ts'
import { serveFiles } from '#src/engines/audit/crawl/serve-files.ts'
import type { ProgramsOfFolder } from '#src/engines/audit/facts/programs/lying-program.ts'
import type { LyingKey } from '#src/engines/audit/facts/scripts/secret-keys.ts'

/** Where the pages come from, and by which address they are known. */
type Source = {
  start_url: string
  fetch: OutsideFetch
  is_local_copy: boolean
  is_folder: boolean
  /** Pages that lie in a folder, linked or not; none where it is no folder. */
  copy_pages: readonly string[]
  /** What lies there besides and is nothing for visitors. */
  working_files?: readonly string[]
  /** Keys in its scripts, loaded by a page or not. */
  lying_keys?: readonly LyingKey[]
  /** Pages in its folders that a rule of its server shows nobody. */
  hidden_folders?: readonly HiddenFolder[]
  /** Pages that a rule of its server leads away from, to where nothing is. */
  dead_redirects?: readonly DeadRedirect[]
  /** Its programs, and what their code says of the forms that send to them. */
  programs?: ProgramsOfFolder
}

/** Reads files of a folder; what a link leads out of it does not exist. */
function readInside(folder: string): ReadSiteFile {
  return async path => {
    try {
      const file = await realpath(join(folder, path))
      return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? await readFile(file) : undefined
    } catch {
      return undefined
    }
  }
}

const vite_settings = ['vite.config.js', 'vite.config.ts', 'vite.config.mjs']

/** The folder of a Vite project is served with what lies in its `public` at the root. */
async function asServed(read: ReadSiteFile): Promise<ReadSiteFile> {
  const settings = await Promise.all(vite_settings.map(read))
  if (settings.every(each => each === undefined)) return read
  return async path => (await read(path)) ?? read(`public/${path}`)
}

async function folderAt(path: string): Promise<string | undefined> {
  try {
    return (await stat(path)).isDirectory() ? await realpath(path) : undefined
  } catch {
    return undefined
  }
}

/** A copy is all there is of its site: the real one is not asked for what the copy lacks. */
function onlySiteItself(origin: string, fetch: OutsideFetch): OutsideFetch {
  const bare = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')
  return async request => {
    if (bare(request.url) !== bare(origin)) return fetch(request)
    return { ok: false, reason: 'not_in_copy', detail: request.url }
  }
}

const oldOnes = async (read: ReadSiteFile, origin: string): Promise<string[]> => [
  ...(await oldAddresses(read, origin)),
  ...(await oldAddressesOfApache(read, origin)),
]

/** Finds what is to be audited: a site on the web, a copy served elsewhere, or a folder. */
export async function findSource(
  { target, as_origin }: Pick<AuditRequest, 'target' | 'as_origin'>,
  fetch: OutsideFetch,
): Promise<{ ok: true; source: Source } | { ok: false; problem: string }> {
  const copy = URL.parse(target)
  const isWeb = copy?.protocol === 'http:' || copy?.protocol === 'https:'
  if (as_origin === undefined) {
    const isFolder = !isWeb && (await folderAt(target)) !== undefined
    const web = { start_url: target, fetch, is_local_copy: false, is_folder: false, copy_pages: [] }
    if (!isFolder) return { ok: true, source: web }
    return {
      ok: false,
      problem: 'A folder is audited as if it stood somewhere: add --as-origin https://www.example.com.',
    }
  }
  const origin = new URL(as_origin)
  if (isWeb && copy) {
    const start_url = copy.pathname === '/' ? origin.href : new URL(copy.pathname + copy.search, origin).href
    const ask: OutsideFetch = request =>
      URL.parse(request.url)?.origin === copy.origin ? fetch(request) : onlySiteItself(as_origin, fetch)(request)
    const served = serveAsOrigin(ask, copy.href, origin.href)
    return { ok: true, source: { start_url, fetch: served, is_local_copy: true, is_folder: false, copy_pages: [] } }
  }
  const folder = await folderAt(target)
  if (folder === undefined) return { ok: false, problem: `${target} is neither a web address nor a folder.` }
  const elsewhere = onlySiteItself(as_origin, fetch)
  const read = await asServed(readInside(folder))
  const plain = serveFiles(read, origin.href, elsewhere)
  const plainly = withRobotsOfHost(read, plain, origin.origin)
  const led = ledByApache(read, withRulesOfHost(read, plainly, origin.origin), origin.origin)
  const copy_pages = await pagesInFolder(folder, origin.href)
  const working_files = await workingFilesInFolder(folder, origin.href)
  const lying_keys = await keysInFolder(folder, origin.href)
  const hidden_folders = await foldersHidden(read, copy_pages)
  const old_addresses = isSource(await entriesOf(folder)) ? [] : await oldOnes(read, origin.origin)
  const dead_redirects = await deadRedirects(read, led, copy_pages, old_addresses)
  const programs = await programsInFolder(folder, origin.href, read, led)
  const lying = { copy_pages, working_files, lying_keys, hidden_folders, dead_redirects, programs }
  const hidden_pages = dead_redirects.filter(({ url }) => copy_pages.includes(url))
  const files = showingDead(hidden_pages, plainly, led)
  return {
    ok: true,
    source: { start_url: origin.href, fetch: files, is_local_copy: true, is_folder: true, ...lying },
  }
}

import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf } from '#src/audit-command/folder-entries.ts'
import { unread } from '#src/audit-command/working-files.ts'
import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'
import type { LyingProgram, ProgramsOfFolder } from '#src/engines/audit/facts/programs/lying-program.ts'
import { longest_program, programFacts } from '#src/engines/audit/facts/programs/program-facts.ts'

const is_program = /\.(?:php\d?|phtml)$/i
/** What others wrote: libraries, and systems that make their pages themselves. */
const of_others = /^(?:wp-admin|wp-includes|wp-content|phpmailer\S{0,20}|securimage|src|test|tests|cache|cgi-bin)$/i
/** By one of these a program takes what a form sends, or leads on. */
const may_matter =
  /\$_(?:POST|REQUEST|GET)\b|HTTP_POST_VARS|INPUT_POST|\bmail\s*\(|location:|\beval\s*\(|\bassert\s*\(|\bSELECT\b|^\s*$/i
const most_folders = 200
const most_programs = 60
const most_bytes = 1_000_000

/** The whole text of a file; undefined for one that is too long, or may not be read. */
async function wholeText(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    if (size > longest_program) return undefined
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

async function codeInFolder(folder: string, origin: string): Promise<{ url: string; text: string }[]> {
  const found: { url: string; text: string }[] = []
  const waiting = ['']
  let bytes = 0
  for (let at = 0; at < waiting.length && at < most_folders; at++) {
    const below = waiting[at] ?? ''
    for (const entry of await entriesOf(join(folder, below))) {
      const path = below + entry.name
      if (entry.isDirectory() && !unread.test(entry.name) && !of_others.test(entry.name)) waiting.push(`${path}/`)
      if (!entry.isFile() || !is_program.test(entry.name)) continue
      if (found.length >= most_programs || bytes > most_bytes) return found
      const text = await wholeText(join(folder, path))
      if (text === undefined || !may_matter.test(text)) continue
      bytes += text.length
      found.push({ url: new URL(`/${path.replace(/[%?#]/g, encodeURIComponent)}`, origin).href, text })
    }
  }
  return found
}

/** Hosts that send files as they are, by the settings that only they read. */
const hosts_of_files: readonly (readonly [file: string, host: string])[] = [
  ['CNAME', 'GitHub Pages'],
  ['netlify.toml', 'Netlify'],
  ['firebase.json', 'Firebase Hosting'],
  ['staticwebapp.config.json', 'Azure Static Web Apps'],
]
/** What only a server that runs programs reads, or writes. */
const of_servers = ['.htaccess', 'php.ini', '.user.ini', 'error_log', 'web.config']

async function idleAt(read: ReadSiteFile): Promise<string | null> {
  const there = async (name: string) => (await read(name)) !== undefined
  for (const name of of_servers) if (await there(name)) return null
  for (const [name, host] of hosts_of_files) if (await there(name)) return host
  return null
}

const most_hops = 3

/** Has the site nothing under an address that a program leads to? */
async function isNowhere(to: string, program: string, files: OutsideFetch): Promise<boolean> {
  let url = URL.parse(to, program)
  for (let hop = 0; url !== null && url.origin === new URL(program).origin && hop < most_hops; hop++) {
    const answer = await files({ url: url.href, method: 'HEAD', headers: {} })
    if (!answer.ok) return false
    answer.discard()
    const location = answer.headers.find(([name]) => name === 'location')?.[1]
    if (location === undefined) return answer.status === 404
    url = URL.parse(location, url)
  }
  return false
}

const guards = /\b(?:AuthType|AuthUserFile|Require|Deny)\b|<Files/i

/** May an `.htaccess` of its folder or at the root close it? */
async function isGuarded(url: string, read: ReadSiteFile): Promise<boolean> {
  const folder = decodeURIComponent(new URL(url).pathname).replace(/^\/|[^/]*$/g, '')
  for (const path of new Set(['', folder])) {
    const rules = await read(`${path}.htaccess`)
    if (rules && guards.test(new TextDecoder().decode(rules.subarray(0, longest_program)))) return true
  }
  return false
}

/** Programs of a folder that is served at an origin, and what the code of each says of the forms that send to it. */
export async function programsInFolder(
  folder: string,
  origin: string,
  read: ReadSiteFile,
  files: OutsideFetch,
): Promise<ProgramsOfFolder> {
  const programs: LyingProgram[] = []
  for (const { url, text } of await codeInFolder(folder, origin)) {
    const facts = programFacts(text)
    const leads_nowhere: string[] = []
    for (const to of facts.leads_to) if (await isNowhere(to, url, files)) leads_nowhere.push(to)
    programs.push({ url, ...facts, leads_nowhere, is_guarded: await isGuarded(url, read) })
  }
  return { programs, idle_at: await idleAt(read) }
}

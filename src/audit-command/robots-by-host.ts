import { of_other_hosts } from '#src/audit-command/led-by-apache.ts'
import { hostingOf, isForEverybody, listed, pathPattern, settingsText } from '#src/audit-command/rules-of-host.ts'
import { tomlTables } from '#src/audit-command/toml-tables.ts'
import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

/** For which addresses a host is told to send the header that speaks to search engines, and what it says. */
type RobotsRule = { from: RegExp; value: string }

const name_of_header = 'x-robots-tag'
const most_rules = 100
const every_address = /^\/?(?:\*{1,2}|\(\.\*\)|:\w+\*|:\w+\(\.\*\)|\*\*\/\*)$/

function ruleOf(from: string, value: string): RobotsRule[] {
  const pattern = every_address.test(from) ? /^/ : pathPattern(from)
  return pattern && value !== '' ? [{ from: pattern, value }] : []
}

/** `_headers`: an address, and below it, set off, what is sent with it. */
function rulesInLines(text: string): RobotsRule[] {
  let from = ''
  return text.split(/\r?\n/).flatMap(line => {
    if (/^\S/.test(line)) from = line.startsWith('/') ? line.trim() : ''
    const [, name, value = ''] = /^\s+([\w-]{1,60}):\s*(.{1,200})$/.exec(line) ?? []
    return from !== '' && name?.toLowerCase() === name_of_header ? ruleOf(from, value.trim()) : []
  })
}

function rulesOfToml(text: string): RobotsRule[] {
  return tomlTables(text, 'headers').flatMap(({ for: from, values }) =>
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      typeof from === 'string' && typeof value === 'string' && name.toLowerCase() === name_of_header
        ? ruleOf(from, value)
        : [],
    ),
  )
}

/** `headers` of `vercel.json` and of `firebase.json`: those for some hosts or visitors alone are passed over. */
function rulesOfEntries(headers: unknown): RobotsRule[] {
  return listed(headers).flatMap(entry =>
    isForEverybody(entry) && typeof entry.source === 'string'
      ? listed(entry.headers).flatMap(({ key, value }) =>
          typeof key === 'string' && key.toLowerCase() === name_of_header && typeof value === 'string'
            ? ruleOf(String(entry.source), value)
            : [],
        )
      : [],
  )
}

const of_apache =
  /^\s*Header\s+(?:always\s+|onsuccess\s+)?(?:set|append|add|merge)\s+"?X-Robots-Tag"?\s+(?:"([^"]{1,200})"|(\S{1,200}))\s*$/i

/** An `.htaccess`: what stands in a block may hold for some files alone. */
function rulesOfApache(text: string): RobotsRule[] {
  const blocks: string[] = []
  return text.split(/\r?\n/).flatMap(line => {
    const block = /^\s*<(\/?)(\w+)/.exec(line)
    if (block?.[1] === '/') blocks.pop()
    else if (block) blocks.push((block[2] ?? '').toLowerCase())
    const [, quoted, bare] = blocks.every(name => name === 'ifmodule') ? (of_apache.exec(line) ?? []) : []
    return ruleOf('/*', quoted ?? bare ?? '')
  })
}

const of_iis = /<add\s+name="X-Robots-Tag"\s+value="([^"]{1,200})"/i

async function rulesOf(read: ReadSiteFile): Promise<RobotsRule[]> {
  const text = (name: string) => settingsText(read, name)
  // Pages at GitHub have no headers of their own.
  if ((await read('CNAME')) !== undefined) return []
  const of_static_hosts = [
    ...rulesInLines(await text('_headers')),
    ...rulesOfToml(await text('netlify.toml')),
    ...rulesOfEntries(hostingOf(await text('vercel.json')).headers),
    ...rulesOfEntries(hostingOf(await text('firebase.json')).headers),
  ]
  const others = await Promise.all(of_other_hosts.map(read))
  if (others.some(other => other !== undefined)) return of_static_hosts
  const [apache, iis] = [await text('.htaccess'), await text('web.config')]
  if (apache !== '') return [...of_static_hosts, ...rulesOfApache(apache)]
  const value = /<location\b/i.test(iis) ? undefined : of_iis.exec(iis)?.[1]
  return [...of_static_hosts, ...ruleOf('/*', value ?? '')]
}

/** The files of a folder, with what its host is told to say of them to search engines. */
export function withRobotsOfHost(read: ReadSiteFile, files: OutsideFetch, origin: string): OutsideFetch {
  let rules: Promise<RobotsRule[]> | undefined
  return async request => {
    const answer = await files(request)
    const url = URL.parse(request.url)
    if (!answer.ok || answer.status !== 200 || url?.origin !== origin) return answer
    rules ??= rulesOf(read)
    const own = (await rules).slice(0, most_rules).filter(({ from }) => from.test(url.pathname))
    if (own.length === 0) return answer
    return { ...answer, headers: [...answer.headers, ...own.map(({ value }) => [name_of_header, value] as const)] }
  }
}

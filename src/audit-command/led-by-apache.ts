import { type ApacheRule, longest_path, rulesOfApache } from '#src/audit-command/rules-of-apache.ts'
import { emptyAnswer } from '#src/audit-command/rules-of-host.ts'
import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

/** Hosts with settings of their own kind read no `.htaccess`. */
export const of_other_hosts = ['CNAME', '_redirects', 'netlify.toml', 'vercel.json', 'firebase.json']
const longest_file = 200_000
const bareHost = (url: URL) => url.hostname.replace(/^www\./, '')

/** None where the folder is for a host that reads no `.htaccess`. */
export async function rulesIn(read: ReadSiteFile): Promise<ApacheRule[]> {
  const settings = await read('.htaccess')
  if (!settings) return []
  const others = await Promise.all(of_other_hosts.map(read))
  if (others.some(other => other !== undefined)) return []
  return rulesOfApache(new TextDecoder().decode(settings.subarray(0, longest_file)))
}

/** Where a program answers for addresses, no folder tells which there are. */
const by_program = /\.(?:php|cgi|pl|aspx?)\b/i

/** The single old addresses of a site that its `.htaccess` leads on within it. */
export async function oldAddressesOfApache(read: ReadSiteFile, origin: string): Promise<string[]> {
  const settings = new TextDecoder().decode((await read('.htaccess'))?.subarray(0, longest_file))
  if (/^\s*RewriteRule\b.*\.php\b/im.test(settings)) return []
  return (await rulesIn(read)).flatMap(({ address, to }) => {
    if (address === undefined || to === null || by_program.test(to)) return []
    const goal = URL.parse(to, origin)
    return goal && bareHost(goal) === bareHost(new URL(origin)) ? (URL.parse(address, origin)?.href ?? []) : []
  })
}

async function isMet(need: ApacheRule['needs'][number], path: string, read: ReadSiteFile): Promise<boolean> {
  if (need.of === 'address') return need.pattern.test(path) === need.fits
  const inner = path.replace(/^\/|\/$/g, '')
  const names = need.of === 'file' ? [inner] : [`${inner}/index.html`, `${inner}/index.htm`]
  const there = await Promise.all(names.map(read))
  return there.some(bytes => bytes !== undefined) === need.is_there
}

/** Do the files of the folder meet what a rule asks of a path? */
export async function areMet({ needs }: ApacheRule, path: string, read: ReadSiteFile): Promise<boolean> {
  for (const need of needs) if (!(await isMet(need, path, read))) return false
  return true
}

/** Where a rule leads, on the site at its own origin; undefined for what leads to itself. */
function goalOf(to: string, match: RegExpExecArray, url: URL): string | undefined {
  const filled = to.replace(/\$(\d)/g, (_, at) => match[Number(at)] ?? '')
  const goal = URL.parse(filled === '' ? '/' : filled, url.origin)
  if (!goal || !/^https?:$/.test(goal.protocol)) return undefined
  if (bareHost(goal) !== bareHost(url)) return goal.href
  return goal.pathname === url.pathname ? undefined : url.origin + goal.pathname + goal.search
}

/** The files of a folder behind the redirects of its `.htaccess`, which come before any file. */
export function ledByApache(read: ReadSiteFile, files: OutsideFetch, origin: string): OutsideFetch {
  let rules: Promise<ApacheRule[]> | undefined
  return async request => {
    const url = URL.parse(request.url)
    if (!url || url.origin !== origin || url.pathname.length > longest_path) return files(request)
    rules ??= rulesIn(read)
    for (const rule of await rules) {
      if (rule.kind === 'rewrite') continue
      const match = rule.from.exec(url.pathname)
      if (!match || !(await areMet(rule, url.pathname, read))) continue
      if (rule.to === null) return emptyAnswer(410, 'content-type', 'text/html')
      const goal = goalOf(rule.to, match, url)
      if (goal !== undefined) return emptyAnswer(301, 'location', goal)
    }
    return files(request)
  }
}

import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import type { DeadRedirect } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

const rules_of_hosts = ['.htaccess', '_redirects', 'netlify.toml', 'vercel.json', 'firebase.json']
const most_pages = 300
const most_hops = 4

/** Where an address leads on the site, and with which status it ends; undefined for what leaves the site. */
async function endOf(url: string, files: OutsideFetch): Promise<{ url: string; status: number } | undefined> {
  let asked = url
  for (let hop = 0; hop <= most_hops; hop++) {
    const answer = await files({ url: asked, method: 'GET', headers: {} })
    if (!answer.ok) return undefined
    answer.discard()
    const location = answer.headers.find(([name]) => name === 'location')?.[1]
    if (location === undefined) return { url: asked, status: answer.status }
    const goal = URL.parse(location, asked)
    if (goal?.origin !== new URL(url).origin) return undefined
    asked = goal.href
  }
  return undefined
}

/**
 * Pages of a folder that a rule beside them leads to where nothing is. Once the rule is mended people see them, so they
 * are read all the same.
 */
export async function deadRedirects(
  read: ReadSiteFile,
  files: OutsideFetch,
  copy_pages: readonly string[],
  old_addresses: readonly string[] = [],
): Promise<DeadRedirect[]> {
  const rules = await Promise.all(rules_of_hosts.map(read))
  if (rules.every(file => file === undefined)) return []
  const dead: DeadRedirect[] = []
  for (const url of new Set([...copy_pages.slice(0, most_pages), ...old_addresses.slice(0, most_pages)])) {
    const end = await endOf(url, files)
    if (end && end.url !== url && end.status === 404) dead.push({ url, goal: end.url })
  }
  return dead
}

/** Shows those pages as if no rule led away from them. */
export function showingDead(dead: readonly DeadRedirect[], plain: OutsideFetch, files: OutsideFetch): OutsideFetch {
  if (dead.length === 0) return files
  const urls = new Set(dead.map(({ url }) => url))
  return request => (urls.has(request.url.split('#', 1)[0] ?? '') ? plain(request) : files(request))
}

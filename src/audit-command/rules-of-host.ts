import { tomlTables } from '#src/audit-command/toml-tables.ts'
import type { OutsideAnswer, OutsideFetch, OutsideRequest } from '#src/domain/outside-fetch.ts'
import type { ReadSiteFile } from '#src/engines/audit/crawl/read-site-file.ts'

/**
 * By which a host leads an address on: `sent_on` with a redirect, else it shows what lies there under the first address;
 * `forced` also where a file lies.
 */
type Rule = { from: RegExp; to: string; sent_on: boolean; forced: boolean; written: string }

const most_rules = 500
/** With more blanks than two a pattern may look for long. */
const most_parts = 5
const longest_file = 200_000
/** What leads every address on is the front page of an app: it says nothing of a single one. */
const is_catch_all = /^\/?(?:\*|\(\.\*\)|:\w+\*|:\w+\(\.\*\))$/
const special = /[.+?^${}()|[\]\\]/g

/** `/jobs/:slug`, `/blog/*` and `/jobs/(.*)` as patterns; undefined for every address, and for what is no path. */
export function pathPattern(source: string): RegExp | undefined {
  if (!source.startsWith('/') || source.length > 200 || is_catch_all.test(source)) return undefined
  const parts = source.split(/(:\w+\*|:\w+|\(\.\*\)|\*)/)
  if (parts.length > most_parts) return undefined
  const pattern = parts.map((part, i) =>
    i % 2 === 0 ? part.replace(special, '\\$&') : /^:\w+$/.test(part) ? '[^/]{1,200}' : '.{0,500}',
  )
  return new RegExp(`^${pattern.join('').replace(/\/$/, '')}/?$`)
}

function ruleOf(from: unknown, to: unknown, sent_on: boolean, forced = false): Rule[] {
  const pattern = typeof from === 'string' ? pathPattern(from) : undefined
  if (!pattern || typeof to !== 'string' || to === '') return []
  return [{ from: pattern, to, sent_on, forced, written: String(from) }]
}

type Entry = { readonly [name: string]: unknown }

/** The entries of a list in settings of JSON. */
export const listed = (all: unknown): Entry[] =>
  Array.isArray(all) ? all.filter(one => typeof one === 'object' && one) : []

/** Does a rule hold whoever asks, and under whichever host? */
export const isForEverybody = ({ has, missing }: Entry): boolean => has === undefined && missing === undefined

/** The settings of `vercel.json`, or the first ones for hosting of `firebase.json`. */
export function hostingOf(text: string): Entry {
  try {
    const read: Entry | null = JSON.parse(text)
    const hosting = read?.hosting
    return (listed(Array.isArray(hosting) ? hosting : [hosting])[0] ?? read ?? {}) satisfies Entry
  } catch {
    return {}
  }
}

function rulesOfJson(text: string): Rule[] {
  const { redirects, rewrites } = hostingOf(text)
  return [
    ...listed(redirects)
      .filter(isForEverybody)
      .flatMap(({ source, destination }) => ruleOf(source, destination, true)),
    ...listed(rewrites).flatMap(({ source, destination }) => ruleOf(source, destination, false)),
  ]
}

/** `[[redirects]]` of `netlify.toml`; those for some languages or visitors alone are passed over. */
function rulesOfToml(text: string): Rule[] {
  return tomlTables(text, 'redirects').flatMap(({ from, to, status = 301, force, ...conditions }) =>
    Object.keys(conditions).length > 0 ? [] : ruleOf(from, to, /^3\d\d$/.test(String(status)), force === true),
  )
}

/** `_redirects`, a rule in each line: "/old /new 301"; "301!" holds even where a file lies. */
function rulesInLines(text: string): Rule[] {
  return text.split('\n').flatMap(line => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
    return from.startsWith('#') ? [] : ruleOf(from, to, !status.startsWith('200'), /^3\d\d!$/.test(status))
  })
}

/** The text of a file of settings; '' where there is none. */
export const settingsText = async (read: ReadSiteFile, name: string): Promise<string> =>
  new TextDecoder().decode((await read(name))?.subarray(0, longest_file))

async function rulesOf(read: ReadSiteFile): Promise<Rule[]> {
  const [vercel, firebase, toml, lines] = [
    await settingsText(read, 'vercel.json'),
    await settingsText(read, 'firebase.json'),
    await settingsText(read, 'netlify.toml'),
    await settingsText(read, '_redirects'),
  ]
  const all = [...rulesOfJson(vercel), ...rulesOfJson(firebase), ...rulesInLines(lines), ...rulesOfToml(toml)]
  return all.slice(0, most_rules)
}

const is_pattern = /[*:()]/
/** What programs of the host answer lies in no folder. */
const by_program = /^\/(?:\.netlify|api|cdn-cgi|_vercel|__)\b/

/** The single old addresses of a site that its host is told to lead on within it. */
export async function oldAddresses(read: ReadSiteFile, origin: string): Promise<string[]> {
  const all = await rulesOf(read)
  return all.flatMap(({ written, to, sent_on }) =>
    !sent_on || is_pattern.test(written) || is_pattern.test(to) || !to.startsWith('/') || by_program.test(to)
      ? []
      : (URL.parse(written, origin)?.href ?? []),
  )
}

const nothing = { end: 'complete', transferred_bytes: 0, decoded_bytes: 0 } as const

/** An answer of a host without a file behind it. */
export function emptyAnswer(status: number, name: string, value: string): OutsideAnswer {
  return {
    ok: true,
    status,
    headers: [[name, value]],
    headers_ms: 0,
    body: (async function* () {})(),
    ended: () => nothing,
    discard: () => undefined,
  }
}

/** Files that are read for what they say, and not for visitors. */
const for_programs = /\.(?:xml|txt|json)$/i

function ledOn(request: OutsideRequest, { to, sent_on }: Rule, files: OutsideFetch) {
  // Where a part of the address goes on into the new one, the front of that is enough to say that it leads somewhere.
  const goal = URL.parse(to, request.url)
  if (!goal || /[:*$]\w/.test(goal.pathname)) return emptyAnswer(200, 'content-type', 'application/octet-stream')
  if (sent_on) return emptyAnswer(301, 'location', goal.href)
  if (goal.host === new URL(request.url).host) return files({ ...request, url: goal.href })
  if (for_programs.test(new URL(request.url).pathname))
    return { ok: false, reason: 'not_in_copy', detail: request.url } as const
  return emptyAnswer(200, 'content-type', 'application/octet-stream')
}

/** Does a forced rule lead to one address, and not to itself? */
function isForcedOn({ to, forced }: Rule, url: URL): boolean {
  const goal = forced ? URL.parse(to, url) : null
  return goal !== null && !/[:*$]\w/.test(goal.pathname) && goal.pathname !== url.pathname
}

/** The files of a folder at an origin, with what its host is told to do with addresses under which none lies. */
export function withRulesOfHost(read: ReadSiteFile, files: OutsideFetch, origin: string): OutsideFetch {
  let rules: Promise<Rule[]> | undefined
  return async request => {
    const url = URL.parse(request.url)
    if (url?.origin !== origin) return files(request)
    rules ??= rulesOf(read)
    const rule = (await rules).find(({ from }) => from.test(url.pathname))
    if (rule && isForcedOn(rule, url)) return ledOn(request, rule, files)
    const answer = await files(request)
    if (!rule || !answer.ok || answer.status !== 404) return answer
    answer.discard()
    return ledOn(request, rule, files)
  }
}

import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { FootLine } from '#src/engines/audit/facts/scripts/foot-in-code.ts'

export type Part = 'menu' | 'foot' | 'address'
type Writer = { url: string; line: number | null; parts: readonly Part[]; what: string }

const of_menu = /nav|menu|head|topbar|sidebar/i
const of_foot = /foot/i
const is_part = /\.html?$|^\/?[\w/-]*(?:header|footer|nav)[\w-]*$/i
/** Do scripts of the front page fetch its header or foot from files, which are not read here? */
export function fetchesParts(
  { home_view, own_scripts }: Pick<SiteView, 'home_view' | 'own_scripts'>,
  part?: Part,
): boolean {
  if (!home_view || wereRead(home_view)) return false
  const here = new Set(home_view.facts.scripts.map(({ url }) => url))
  const files = [
    ...home_view.facts.frame_files.map(({ file }) => file),
    ...own_scripts.flatMap(({ url, frame }) => (here.has(url) ? frame.files : [])),
  ]
  return files.flatMap(partsIn).some(one => part === undefined || one === part)
}

/** Were they read, and put where the scripts put them? */
export const wereRead = ({ response }: PageView): boolean => (response.parts?.length ?? 0) > 0

const pathOf = (url: string) => URL.parse(url)?.pathname ?? url

/** A file says by its name what it holds. */
const partsIn = (file: string): Part[] => [
  ...(of_menu.test(file) ? (['menu'] as const) : []),
  ...(of_foot.test(file) ? (['foot'] as const) : []),
]

/** Scripts that most pages load, and what of the frame of these pages they write. */
export function writersOfFrame({ home_view, own_scripts, scripts, pages }: SiteView): Writer[] {
  if (!home_view) return []
  const loaded = new Map(scripts.map(script => [script.url, script]))
  const shown = pages.filter(({ response }) => response.status === 200).length
  const written = own_scripts.flatMap(({ url, frame }): Writer[] => {
    const place = loaded.get(url)
    if (!place || place.pages * 2 < shown) return []
    const fetched = frame.files.flatMap(partsIn)
    const parts = new Set<Part>([
      ...(frame.menu ? (['menu'] as const) : []),
      ...(frame.foot ? (['foot'] as const) : []),
      ...(frame.address ? (['address'] as const) : []),
      ...fetched,
    ])
    const what = [pathOf(url), ...frame.files].join(' with ')
    return parts.size > 0 ? [{ url: place.on, line: place.line, parts: [...parts], what }] : []
  })
  const fetched = home_view.facts.frame_files
    .filter(({ file }) => is_part.test(file))
    .map(({ file, line }): Writer => ({ url: home_view.url, line, parts: partsIn(file), what: file }))
  return [...written, ...fetched.filter(({ parts }) => parts.length > 0)]
}

/** Does a script write that part of most pages? */
export const isWritten = (site: SiteView, part: Part): boolean =>
  !(site.home_view && wereRead(site.home_view)) && writersOfFrame(site).some(({ parts }) => parts.includes(part))

/** The lines of the foot that a script writes into most pages, and where it does; none where a page has a foot of its own. */
export function footOfScripts({ own_scripts, scripts, pages }: SiteView): { url: string; lines: readonly FootLine[] } {
  const loaded = new Map(scripts.map(script => [script.url, script]))
  const writer = own_scripts.find(
    ({ url, frame }) => frame.foot_lines.length > 0 && (loaded.get(url)?.pages ?? 0) * 2 >= pages.length,
  )
  return { url: writer?.url ?? '', lines: writer?.frame.foot_lines ?? [] }
}

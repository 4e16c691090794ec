import { flatMapInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Words by which two spellings of a page's name are the same. */
export const plainPageName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const lastOfPath = (url: string) =>
  new URL(url).pathname
    .replace(/\/(?:index\.\w{3,5})?$/, '')
    .replace(/\.\w{3,5}$/, '')
    .split('/')
    .at(-1) ?? ''

/** What a page calls itself in its address and its first heading. */
export const ownNamesOf = ({ url, row }: SitePage): string[] =>
  [lastOfPath(url), row.h1].map(plainPageName).filter(name => name !== '')

/** The same, and the first part of its title, which may be the name of the business. */
const allNamesOf = (page: SitePage): string[] => {
  const title = plainPageName(page.row.title.split(/ [|–—•·:-] /)[0] ?? '')
  return title === '' ? ownNamesOf(page) : [...ownNamesOf(page), title]
}

/** A page that a link may mean by its name. */
export const isNamedPage = ({ response, row, kind }: SitePage): boolean =>
  response.status === 200 && row.words > 0 && kind !== 'home' && kind !== 'legal' && kind !== 'thanks'

/** The page that calls itself so, the first of several. */
export function* pagesByName(
  site: SiteView,
  namesOf = allNamesOf,
): Generator<undefined, (words: string) => SitePage | undefined> {
  const called = new Map<string, SitePage>()
  const named = yield* flatMapInSteps(site.pages, page =>
    isNamedPage(page) ? namesOf(page).map(name => ({ name, page })) : [],
  )
  for (const { name, page } of named) if (!called.has(name)) called.set(name, page)
  return words => called.get(plainPageName(words))
}

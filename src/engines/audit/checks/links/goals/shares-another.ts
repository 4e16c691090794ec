import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Where networks take an address that somebody wants to show to others. */
const shares =
  /^https?:\/\/(?:(?:www\.|m\.)?facebook\.com\/(?:sharer|share|dialog\/share)|(?:www\.)?(?:twitter|x)\.com\/(?:share|intent\/(?:tweet|post))|(?:www\.)?linkedin\.com\/(?:shareArticle|sharing\/share)|(?:www\.)?pinterest\.com\/pin\/create|(?:www\.)?reddit\.com\/submit)/i
const parameters = ['u', 'url', 'href']
const is_file = /\.(?:jpe?g|png|gif|webp|pdf|mp4)$/i

/** By which two spellings of an address are one. */
function plainPath(url: string, host: string): string | null {
  const parsed = URL.parse(url)
  if (!parsed || parsed.hostname.replace(/^www\./, '') !== host) return null
  return parsed.pathname.replace(/\/(?:index\.\w{3,5})?$|\.\w{3,5}$/, '').toLowerCase()
}

function sharedBy(href: string): string | null {
  const parsed = URL.parse(href)
  return parsed && (parameters.map(name => parsed.searchParams.get(name)).find(Boolean) ?? null)
}

/** The addresses by which the page may go. */
function ownPaths({ url, facts }: PageView, host: string): Set<string | null> {
  const canonicals = facts.canonicals.flatMap(one => one.url ?? [])
  const graph = facts.open_graph.flatMap(({ property, content }) => (property === 'og:url' ? [content] : []))
  return new Set([url, ...canonicals, ...graph].map(each => plainPath(each, host)))
}

export const sharesAnother: PageCheck = {
  id: 'share-link-of-another-page',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'The buttons to share a page share another one',
  why: 'They came along with a copy of that page. Whoever wants to show this one to others sends them somewhere else.',
  mend: 'Write the address of this page into its buttons, or have your template do it.',
  source: 'https://developers.facebook.com/docs/plugins/share-button/',
  look: page => {
    const host = new URL(page.url).hostname.replace(/^www\./, '')
    const sharing = page.facts.links.filter(({ href, hidden }) => href && !hidden && shares.test(href))
    const [first] = sharing
    if (!first) return notApplicable
    const shared = sharing.map(({ href }) => sharedBy(href ?? '') ?? '')
    const paths = new Set(shared.map(url => plainPath(url, host)))
    const [path] = paths
    // Lists have buttons for each of their entries; the home page is meant for all.
    if (paths.size !== 1 || !path || is_file.test(shared[0] ?? '')) return ok
    if (ownPaths(page, host).has(path)) return ok
    return found(page.url, first.line, `they share ${shortened(shared[0] ?? '', 120)}`)
  },
}

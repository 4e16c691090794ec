import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { LinkTagFact } from '#src/engines/audit/facts/types/head-facts.ts'

/** What the endings of pictures mean, by the words that stand in their types. */
const types: Record<string, RegExp> = {
  svg: /svg/,
  png: /png/,
  jpg: /jpe?g/,
  jpeg: /jpe?g/,
  gif: /gif/,
  webp: /webp/,
  ico: /icon|ico\b|bmp/,
}

function isWrong({ href, type }: Pick<LinkTagFact, 'href' | 'type'>): boolean {
  const ending = /\.(\w{3,4})(?:[?#]|$)/.exec(href ?? '')?.[1]?.toLowerCase() ?? ''
  const fits = types[ending]
  if (!type || !/^image\//i.test(type) || !fits || fits.test(type.toLowerCase())) return false
  // Many programs call every icon of a tab an x-icon, and browsers read what it is.
  return !/x-icon|vnd\.microsoft/i.test(type)
}

export const iconType: SiteCheck = {
  id: 'icon-type-wrong',
  section: 'on-page',
  severity: 'info',
  scope: 'site',
  title: 'The icon of the site is announced as another kind of file',
  why: 'Browsers choose an icon by the type that the page tells. Some pass over one whose type they cannot show, or do not know.',
  mend: 'Write the type of the file itself (image/svg+xml, image/png, image/x-icon), or leave type out.',
  source: 'https://html.spec.whatwg.org/multipage/links.html#rel-icon',
  look: ({ home_view }) => {
    const icons = home_view?.facts.icons ?? []
    if (!home_view || icons.length === 0) return notApplicable
    const told = icons.map(icon => ({ icon, wrong: isWrong(icon) }))
    // Where one beside it is announced as what it is, browsers have that.
    if (told.some(({ icon, wrong }) => !wrong && icon.type)) return ok
    return foundAll(
      told.flatMap(({ icon: { href, type, line }, wrong }) =>
        wrong ? [{ url: home_view.url, line, evidence: `${shortened(href ?? '', 80)} as ${type}` }] : [],
      ),
    )
  },
}

import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

/** Fewer are passed with a few presses of a key. */
const long_menu = 8

/** The menu is the same on all pages: the front page stands for them. */
export const skipLinkMissing: SiteCheck = {
  id: 'skip-link-missing',
  section: 'accessibility',
  severity: 'low',
  scope: 'site',
  title: 'Nothing lets people who use the keyboard pass your menu',
  why: 'They press Tab once for each entry of the menu before they reach the text, on every page again.',
  mend: 'Begin each page with a link “Skip to content” to the id of its main part. It may stay hidden until it has the focus.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
  look: ({ home_view }) => {
    if (!home_view || !isShown(home_view) || unseenPart(home_view) !== null) return notApplicable
    const { links, headings, skip_link, anchors } = home_view.facts
    const first = headings.find(({ level }) => level === 1)?.offset ?? Number.POSITIVE_INFINITY
    const before = links.filter(
      ({ in_nav, region, hidden, kind, offset }) =>
        (in_nav || region === 'header') && !hidden && kind !== 'none' && offset < first,
    )
    // A menu is often written twice, for wide screens and for phones, and shown once.
    const goals = new Set(before.map(({ url, href }) => url ?? href))
    if (goals.size < long_menu) return notApplicable
    if (skip_link || links.some(({ name }) => /\bskip\b/i.test(name)) || anchors.has('skip-link')) return ok
    return found(
      home_view.url,
      before[0]?.line ?? null,
      `${goals.size} links before the text, and none that leads past them`,
    )
  },
}

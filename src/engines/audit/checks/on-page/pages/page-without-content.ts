import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { pageComingSoon } from '#src/engines/audit/checks/on-page/leftovers/coming-soon.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { HeldContent, isOwn } from './held-content.ts'
import { mayBeFilled } from './may-be-filled.ts'
import { named_after } from './named-after.ts'

const told_enough = 200
const joins = /\s[|–—:•·-]\s|\|/

/** What a page is called by its main heading, its title's first part or its file. */
function namesOf({ facts, url }: PageView): string[] {
  const parts = new URL(url).pathname.split('/').filter(part => !/^(?:index\.\w+)?$/.test(part))
  const h1 = facts.headings.find(({ level }) => level === 1)?.name ?? ''
  const title = facts.titles[0]?.text.split(joins)[0] ?? ''
  const name_of_file = (parts.at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')
  return [h1, title, name_of_file].map(name => name.trim().replace(/[!.:]$/, ''))
}

/** Links that make a menu. */
const least_menu = 3
/** Parts of other pages, and the menu that phones open as a page. */
const is_part = /\/(?:menu|nav|navigation|navbar|header|footer)(?:\.\w+)?\/?$/i

/** Has the page a menu like all others, and beside it nothing but a heading? */
function isBareFrame(page: PageView): boolean {
  const { links, headings, text } = page.facts
  if (text.words === 0 || is_part.test(new URL(page.url).pathname)) return false
  const menu = links.filter(link => link.in_nav || link.region === 'header')
  const held = new HeldContent(page)
  if (menu.length < least_menu || held.doors + held.devices + held.pictures > 0) return false
  const heading = headings.find(one => one.level === 1 && isOwn(one))?.text ?? ''
  return held.words <= heading.split(/\s+/).filter(Boolean).length
}

export const pageWithoutItsContent: PageCheck = {
  id: 'page-without-its-content',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page does not hold what it is called after',
  why: 'Whoever opens your gallery, your specials, your menu or your estimate page wants just that, and does not find it there.',
  mend: 'Fill the page, or take it and the links to it out until you can.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || !page.indexable || page.kind === 'home' || page.kind === 'legal') return notApplicable
    const { facts, url } = page
    const names = namesOf(page)
    // Without any words of its own it is no page but a file.
    if (names[0] === '' && names[1] === '') return notApplicable
    const promised = named_after.find(({ named }) => names.some(name => named.test(name)))
    if (!promised && !isBareFrame(page)) return notApplicable
    const framed = facts.iframes.some(
      ({ region, in_noscript, kind }) => region !== 'footer' && !in_noscript && kind !== 'analytics',
    )
    const held = new HeldContent(page)
    // A page that tells this much waits for no script.
    const waits = promised?.is_drawn
      ? mayBeFilled(page) || facts.scripts.some(({ draws }) => draws)
      : held.words < told_enough && mayBeFilled(page)
    if (framed || waits || unseenPart(page) !== null) return notApplicable
    // What was never filled in is told as that.
    if (held.hasBlanks) return notApplicable
    if (promised?.isKept(held)) return ok
    // What is said to come soon is told as that.
    if (pageComingSoon.look(page).state === 'found') return notApplicable
    return found(url, null, promised ? `without ${promised.what}` : 'nothing between menu and footer')
  },
}

const most_stub_words = 10

/** A heading in an empty document: that it holds nothing is told, and what its head lacks as well is the same cause. */
export function isToldStub(page: PageView): boolean {
  const { text, links, images } = page.facts
  if (text.words > most_stub_words || links.length > 0 || images.length > 0) return false
  return pageWithoutItsContent.look(page).state === 'found'
}

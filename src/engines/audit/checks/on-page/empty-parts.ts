import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isUnkept } from '#src/engines/audit/checks/on-page/unkept-headings.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { Place, Region } from '#src/engines/audit/facts/types/place.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'
import { mayBeFilled } from './may-be-filled.ts'

const source = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'
const most = 5

/** Headings that announce something, so that what comes after is theirs. */
const announces =
  /^(?:our |the |meet (?:our |the )?|customer |client |photo |recent |upcoming |latest |current )*(?:testimonials?|reviews?|gallery|photos?|pictures?|videos?|coupons?|specials?|offers|news|hours|faqs?|projects?|portfolio|work|services|process|clients|team|staff|crew|doctors|attorneys|stylists|events|classes|schedule|calendar|menu|prices|pricing|rates|partners|awards|locations|what (?:our )?(?:customers|clients|patients) (?:are saying|say)|before (?:and|&) after|frequently asked questions|directions|find us)$/i
/** There headings are entries of a menu, or titles of lists. */
const frame = new Set<Region>(['nav', 'header', 'footer'])
/** Room for closing tags and the next part's own. */
const most_between = 400

function isBare({ facts }: PageView, heading: HeadingFact, end: number): boolean {
  const isWithin = (one: Place & { region?: Region }) =>
    one.offset > heading.offset && one.offset < end && one.region !== 'footer'
  const { images, iframes, media, fields, buttons, links, legacy_elements, pictures, tables } = facts
  return ![images, iframes, media, fields, buttons, links, legacy_elements, pictures, tables].some(all =>
    all.some(isWithin),
  )
}

/** Nothing stands between it and the next heading, which begins another part. */
function isBareBefore(page: PageView, heading: HeadingFact, next: HeadingFact): boolean {
  // Above the main heading stands the line that leads to it.
  const ends = heading.words_after === 0 && next.level <= heading.level && next.level > 1
  return (
    ends && next.offset - heading.offset <= most_between + heading.name.length && isBare(page, heading, next.offset)
  )
}

/** The last of a page whose foot is marked as such. */
function isBareAtEnd(page: PageView, heading: HeadingFact, next: HeadingFact | undefined): boolean {
  const { blocks } = page.facts.text
  const foot = blocks.find(({ offset, region }) => offset > heading.offset && region === 'footer')
  if (!foot || (next && next.offset < foot.offset)) return false
  const has_words = blocks.some(
    ({ offset, text }) => offset > heading.offset && offset < foot.offset && !heading.text.includes(text),
  )
  return (
    !has_words &&
    foot.offset - heading.offset <= most_between + heading.name.length &&
    isBare(page, heading, foot.offset)
  )
}

export const headingWithoutContent: PageCheck = {
  id: 'heading-without-content',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A heading has nothing of what it announces under it',
  why: 'It promises something that visitors then look for in vain.',
  mend: 'Write what belongs under the heading, or take it out.',
  source,
  look: page => {
    if (!isShown(page) || unseenPart(page) !== null || mayBeFilled(page)) return notApplicable
    const headings = page.facts.headings.filter(({ hidden }) => !hidden)
    const bare = headings.filter((heading, at) => {
      if (heading.level < 2 || heading.name === '' || heading.text === '' || frame.has(heading.region)) return false
      if (!announces.test(heading.name)) return false
      const next = headings[at + 1]
      return (next && isBareBefore(page, heading, next)) || isBareAtEnd(page, heading, next)
    })
    const unkept = headings.filter((heading, at) => {
      const next = headings.slice(at + 1).find(({ level }) => level <= heading.level)
      return heading.level >= 2 && isUnkept(page, heading, next?.offset ?? Number.POSITIVE_INFINITY)
    })
    return foundAll(
      [...bare, ...unkept]
        .slice(0, most)
        .map(({ line, level, name }) => ({ url: page.url, line, evidence: `<h${level}> “${shortened(name, 60)}”` })),
    )
  },
}

type Promise = { named: RegExp; what: string; isKept: (page: PageView) => boolean }

/** Pictures that a style paints behind elements. */
function painted({ facts }: PageView): number {
  const shown = new Set(facts.images.map(({ url }) => url))
  return facts.resources.filter(({ kind, url }) => kind === 'image' && !shown.has(url)).length
}

const pictures = ({ facts }: PageView) =>
  facts.images.filter(({ region, hidden }) => region !== 'header' && region !== 'nav' && region !== 'footer' && !hidden)
    .length + facts.media.length
const said = ({ facts: { text } }: PageView) =>
  Math.max(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)

/** Pages that are called after the one thing that they are to hold. */
const promises: readonly Promise[] = [
  {
    named: /^(?:our )?(?:photo |picture |project )?(?:gallery|photos|portfolio)$/i,
    what: 'pictures',
    isKept: page =>
      pictures(page) + painted(page) >= 2 ||
      page.facts.links.some(({ href }) => /\.(?:jpe?g|png|webp|pdf)$/i.test(href ?? '')),
  },
  {
    named: /^(?:our )?(?:customer |client )?(?:testimonials?|reviews)$/i,
    what: 'a word of a customer',
    isKept: page =>
      said(page) >= 30 || pictures(page) >= 2 || page.facts.reviews.some(({ kind }) => kind === 'profile-link'),
  },
  {
    named: /^site ?-?map$/i,
    what: 'a list of pages',
    isKept: ({ facts }) =>
      facts.links.filter(({ region, in_nav }) => !in_nav && region !== 'header' && region !== 'footer').length >= 3,
  },
  {
    named: /^(?:free |request an? |get an? )?(?:free )?(?:estimate|quote)s?$/i,
    what: 'a form to ask for one',
    isKept: ({ facts: { forms, fields, emails, tel_links } }) =>
      forms.length + fields.length > 0 || emails.some(({ region }) => region !== 'footer') || tel_links.length > 0,
  },
  {
    named: /^(?:our |current )?(?:specials|coupons|promotions|offers)$/i,
    what: 'an offer',
    isKept: page => said(page) >= 25 || pictures(page) >= 1,
  },
]

/** What a page is called by its main heading, its title's first part or its file. */
function namesOf({ facts, url }: PageView): string[] {
  const file = new URL(url).pathname.split('/').findLast(part => part !== '') ?? ''
  const h1 = facts.headings.find(({ level }) => level === 1)?.name ?? ''
  const title = facts.titles[0]?.text.split(/\s[|–—:-]\s|\|/)[0] ?? ''
  return [h1, title, file.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')].map(name => name.trim())
}

export const pageWithoutItsContent: PageCheck = {
  id: 'page-without-its-content',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page does not hold what it is called after',
  why: 'Whoever opens your gallery, your reviews or your estimate page wants just that, and finds an empty page.',
  mend: 'Fill the page, or take it and the links to it out until you can.',
  source,
  look: page => {
    if (!isShown(page) || !page.indexable || page.kind === 'home' || page.kind === 'legal') return notApplicable
    const names = namesOf(page)
    // Without any words of its own it is no page but a file.
    if (names[0] === '' && names[1] === '') return notApplicable
    const promised = promises.find(({ named }) => names.some(name => named.test(name)))
    if (!promised) return notApplicable
    const { facts, url } = page
    // What is said to come soon, or was never filled in, is told as that.
    if (unseenPart(page) !== null || mayBeFilled(page) || facts.iframes.length > 0 || facts.leftovers.length > 0)
      return notApplicable
    return promised.isKept(page) ? ok : found(url, null, `without ${promised.what}`)
  },
}

import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/inquiry-forms.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

const source = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'
const most = 5

/** Names of scripts that write into pages; a menu, a font or a counter does not. */
const writes =
  /script|main|app|bundle|component|chunk|custom|site|index|widget|embed|gallery|slide|photo|review|feed|load|include|partial|swiper|data|cms|content|items|build|elementor|plugin/i
const fileOf = (url: string) => url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''

/** Might a script of the page fill an empty spot? */
const mayBeFilled = ({ facts }: PageView) =>
  facts.scripts.some(({ url }) => url !== null && !isHarmlessScript(url) && writes.test(fileOf(url)))

/** Headings that announce something, so that what comes after is theirs. */
const announces =
  /^(?:our |the |customer |client |photo |recent )?(?:testimonials?|reviews?|gallery|photos?|pictures?|coupons?|specials?|news|hours|faqs?|projects?|portfolio|work)$/i
/** Room for closing tags and the next part's own. */
const most_between = 400

function isBare(page: PageView, heading: HeadingFact, next: HeadingFact): boolean {
  const { facts } = page
  const isWithin = ({ offset }: Place) => offset > heading.offset && offset < next.offset
  if (next.offset - heading.offset > most_between + heading.name.length) return false
  const { images, iframes, media, fields, buttons, links, legacy_elements, pictures, tables } = facts
  return ![images, iframes, media, fields, buttons, links, legacy_elements, pictures, tables].some(all =>
    all.some(isWithin),
  )
}

export const headingWithoutContent: PageCheck = {
  id: 'heading-without-content',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A heading has nothing under it',
  why: 'It promises something that visitors then look for in vain.',
  mend: 'Write what belongs under the heading, or take it out.',
  source,
  look: page => {
    if (!isShown(page) || unseenPart(page) !== null || mayBeFilled(page)) return notApplicable
    const headings = page.facts.headings.filter(({ hidden }) => !hidden)
    const bare = headings.filter((heading, at) => {
      const next = headings[at + 1]
      if (heading.level < 2 || heading.words_after > 0 || heading.name === '' || heading.text === '' || !next)
        return false
      // Above the main heading stands the line that leads to it.
      const ends = announces.test(heading.name) && next.level <= heading.level && next.level > 1
      return ends && heading.region !== 'footer' && isBare(page, heading, next)
    })
    return foundAll(
      bare
        .slice(0, most)
        .map(({ line, level, name }) => ({ url: page.url, line, evidence: `<h${level}> “${shortened(name, 60)}”` })),
    )
  },
}

type Promise = { named: RegExp; what: string; isKept: (page: PageView) => boolean }

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
      pictures(page) >= 2 || page.facts.links.some(({ href }) => /\.(?:jpe?g|png|webp|pdf)$/i.test(href ?? '')),
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

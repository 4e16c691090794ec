import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isUnkept } from '#src/engines/audit/checks/on-page/headings/unkept-headings.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { Place, Region } from '#src/engines/audit/facts/types/place.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

const source = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'
const most = 5

/** Headings that announce something, so that what comes after is theirs. */
const announces =
  /^(?:our |the |meet (?:our |the )?|customer |client |photo |recent |upcoming |latest |current )*(?:testimonials?|reviews?|gallery|photos?|pictures?|videos?|coupons?|specials?|offers|news|hours|faqs?|projects?|portfolio|work|services|process|clients|team|staff|crew|doctors|attorneys|stylists|events|classes|schedule|calendar|menu|prices|pricing|rates|partners|awards|locations|what (?:our )?(?:customers|clients|patients) (?:are saying|say)|before (?:and|&) after|frequently asked questions|directions|find us)$/i
/** "Monday:", of what there is on that day; without a colon it may head a column of a calendar. */
const of_a_day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day:\s*$/i
/** Questions under headings of the same level are what they announce. */
const ask = /^(?:faqs?|frequently asked questions)$/i
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

/** "EVENTS" over the page /events.html */
const isNameOfPage = ({ url }: PageView, { name }: HeadingFact): boolean =>
  new RegExp(String.raw`/(?:our-)?${name.toLowerCase().replace(/[^a-z]+/g, '[-_]?')}(?:\.\w{3,5})?/?$`).test(
    new URL(url).pathname.toLowerCase(),
  )

/** What begins another part by its first words. */
const begins_anew =
  /^(?:contact|about|book|call|get|why|ready|visit|follow|schedule|request|who|where|how|our|meet|join|sign|subscribe)\b/i

/** Things under headings of the same level as the one that announces them: "Our Services", "Roofs", "Gutters". */
const listsItsThings = (heading: HeadingFact, next: readonly HeadingFact[]): boolean =>
  next.length === 2 &&
  next.every(
    ({ level, name, words_after }) =>
      level === heading.level && words_after > 0 && !begins_anew.test(name) && !announces.test(name),
  )

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
      // Where none is marked as the main heading, the one that the page is called by is.
      if (at === 0 && !headings.some(({ level }) => level === 1) && isNameOfPage(page, heading)) return false
      if (!announces.test(heading.name) && !of_a_day.test(heading.text)) return false
      const next = headings[at + 1]
      if (listsItsThings(heading, headings.slice(at + 1, at + 3))) return false
      if (next?.is_question && ask.test(heading.name)) return false
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

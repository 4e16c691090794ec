import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { pageComingSoon } from '#src/engines/audit/checks/on-page/leftovers/coming-soon.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** Pages that are read for their words: what there is, and what it costs. */
const read_for_words =
  /^(?:our )?(?:[a-z]+ )?(?:menus?|coupons?|specials|promotions|offers|prices|pricing|price list|rates|services)$|^menu (?:breakfast|brunch|lunch|dinner|drinks?|dessert|catering|bar|wine)$/i
/** Pages that are read for days and times, and what the picture of these is called. */
const read_for_times =
  /^(?:our |the )?(?:[a-z]+ )?(?:schedules?|time ?tables?|class (?:times|list|days)|(?:service|mass|worship|opening|store|office) (?:times|hours)|hours|tuition|fees|calendar)$/i
const of_times = /schedule|time-?_?table|(?:class|mass|service|worship)[-_ ]?times|hours|tuition|fees|calendar/i
const time_of_day = /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i
/** A script by such a name writes here what there is to read. */
const fills =
  /(?:\b|_)(?:forms?|embed|widgets?|booking|menus?|orders?|calendar|schedules?|timetable|classes|events?)\b/i
/** Pages that are looked at. */
const looked_at =
  /galler|photo|picture|portfolio|work\b|project|before|after|album|media|video|showcase|slide|\btour\b|\bmaps?\b|team|staff|thank|logo/i
/** "Corporate event gallery at The Gathering Porch" */
const is_described = /\b(?:galler(?:y|ies)|photos? of|pictures of)\b/i
/** The name of the business, wherever it stands. */
const is_logo = /logo/i
/** What stands there with its prices is told in words, however few they are. */
const price = /\p{Sc}\s?\d/gu
const few_prices = 2
/** A link to the picture itself leads to no page. */
const is_file = /\.(?:pdf|jpe?g|png|webp|gif)(?:[?#]|$)/i
const few = 30
const fewer = 12
const many_pictures = 3
const few_cards = 2

function namesOf({ facts, url }: PageView): string[] {
  const file = new URL(url).pathname.split('/').findLast(part => part !== '') ?? ''
  const h1 = facts.headings.find(({ level }) => level === 1)?.name ?? ''
  const title = facts.titles[0]?.text.split(/\s[|–—:-]\s|\|/)[0] ?? ''
  return [file.replace(/\.\w+$/, '').replace(/[-_]+/g, ' '), h1, title].map(name => name.trim())
}

/** Links of cards: the words stand in them or below the picture, and the rest on the page they lead to. */
function cardsOf({ facts: { links }, url: here }: PageView, words: number): number {
  const cards = links.filter(({ images, internal, url, region }) => {
    const leads = internal && url !== null && url.split('#', 1)[0] !== here && !is_file.test(url)
    return leads && images > 0 && (region === 'main' || region === 'body')
  })
  const titled = cards.filter(({ text }) => text !== '').length
  // With their words below them they are cards where each leads to a page of its own.
  const goals = new Set(cards.map(({ url }) => url)).size
  return goals === cards.length && words >= goals ? goals : titled
}

/** "catering-menu.jpg": on a page that says next to nothing, such a picture is all there is to read. */
const of_prices =
  /(?:^|[\W_]|%20)(?:menus?|price(?:[ _-]|%20)?list|rates|rate(?:[ _-]|%20)?(?:card|sheet))(?![a-z])[^a-z]{0,12}(?:(?:page|side|front|back|v|x)[^a-z]{0,6})?(?:\.[a-z]{3,4})?$/i
const isMenu = ({ url, alt, in_link }: ImageFact): boolean =>
  !in_link && (of_prices.test(url?.split('/').at(-1) ?? '') || of_prices.test(alt ?? ''))

/** Are the times of this page in a picture that is called so, and nowhere in its words or in a form? */
function isPictured({ facts }: PageView, shown: readonly ImageFact[]): boolean {
  const called = shown.some(
    ({ url, alt, in_link }) => !in_link && (of_times.test(url?.split('/').at(-1) ?? '') || of_times.test(alt ?? '')),
  )
  if (!called || facts.forms.length > 0) return false
  const { blocks } = facts.text
  return !blocks.some(({ region, text }) => (region === 'main' || region === 'body') && time_of_day.test(text))
}

export const wordsInPictures: PageCheck = {
  id: 'words-only-in-pictures',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'What a page has to say stands in pictures only',
  why: 'Search engines, assistants and people who have pages read to them find nothing there: no dish, no service, no price.',
  mend: 'Write the same as text beside the pictures: what it is, for whom, and what it costs.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { facts, kind, url } = page
    if (!isShown(page) || !page.indexable || !(kind === 'other' || kind === 'service')) return notApplicable
    const { text, images } = facts
    const words = Math.min(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
    const shown = images.filter(
      ({ region, hidden, url: address }) =>
        !hidden && (region === 'main' || region === 'body') && !is_logo.test(address?.split('/').at(-1) ?? ''),
    )
    const cards = Math.min(shown.filter(({ in_link }) => in_link).length, cardsOf(page, words))
    // Where most are cards, the others are signs and ornaments.
    const pictures = cards >= few_cards && cards * 2 >= shown.length ? 0 : shown.length - cards
    const names = namesOf(page)
    const is_named = names.some(name => read_for_words.test(name))
    const is_read = pictures > 0 && (is_named ? words < few : words < fewer && shown.some(isMenu))
    const is_timetable = words < few && names.some(name => read_for_times.test(name)) && isPictured(page, shown)
    const is_gallery =
      names.some(name => looked_at.test(name)) ||
      facts.metas.some(({ name, content }) => name === 'description' && is_described.test(content))
    const is_bare = pictures >= many_pictures && words < fewer && !is_gallery
    if (!is_read && !is_timetable && !is_bare) return ok
    if ((visibleText(page).match(price)?.length ?? 0) >= few_prices) return ok
    // What only asks for patience has nothing to say yet.
    if (pageComingSoon.look(page).state === 'found') return notApplicable
    if (unseenPart(page) !== null || facts.iframes.length > 0 || facts.empty_app_root) return notApplicable
    if (facts.scripts.some(script => script.part === 'body' && fills.test(script.url ?? ''))) return notApplicable
    return found(url, null, `${countOf(words, 'word')} and ${countOf(pictures, 'picture')}`)
  },
}

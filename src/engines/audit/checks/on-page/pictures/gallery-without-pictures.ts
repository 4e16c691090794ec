import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import { of_work } from './stock-as-own-work.ts'

/** Jobs and houses are shown; "Our work" of a law firm is told. */
const shows = /gallery|portfolio|before|photo|projects|transformations?|our work|recent|jobs/i
/** What speaks of something to be seen. */
const to_see = /\b(?:before|after|see|look|gallery|photos?|pictures?|transformations?|projects?|room by room)\b/i
const fewest_tiles = 3
/** Tiles may be painted by rules of the style: so few pictures there are the top of the page and its like. */
const most_painted = 1

/** Scripts that hang pictures; the names under them would come with these. */
const hangs = /galler|slide|photo|swiper|lightbox|instagram|flickr|portfolio|cloudinary/i

const withinOf = (from: number, to: number) => (one: Place) => one.offset > from && one.offset < to

/** Names of jobs stand there, one beside the other, each where its picture should be. */
function isBare(facts: PageFacts, from: number, to: number): boolean {
  const isWithin = withinOf(from, to)
  const { images, pictures, iframes, media, legacy_elements, resources, links } = facts
  if ([images, pictures, iframes, media, legacy_elements].some(all => all.some(isWithin))) return false
  if (resources.some(one => one.kind === 'image' && isWithin(one))) return false
  // They may be shown elsewhere.
  return !links.some(one => isWithin(one) && one.kind === 'web')
}

export const galleryWithoutPictures: SiteCheck = {
  id: 'gallery-without-pictures',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'A gallery has names and no pictures',
  why: 'Visitors came to see your work, and find empty boxes with a label. It looks as if there were none to show.',
  mend: 'Put photos of your own jobs there, two or three to begin with, or take the part out until you have them.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ home_view, painted }) => {
    if (!home_view || !isShown(home_view) || unseenPart(home_view) !== null) return notApplicable
    const { facts, url } = home_view
    const headings = facts.headings.filter(({ hidden }) => !hidden)
    for (const [at, heading] of headings.entries()) {
      if (heading.level !== 2 || !of_work.test(heading.name) || !shows.test(heading.name)) continue
      const next = headings.slice(at + 1).find(({ level }) => level <= heading.level)
      const end = next?.offset ?? Number.POSITIVE_INFINITY
      const tiles = headings.slice(at + 1).filter(withinOf(heading.offset, end)).length
      if (!next || tiles < fewest_tiles || !to_see.test(heading.text_after + heading.name)) continue
      if (!isBare(facts, heading.offset, end)) continue
      if (painted.length > most_painted || facts.scripts.some(({ src }) => hangs.test(src ?? ''))) return notApplicable
      return found(url, heading.line, `<h2> “${shortened(heading.name, 60)}” over ${tiles} names, and no picture`)
    }
    return ok
  },
}

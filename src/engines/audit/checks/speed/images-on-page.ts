import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { of_a_page, type WithoutRoom } from '#src/engines/audit/facts/styles/picture-room.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const isShown = ({ hidden, in_noscript, url, lazy_src, srcset }: ImageFact) =>
  !hidden && !in_noscript && (url !== null || lazy_src !== null || srcset !== null)

function quoteImage({ src, lazy_src, loading }: ImageFact): string {
  return `<img src="${shortened(lazy_src ?? src ?? '', 90)}"${loading === null ? '' : ` loading="${loading}"`}>`
}

export const imageDimensionsMissing: PageCheck = {
  id: 'image-dimensions-missing',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'Pictures do not say how much room they need',
  why: 'The page jumps while it loads, and visitors lose their place or tap the wrong thing.',
  mend: 'Give each picture its width and height in the HTML; CSS may still scale it.',
  source: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
  look: onWorkingPages(({ url, facts }) => {
    const shown = facts.images.filter(image => isShown(image) && !of_a_page.test(image.src ?? ''))
    if (shown.length === 0) return notApplicable
    // With its height alone a picture keeps what is below it in place.
    const unsized = shown.filter(({ height, sized_by_style }) => !sized_by_style && !height)
    const [first] = unsized
    if (!first) return ok
    const more = unsized.length > 1 ? ` and ${unsized.length - 1} more of ${shown.length}` : ''
    return found(url, first.line, `${quoteImage(first)}${more}`)
  }),
}

/** The same by the styles of the page, where they are known: which of its pictures they keep no room for. */
export function withoutRoomOf(one: Occurrence, without: WithoutRoom | undefined): Occurrence | undefined {
  if (!without) return one
  const { count, first, line } = without
  if (count === 0) return undefined
  const more = count > 1 ? ` and ${count - 1} more` : ''
  return { ...one, line, evidence: `<img src="${shortened(first, 90)}">${more}` }
}

const largeWidth = 480
const smallWidth = 200
const wordsOfAScreen = 40

/** The first picture of size in the content, when it surely stands on the first screen; else undefined. */
function firstLargeImage({ facts }: PageView): ImageFact | undefined {
  const hasMain = facts.landmarks.some(({ role, hidden }) => role === 'main' && !hidden)
  const region = hasMain ? 'main' : 'body'
  const isSmall = ({ width }: ImageFact) => width !== null && Number.parseInt(width, 10) < smallWidth
  const first = facts.images.find(image => isShown(image) && image.region === region && !isSmall(image))
  if (!first) return undefined
  const isLarge = Number.parseInt(first.width ?? '', 10) >= largeWidth || first.sizes?.trim() === '100vw'
  if (!isLarge) return undefined
  // What the page begins with ends where its first part has a heading of its own.
  const [top] = facts.headings.filter(({ level, hidden }) => level === 1 && !hidden)
  const below = facts.headings.some(
    ({ level, hidden, offset }) => level === 2 && !hidden && top && offset > top.offset && offset < first.offset,
  )
  if (below) return undefined
  let words = 0
  for (const { text, in_nav, offset } of facts.text.blocks) {
    if (offset >= first.offset) break
    // A hero may stand before the main part.
    if (!in_nav) words += text.split(' ').length
    if (words > wordsOfAScreen) return undefined
  }
  return first
}

export const lcpImageLazy: PageCheck = {
  id: 'lcp-image-lazy',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'The main picture of the page is loaded late on purpose',
  why: 'It is marked to wait until it is needed, so the first thing visitors should see comes last.',
  mend: 'Remove loading="lazy" from the first large picture; keep it on those further down.',
  source: 'https://web.dev/articles/lcp-lazy-loading',
  look: onWorkingPages(page => {
    const torn = page.facts.images.find(
      image => isShown(image) && isLazy(image) && image.fetchpriority?.toLowerCase() === 'high',
    )
    const image = torn ?? firstLargeImage(page)
    if (!image) return notApplicable
    return isLazy(image) ? found(page.url, image.line, quoteImage(image)) : ok
  }),
}

const isLazy = ({ loading }: ImageFact) => loading?.trim().toLowerCase() === 'lazy'

const many = 15
const no_photo = /\.(?:svg|gif|ico)(?:[?#]|$)/i
/** Small by its name: "thumb_01.jpg", "/tn/door.jpg", "door-150x150.jpg". */
const small_by_name =
  /thumb|[/_-](?:tn|sm|small|mini|icons?|logos?)[/_.-][^/]*$|[-_](?:[1-9]\d|1\d\d)x\d{2,3}\.\w{3,4}(?:[?#]|$)/i

export const picturesAllAtOnce: PageCheck = {
  id: 'pictures-all-at-once',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'All pictures of a long page are loaded at once',
  why: 'Phones fetch those far below before anybody scrolls there. What stands at the top comes later for it, and visitors pay for what they never see.',
  mend: 'Add loading="lazy" to the pictures below the first screen. Systems such as WordPress do so by themselves when they are up to date.',
  source: 'https://web.dev/articles/browser-level-image-lazy-loading',
  look: onWorkingPages(({ url, facts }) => {
    const shown = facts.images.filter(
      image => isShown(image) && image.url !== null && !no_photo.test(image.url) && !small_by_name.test(image.url),
    )
    const large = shown.filter(({ width }) => !(Number.parseInt(width ?? '', 10) < smallWidth / 2))
    const files = new Set(large.map(({ url: file }) => file))
    if (files.size < many || facts.images.some(image => isLazy(image) || image.lazy_src !== null)) return ok
    return found(url, large[0]?.line ?? null, `${files.size} pictures, and none with loading="lazy"`)
  }),
}

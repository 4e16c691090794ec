import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const may_be_stock = /unsplash|pexels|pixabay|stock|getty|depositphotos|dreamstime|freepik|vecteezy|123rf|alamy/i
/** Hosts of picture agencies, and the names under which their files are kept. */
const stock =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:unsplash\.com|pexels\.com|pixabay\.com|istockphoto\.com|shutterstock\.com|gettyimages\.com|depositphotos\.com|dreamstime\.com|freepik\.com|vecteezy\.com|123rf\.com|alamy\.com)\/|(?:^|\/)(?:[\w-]{1,120}-unsplash|pexels-[\w-]{0,80}\d|i?stock(?:photo)?-\d|shutterstock_\d|adobestock_\d|gettyimages-\d|depositphotos_\d|dreamstime_\w{0,4}\d)/i

/** What shows work that was done. */
export const of_work =
  /^(?:our |my |the |see (?:our |the )?|some of (?:our|my) |a (?:look at|few of) (?:our|my) )?(?:(?:recent|past|latest|finished|completed|featured|real|client|customer|photo|project|work) )*(?:gallery|portfolio|work|jobs|projects|results|transformations?|before (?:and|&|\/) after(?:s| photos| gallery)?)(?: gallery| photos)?\W*$/i
const addressed_so =
  /\/(?:our-?)?(?:photo-?|project-?)?(?:gallery|portfolio|our-?work|projects|before-?(?:and-?)?after)[\w-]{0,10}(?:\.\w{2,5})?\/?$/i
const one_of_a_pair = /^\W*(?:before|after)\b|\b(?:before|after)\W*$/i

const fewest = 3
const most = 5

const addressOf = ({ src, lazy_src }: ImageFact): string => lazy_src ?? src ?? ''

const isStock = (image: ImageFact): boolean =>
  may_be_stock.test(addressOf(image)) && stock.test(addressOf(image)) && !image.hidden

/** What the business is called, in lower case. One word may be that of a thing. */
const namesOf = ({ names }: PageView['facts']): string[] => [
  ...new Set(
    names.flatMap(({ name, from }) =>
      from !== 'h1' && from !== 'title' && name.includes(' ') ? [name.toLowerCase()] : [],
    ),
  ),
]

const stands_before = /\b(?:at|of|by|from|inside|outside)(?: the)? $/
/** "Exterior of Calloway Church", "Patients at Calloway Dental". */
function showsHouse(alt: string, name: string): boolean {
  const at = alt.indexOf(name)
  return at > 0 && stands_before.test(alt.slice(Math.max(0, at - 14), at))
}

/** Pictures that the page calls work of the business, and that an agency sells or gives to everybody. */
export function stockShownAsWork({ facts, url }: PageView): readonly ImageFact[] {
  const lent = facts.images.filter(isStock)
  if (lent.length === 0) return []
  const names = namesOf(facts)
  const isHouse = ({ alt }: ImageFact) => alt !== null && names.some(name => showsHouse(alt.toLowerCase(), name))
  const pairs = lent.filter(image => one_of_a_pair.test(image.alt ?? '') || isHouse(image))
  const h1 = facts.headings.find(({ level }) => level === 1)?.name ?? ''
  if (of_work.test(h1) || addressed_so.test(new URL(url).pathname)) return lent.length >= fewest ? lent : pairs
  const parts = facts.headings.flatMap((heading, at) => {
    if (heading.level < 2 || !of_work.test(heading.name)) return []
    const end = facts.headings.slice(at + 1).find(({ level }) => level <= heading.level)?.offset ?? Infinity
    const within = lent.filter(({ offset }) => offset > heading.offset && offset < end)
    return within.length >= fewest ? within : []
  })
  return [...new Set([...parts, ...(pairs.length > 1 || pairs.some(isHouse) ? pairs : [])])]
}

export const stockAsOwnWork: PageCheck = {
  id: 'stock-shown-as-own-work',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'Stock pictures are shown as your own work, house or people',
  why: 'They stand where visitors look for jobs that you did, or are described as your place. Whoever has seen one elsewhere, or looks it up, trusts none of the rest.',
  mend: 'Show photos of your own jobs and rooms, taken with a phone if need be, and describe stock pictures without your name.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/truth-advertising',
  look: page => {
    if (!isShown(page) || page.facts.images.length === 0) return notApplicable
    const told = stockShownAsWork(page)
    if (told.length === 0) return foundAll([])
    const shown = new Map<string, Occurrence>()
    for (const image of told) {
      const said = image.alt ? ` as “${shortened(image.alt, 40)}”` : ''
      const evidence = `${shortened(addressOf(image), 90)}${said}`
      if (shown.size < most) shown.set(addressOf(image), { url: page.url, line: image.line, evidence })
    }
    return foundAll([...shown.values()])
  },
}

import { imgAltAllEmpty } from '#src/engines/audit/checks/accessibility/picture-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

/** Folders and names of files that hold people and finished work: such pictures are there to be looked at. */
const shows_something =
  /(?:^|[/_-])(?:team|staff|doctors?|attorneys?|gallery|portfolio|projects?|our[-_]work|before[-_]?(?:and[-_]?)?after|before|after)(?:[/_-]|\d|\.)[^?#]*\.(?:jpe?g|png|webp|avif)|(?:^|[/_-])(?:team|staff|gallery|portfolio|projects?)\/[^?#]+/i
const drawn = /\.svg(?:[?#]|$)|icon|arrow|bullet|shape|pattern|background|[-_/]bg[-_.]|spacer|divider|overlay/i
const logo = /(?:^|[/_ -])logo(?:[/_ .-]|\d|$)/i
const least = 2

const addressOf = ({ lazy_src, src }: ImageFact) => lazy_src ?? src ?? ''

function isSilent({ alt, label, hidden, aria_hidden, in_noscript, role }: ImageFact): boolean {
  if (alt === null || alt.trim() !== '' || label !== '') return false
  return !hidden && !aria_hidden && !in_noscript && role !== 'presentation' && role !== 'none'
}

/** Smaller ones may be marks of a trade, a badge or a rule between paragraphs. */
const least_size = { width: 200, height: 120 }
const photograph = /\.(?:jpe?g|webp|avif)(?:[?#]|$)/i

/** A photograph in the text of the page, by its ending and the size that the page gives it. */
function isPhotograph({ width, height, region, ...image }: ImageFact): boolean {
  if (region === 'header' || region === 'nav' || region === 'footer') return false
  const [wide, high] = [Number.parseInt(width ?? '', 10), Number.parseInt(height ?? '', 10)]
  // A band across the page decorates it.
  if (!(wide >= least_size.width && high >= least_size.height && wide < high * 3)) return false
  const address = image.lazy_src ?? image.src ?? ''
  return photograph.test(address) && !drawn.test(address)
}

/** Photographs without words, on a page that describes none. */
function silentPhotographs(images: readonly ImageFact[], silent: readonly ImageFact[]): readonly ImageFact[] {
  const isDescribed = images.some(image => (image.alt ?? '').trim() !== '' && isPhotograph(image))
  return isDescribed ? [] : silent.filter(image => !image.in_link && isPhotograph(image))
}

/** A logo at the top that no words stand for: neither a link around it nor the name beside it. */
function isLoneLogo({ facts }: PageView, image: ImageFact): boolean {
  if (image.in_link || (image.region !== 'header' && image.region !== 'nav') || !logo.test(addressOf(image)))
    return false
  const above = plainWords(
    facts.text.blocks.flatMap(({ region, text }) => (region === 'header' || region === 'nav' ? [text] : [])).join(' '),
  )
  const names = facts.names.filter(({ from }) => from !== 'h1').map(({ name }) => plainWords(name))
  return !names.some(name => name.length >= 4 && above.includes(name))
}

export const imgAltEmptyOfContent: PageCheck = {
  id: 'img-alt-empty-content',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Pictures of people, work or your place, or your logo, have no description',
  why: 'An empty alt text says “decoration”. Screen readers pass over your team, your work and your name, and image search cannot show them.',
  mend: 'Say what each shows: “Dana Ruiz, hygienist”, “New cedar fence in Pooler”, “Calloway Plumbing”.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  look: page => {
    const { images } = page.facts
    if (!isShown(page) || images.length === 0) return notApplicable
    const silent = images.filter(isSilent)
    const named = silent.filter(image => {
      const address = addressOf(image)
      return address.length < 300 && !image.in_link && shows_something.test(address) && !drawn.test(address)
    })
    const shown = [...new Set([...named, ...silentPhotographs(images, silent)])]
    const logos = silent.filter(image => isLoneLogo(page, image)).slice(0, 1)
    const told = new Set(shown.map(addressOf)).size >= least ? [...logos, ...shown] : logos
    // Where not one picture is described, that is told.
    if (told.length === 0 || imgAltAllEmpty.look(page).state === 'found') return foundAll([])
    return foundAll(
      told.slice(0, 10).map(image => {
        return { url: page.url, line: image.line, evidence: `<img src="${shortened(addressOf(image), 90)}" alt="">` }
      }),
    )
  },
}

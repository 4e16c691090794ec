import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { closingOf } from '#src/engines/audit/checks/links/other-sites/closed-networks.ts'
import { h1Missing } from '#src/engines/audit/checks/on-page/headings/main-heading.ts'
import { picturesIn } from '#src/engines/audit/checks/on-page/headings/pictures-in-heading.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const most = 20

const no_pictures: ReadonlySet<ImageFact> = new Set()

/** A logo without words for a main heading is told as the heading that is missing. */
function picturesForHeading(page: PageView): ReadonlySet<ImageFact> {
  const tops = page.facts.headings.filter(({ level, name, pictures }) => level === 1 && name === '' && pictures > 0)
  if (tops.length === 0 || h1Missing.look(page).state !== 'found') return no_pictures
  return new Set(tops.flatMap(top => picturesIn(top, page.facts)))
}

/** Links of pictures, or of parts of one, that say nothing to those who do not see them. */
function namelessLinks({ facts }: PageView): LinkFact[] {
  return facts.links.filter(
    ({ images, element, name, href, hidden, aria_hidden }) =>
      (images > 0 || element === 'area') && name === '' && href !== null && !hidden && !aria_hidden,
  )
}

export const linkImageNoName: PageCheck = {
  id: 'link-image-no-name',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A picture that is a link has no words',
  why: 'People who use a screen reader hear only “link” and cannot tell where it leads. Search engines learn nothing either.',
  mend: 'Give the picture an alt text that says where the link leads, such as “Calloway Plumbing, home page”.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/link-name',
  look: page => {
    if (!isShown(page)) return notApplicable
    const in_heading = new Set([...picturesForHeading(page)].map(image => linkBefore(page, image)))
    return foundAll(
      namelessLinks(page)
        // That a network has closed is told, and mended by taking the link out.
        .filter(link => !in_heading.has(link) && closingOf(link) === undefined)
        .slice(0, most)
        .map(({ line, element, href }) => ({
          url: page.url,
          line,
          evidence: `<${element} href="${shortened(href ?? '', 90)}">`,
        })),
    )
  },
}

const decorative = new Set(['presentation', 'none'])
const isDot = (length: string | null) => length === '0' || length === '1' || length === '1px'

/** An image that people see and that its maker could have described. */
function isPicture(image: ImageFact): boolean {
  if (image.hidden || image.aria_hidden || image.in_noscript || decorative.has(image.role)) return false
  if (isDot(image.width) || isDot(image.height)) return false
  const source = image.lazy_src ?? image.src ?? image.srcset ?? ''
  return source !== '' && !source.startsWith('data:image/gif')
}

export const imgAltMissing: PageCheck = {
  id: 'img-alt-missing',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'Images without a description',
  why: 'Screen readers read the file name aloud instead, and image search cannot tell what the picture shows.',
  mend: 'Give each image an alt text that says what it shows. For pure decoration, write an empty one: alt="".',
  source: 'https://dequeuniversity.com/rules/axe/4.10/image-alt',
  look: page => {
    const images = page.facts.images.filter(isPicture)
    if (!isShown(page) || images.length === 0) return notApplicable
    const told = new Set<LinkFact | undefined>(namelessLinks(page))
    const in_heading = picturesForHeading(page)
    const missing = images.filter(
      image =>
        image.alt === null &&
        image.label === '' &&
        // What stands in a button is read out by the button's own name, and one without a name is told as that.
        !image.in_button &&
        !in_heading.has(image) &&
        !(image.in_link && told.has(linkBefore(page, image))),
    )
    return foundAll(
      missing.slice(0, most).map(({ line, src, lazy_src }) => {
        return { url: page.url, line, evidence: `<img src="${shortened(lazy_src ?? src ?? '', 90)}">` }
      }),
    )
  },
}

/** The link an image stands in: the last one that began before it. */
function linkBefore({ facts }: PageView, { offset }: ImageFact): LinkFact | undefined {
  return facts.links.findLast(link => link.offset < offset)
}

/** “logo.gif (1336 bytes)” is what FrontPage wrote by itself. */
const file_name = /^\S.*\.(?:jpe?g|png|gif|webp|svg|avif|bmp|tiff?|heic)(?: ?\([\d.,]+ ?(?:bytes|[KM]B)\))?$/i
/** What cameras, phones, chats, agencies and drawing tools call a picture by themselves. */
const of_device =
  /^(?:DSC[_NF]?|IMG[_ -]|PXL_|DCIM|P\d{3}|FB_IMG_|received_|MVIMG)[\w -]*\d[\w ()~-]*$|^(?:whatsapp (?:image|video)|screen ?shot)[ _-]20\d\d\S.*$|^(?:copy of )?untitled(?: design)?(?: ?(?:- ?)?\(?\d{1,4}\)?)?$|^(?:unnamed|download|image|photo|picture) ?\(\d{1,4}\)$|^(?:frame|rectangle|mask group|artboard|image) ?\d{1,4}$|^(?:adobestock|shutterstock|istock|istockphoto|gettyimages|depositphotos|pexels|unsplash|dreamstime)[_ -][\w -]*\d{4}[\w -]*$|^(?=[\da-f-]*\d)(?=[\da-f-]*[a-f])[\da-f]{16,}(?:-[\da-f]+)*$|^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|^\d{6,}(?:_\d+)*(?:_[a-z])?$|^(?:your paragraph text|add a (?:sub)?heading)$/i
const longest_name = 120
const isNameOfDevice = (alt: string) => alt.length < longest_name && of_device.test(alt)
const says_nothing =
  /^[.…_*-]+$|^(?:image|photo|picture|img|pic|graphic|untitled|unnamed|screenshot|thumbnail|placeholder(?:(?::| -)? (?:\d+ ?[x×] ?\d+|thumbnail|image|text|photo))?|alt ?text|avatar|slide|image description|gallery(?: image)?|project|portfolio|work|working|banner|background|hero(?: image)?|slider|icon|logo|product|service|team|feature|(?:first|second|third|fourth|fifth) slide|description|card image(?: cap)?|event image|border image|[\w ]*page type image)[ _-]?\d*$/i

/** "ICON" is a laser where a page of that name tells of it. */
const isNameOfPage = ({ facts }: PageView, alt: string): boolean =>
  facts.links.some(
    ({ name, url }) => name === alt && url !== null && url.toLowerCase().includes(`/${alt.toLowerCase()}.htm`),
  )

/** "OakHillBanner": three words or more, of which the last says what the file is for. */
const run_together =
  /^(?:[A-Z][a-z]+){2,6}(?:Banner|Photos?|Pic|Picture|Image|Header|Background|Hero|Thumb|Thumbnail|Small|Large|Front|Final|New)\d*$/
/** Makers write their names so, too, with two words: "LiftMaster". */
const three_words = /^[A-Z][a-z]{2,}(?:[A-Z][a-z]{2,}){2,6}\d*$/

/** What WordPress hangs onto the name of a file where it scales it: "-215x215", "-scaled", "-e1488489210322". */
const scaled = /(?:-\d{2,4}x\d{2,4}|-scaled|-e\d{10,13}|-rotated)+$/
/** "Porch (15)" is the fifteenth of that name in a folder, and no porch is called so. */
const numbered_copy = /\S ?\(\d{1,3}\)$/
const inWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The alt text is the name of the file without its ending, as an upload leaves it. */
function isStem(alt: string, src: string | null): boolean {
  if (alt.length > longest_name) return false
  const name = /([^/?#]+)\.\w{3,4}(?:[?#]|$)/
    .exec(src ?? '')?.[1]
    ?.replace(scaled, '')
    .replaceAll('%20', ' ')
  if (name === undefined) return false
  if (numbered_copy.test(alt)) return inWords(name) === inWords(alt)
  if (/\s/.test(alt) || (!/[_-]/.test(alt) && !three_words.test(alt))) return false
  return name.toLowerCase() === alt.toLowerCase()
}

/** Who owns a picture is not what it shows. */
const only_copyright = /^(?:©|\(c\)|copyright\b)[^.!?]{0,90}(?:\. ?all rights reserved\.?)?$/i

/** The alt text, or what stands in its place: a picture without one is called by its label. */
const nameOf = ({ alt, label }: ImageFact): string => (alt ?? label).trim()

export const imgAltFilename: PageCheck = {
  id: 'img-alt-filename',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Images described by their file name, or by words that say nothing of them',
  why: '“IMG_2041.jpg” or “icon” tells neither a screen reader’s user nor image search what the picture shows.',
  mend: 'Replace it with what the picture shows: “Two plumbers replacing a water heater”.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const named = page.facts.images.filter(image => {
      const alt = nameOf(image)
      if (alt === '' || !isPicture(image)) return false
      return (
        (alt.length < longest_name && file_name.test(alt)) ||
        isNameOfDevice(alt) ||
        only_copyright.test(alt) ||
        (says_nothing.test(alt) && !isNameOfPage(page, alt)) ||
        (alt.length < longest_name && run_together.test(alt)) ||
        isStem(alt, image.lazy_src ?? image.src)
      )
    })
    return foundAll(
      named.slice(0, most).map(image => ({
        url: page.url,
        line: image.line,
        evidence:
          image.alt === null ? `no alt, and named “${shortened(nameOf(image))}”` : `alt="${shortened(image.alt)}"`,
      })),
    )
  },
}

/** From so many different pictures on, the same words tell none of them. */
const least_alike = 3

export const imgAltRepeated: PageCheck = {
  id: 'img-alt-repeated',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Different pictures have the same description',
  why: 'A screen reader says the same words again and again, and image search cannot tell the pictures apart.',
  mend: 'Say of each picture what only it shows: the kitchen in oak, the new roof on Elm Street.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const described = page.facts.images.filter(image => isPicture(image) && (image.alt?.trim() ?? '') !== '')
    // Numbers tell nobody which picture is which.
    const alike = Map.groupBy(described, ({ alt }) =>
      (alt ?? '')
        .trim()
        .toLowerCase()
        .replace(/[ #_-]*\d{1,3}$/, ''),
    )
    return foundAll(
      [...alike].flatMap(([alt, images]) => {
        const sources = new Set(images.map(({ src, lazy_src }) => lazy_src ?? src))
        const [first] = images
        if (!first || sources.size < least_alike || isNameOfDevice(alt) || says_nothing.test(alt)) return []
        const numbered = images.some(image => image.alt?.trim() !== first.alt?.trim()) ? ' and other numbers' : ''
        const evidence = `${sources.size} pictures with alt="${shortened(first.alt ?? '', 60)}"${numbered}`
        return [{ url: page.url, line: first.line, evidence }]
      }),
    )
  },
}

/** So many pictures are not all decoration. */
const least_undescribed = 5
const drawn = /\.svg(?:[?#]|$)|icon/i

const least_in_gallery = 8
const of_work =
  /\b(?:gallery|galleries|portfolio|(?:our|recent|past) (?:work|projects)|projects|photos|before (?:and|&) after)\b/i
const showsWork = ({ facts, url }: PageView): boolean =>
  of_work.test(`${facts.titles[0]?.text ?? ''} ${facts.headings.find(({ level }) => level === 1)?.name ?? ''}`) ||
  of_work.test(new URL(url).pathname)
const isNoLogo = ({ region, src }: ImageFact): boolean =>
  region !== 'header' && region !== 'nav' && region !== 'footer' && !/logo/i.test(src ?? '')

export const imgAltAllEmpty: PageCheck = {
  id: 'img-alt-all-empty',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Not one picture of the page is described',
  why: 'An empty alt text says that a picture is decoration. Where all of them have one, nobody who listens to the page, and no image search, learns what you show.',
  mend: 'Describe the pictures of your work, your people and your place. Leave alt="" to those that only decorate.',
  source: 'https://www.w3.org/WAI/tutorials/images/decorative/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const told = new Set<LinkFact | undefined>(namelessLinks(page))
    const pictures = page.facts.images.filter(
      image =>
        isPicture(image) &&
        image.label === '' &&
        // Those of links without words are told as that.
        !(image.in_link && told.has(linkBefore(page, image))) &&
        !drawn.test(image.lazy_src ?? image.src ?? ''),
    )
    // The logo at the top says nothing of the pictures that a gallery is there to show.
    const shown = showsWork(page) ? pictures.filter(isNoLogo) : pictures
    const least = shown.length < pictures.length ? least_in_gallery : least_undescribed
    const sources = new Set(shown.map(({ src, lazy_src }) => lazy_src ?? src))
    const [first] = shown
    if (!first || sources.size < least || shown.some(({ alt }) => alt?.trim() !== '')) return foundAll([])
    const beside = shown.length < pictures.length ? ' beside the logo' : ''
    return foundAll([
      { url: page.url, line: first.line, evidence: `${sources.size} pictures${beside}, all with alt=""` },
    ])
  },
}

export const pictureWithoutImg: PageCheck = {
  id: 'picture-without-img',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A picture that never shows',
  why: 'A <picture> needs an <img> inside. Without it browsers show nothing at all.',
  mend: 'Add an <img> with an alt text as the last thing inside the <picture>.',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element',
  look: page => {
    if (!isShown(page) || page.response.truncated) return notApplicable
    const empty = page.facts.pictures.filter(({ has_img }) => !has_img)
    return foundAll(
      empty.slice(0, most).map(({ line }) => ({ url: page.url, line, evidence: '<picture> without <img>' })),
    )
  },
}

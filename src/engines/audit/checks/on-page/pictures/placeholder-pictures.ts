import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { leftoverIsReal } from '#src/engines/audit/checks/on-page/leftovers/leftover-is-real.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { LeftoverFact } from '#src/engines/audit/facts/types/text-facts.ts'
import { boxesForPictures } from './boxes-for-pictures.ts'

/** Services that draw gray boxes and chance pictures for makers of sites. */
const service =
  /^(?:https?:)?\/\/(?:[\w-]+\.)?(?:placehold\.(?:it|co|jp)|placeholder\.com|dummyimage\.com|fakeimg\.pl|lorempixel\.com|picsum\.photos|placekitten\.com|placeimg\.com|placebear\.com|loremflickr\.com|source\.unsplash\.com|baconmockup\.com|i?\.?pravatar\.cc|randomuser\.me|lovable\.dev(?=\/opengraph-image))\//i
/** Names that kits give to the files they ship with. */
const file =
  /(?:^|\/)(?:placeholder|image-placeholder|img-placeholder|placeholder-image|your-(?:image|photo|logo)(?:-here)?|image-coming-soon|coming-soon-image|dummy(?:-image)?|no-?image|sample-?image|(?:profile|avatar|person|team|staff|user)[-_]?placeholder[\w-]{0,20}|placeholder[-_](?:profile|avatar|person|team|staff|user)[\w-]{0,20})(?:[-_]?\d{0,4}(?:x\d+)?)?\.(?:jpe?g|png|gif|svg|webp)(?:[?#]|$)/i

/** Names by which a maker of a site reminds himself: “placeholder-need-photo.jpg”. */
const reminder =
  /(?:^|\/)(?:[\w-]{0,30}[-_])?(?:need(?:s|ed)?[-_](?:a[-_]|real[-_]|new[-_])?(?:photo|image|picture|pic|logo)|(?:photo|image|picture|pic|logo)[-_](?:needed|missing|tbd|goes[-_]here|to[-_]come)|replace[-_](?:me|this))(?:[-_]?\d{0,4})\.(?:jpe?g|png|gif|svg|webp)(?:[?#]|$)/i

/** What a stock agency shows before it is paid, with its own name across it. */
const unpaid =
  /(?:^|\/)(?:AdobeStock_\d+_Preview|istockphoto-\d+-\d+x\d+|gettyimages-\d+-\d+x\d+)[\w -]*\.(?:jpe?g|png|webp)/i
/** Under which a computer keeps what was on its screen. */
const of_screen =
  /(?:^|\/)screen[-_ ]?shot[-_ ](?=[^/]*(?:20\d\d|www\.|\d{1,2}[-_.:]\d\d))[^/]*\.(?:jpe?g|png|webp)(?:[?#]|$)/i
/** “Gallery placeholder”, said of a picture that stands in for another. */
const said_to_be =
  /^(?:[\p{L}\d][\p{L}\d’'&,-]* ){0,6}placeholder(?: (?:image|photo|picture|graphic))?(?: (?:for|of) .{2,60})?$/iu
/** What a shop’s system writes where nobody gave it a picture. */
const none_given = /^\W*no (?:image|photo|picture)s? (?:is |are )?available\W*$/i
/** Does a leftover stand where a picture should, in words? */
export const standsForPicture = ({ text }: LeftoverFact): boolean => none_given.test(text)

const isOfScreen = (address: string) => of_screen.test(address.replace(/%20|\+/g, ' '))
/** The name of a picture's file, whatever its size. */
const stem = (address: string) =>
  (address.split('/').at(-1) ?? '').replace(/(?:-\d+x\d+|-scaled)?\.\w+(?:[?#].*)?$/, '')

export const placeholderPicture: PageCheck = {
  id: 'placeholder-picture',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A stand-in picture was never replaced',
  why: 'Visitors see a gray box or a stranger’s picture where your work, your people or your shop should be.',
  mend: 'Put your own picture there, or remove the spot.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { facts, url } = page
    const in_words = facts.leftovers.filter(one => standsForPicture(one) && leftoverIsReal(page, one))
    if (!isShown(page)) return notApplicable
    const boxes = boxesForPictures(page)
    if (facts.images.length + facts.open_graph.length + in_words.length + boxes.length === 0) return notApplicable
    const shown = facts.images.flatMap(({ src, lazy_src, hidden, line, alt }) => {
      // What stands in until a script loads the real one is replaced before anybody looks.
      return hidden || lazy_src !== null || src === null ? [] : [{ address: src, line, alt: alt ?? '' }]
    })
    const by_word = shown.flatMap(({ alt, line }) =>
      alt.length < 100 && said_to_be.test(alt.trim()) ? [{ address: `alt="${alt.trim()}"`, line }] : [],
    )
    const shared = facts.open_graph.flatMap(({ property, content, line }) =>
      property === 'og:image' ? [{ address: content, line }] : [],
    )
    const left = [...shown, ...shared].filter(
      ({ address }) => service.test(address) || file.test(address) || reminder.test(address) || unpaid.test(address),
    )
    // What the page shows itself was chosen: its system only passes that on.
    const of_page = new Set(facts.images.flatMap(({ src, url: shown_at }) => [stem(src ?? ''), stem(shown_at ?? '')]))
    const of_screens = shared.filter(({ address }) => isOfScreen(address) && !of_page.has(stem(address)))
    const said = in_words.map(({ text, line }) => ({ address: `“${text}”`, line }))
    const drawn = boxes.slice(0, 1).map(({ text, line }) => ({ address: `${boxes.length} boxes with “${text}”`, line }))
    const found = [...drawn, ...left, ...by_word, ...of_screens, ...said]
    const once = new Map(
      found.map(({ address, line }): [string, Occurrence] => [address, { url, line, evidence: shortened(address) }]),
    )
    return foundAll([...once.values()].slice(0, 5))
  },
}

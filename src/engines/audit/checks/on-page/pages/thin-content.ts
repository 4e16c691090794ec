import { isServiceByName } from '#src/engines/audit/checks/business/service-by-name.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { wordsInPictures } from '#src/engines/audit/checks/on-page/pictures/words-in-pictures.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { pageWithoutItsContent } from './page-without-content.ts'

const fewest = 150
/** Pages that may do with less: one about people, or of a kind that is not plain. */
const fewest_beside = 60
const least_told = 10
const fewest_panes = 3

/** What a page may show instead of telling it. */
function shows({
  url,
  facts: { images, iframes, media, forms, fields, tables, leftovers, links, headings, titles },
}: PageView): boolean {
  const pictures = images.filter(({ region }) => region !== 'header' && region !== 'nav' && region !== 'footer')
  const named = headings.find(({ level }) => level === 1)?.name ?? ''
  return (
    pictures.length + iframes.length * 4 + media.length * 4 >= 4 ||
    forms.length + fields.length + tables.length + leftovers.length > 0 ||
    links.some(({ href }) => /\.pdf(?:[?#]|$)/i.test(href ?? '')) ||
    /\/(?:photo-?)?galler(?:y|ies)\b/i.test(url) ||
    /career|employment|hiring|\/jobs?\b|join-(?:us|our)/i.test(url) ||
    // A door to other pages, or one that is judged by what it is called after.
    links.filter(({ region, in_nav }) => !in_nav && region !== 'header' && region !== 'footer').length >= 3 ||
    /gallery|coupon|special|testimonial|review|sitemap|site map|estimate|quote|contact|404|not found|login|portal|pay|career|employment|hiring|\bjobs?\b|join (?:us|our)/i.test(
      `${named} ${titles[0]?.text ?? ''}`,
    )
  )
}

/** A page of the same site in a frame holds the words. */
const framesOwnPage = ({ url, facts }: PageView): boolean =>
  facts.iframes.some(
    ({ url: framed, hidden }) => !hidden && framed !== null && URL.parse(framed)?.host === URL.parse(url)?.host,
  )

/** Languages that put no spaces between words cannot be counted by words. */
const unspaced = /^(?:ja|zh|ko|th|lo|km|my)\b/i

export const thinContent: PageCheck = {
  id: 'thin-content',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page that should sell has very little text',
  why: 'With a few sentences, neither visitors nor search engines learn what you do, for whom and where.',
  mend: 'Answer what customers ask: what is included, what it costs, how long it takes, which areas you serve.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { text, html, canonicals, links } = page.facts
    const works = page.kind === 'other' && page.facts.tables.length === 0 && isServiceByName(page)
    const sells = works || page.kind === 'home' || page.kind === 'service' || page.kind === 'location'
    const tells = (page.kind === 'other' || page.kind === 'about') && !shows(page)
    const elsewhere = canonicals.some(({ url }) => url !== null && url !== page.url)
    if (!page.indexable || !(sells || tells) || elsewhere || unspaced.test(html?.lang ?? '')) return notApplicable
    // Where a page marks only a part of itself as its main part, the rest counts too.
    const words = Math.max(text.main_words, text.words - text.nav_words - text.header_words - text.footer_words)
    if (words >= (sells ? fewest : fewest_beside)) return ok
    // A part of a page that lies about as a file, or a door to something else, was never meant to tell much.
    if ((works || tells) && (words < least_told || liesUnlinked(page))) return notApplicable
    const unseen = unseenPart(page)
    if (unseen) return notChecked(unseen)
    if (framesOwnPage(page)) return notApplicable
    // The rest lies in panes that its buttons open.
    if (page.facts.headings.filter(({ hidden }) => hidden).length >= fewest_panes) return notApplicable
    if (words === 0 && links.length === 0) return notChecked('The page shows no text without a script.')
    // Where the words stand in pictures, that is why they are few, and it is told as such.
    if (wordsInPictures.look(page).state === 'found') return notApplicable
    // So is what it was to hold and does not.
    if (pageWithoutItsContent.look(page).state === 'found') return notApplicable
    return found(page.url, null, `${words} words beside menu, header and footer`)
  },
}

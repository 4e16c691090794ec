import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'

const wanted =
  /^(?:(?:view|see|download|open|check out|our|the|full|food|dinner|lunch|drinks?|bar|catering|kids|dessert|pdf|\W)+ )*(menu|price list|prices|rates)\W*$/i
const is_file = /\.(?:pdf|jpe?g|png|webp|docx?)(?:[?#]|$)/i

/** "Price_Table_2024.jpg", alt="Our price list": a picture that shows what is to be read. */
const shows_prices =
  /(?:^|[^a-z])(?:(?:price|pricing|rate|fee)s?[-_ ]?(?:list|table|chart|sheet|card|menu)|(?:food|dinner|lunch|breakfast|drinks?|full)[-_ ]?menu)(?![a-z])/i
const is_photo = /\.(?:jpe?g|png|webp|gif)(?:[?#]|$)/i

/** Prices in other money than dollars, which are not read everywhere. */
const foreign_price = /[\p{Sc}--$]\s?\d|\b(?:PHP|GBP|EUR|AUD|CAD|INR|ZAR|NGN|KES|Rs\.?|Kč|zł)\s?\d/v

function isListOfPrices({ src, alt, region, hidden }: ImageFact): boolean {
  if (src === null || hidden || region === 'header' || region === 'footer' || !is_photo.test(src)) return false
  return shows_prices.test(src.split('/').at(-1) ?? '') || shows_prices.test(alt ?? '')
}

/** A picture that is a link to a page is a button of the menu; one that leads to a file is enlarged by a click. */
function isButton({ in_link, offset }: ImageFact, links: readonly LinkFact[]): boolean {
  if (!in_link) return false
  const around = links.findLast(link => link.images > 0 && link.offset < offset)
  return around?.internal === true && !is_file.test(around.url ?? '') && !around.href?.startsWith('#')
}

export const menuAsFile: SiteCheck = {
  id: 'menu-only-as-file',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Your menu or price list is a file or a picture, and no text',
  why: 'On a phone it has to be fetched and zoomed. Search engines and assistants that are asked for a dish rarely read it.',
  mend: 'Put the menu on a page of its own as text. Keep the file for those who print it.',
  source: 'https://support.google.com/business/answer/7071477',
  look: site => {
    const { home_view, pages } = site
    if (!home_view) return notApplicable
    const files = home_view.facts.links.filter(
      ({ name, url, hidden }) => !hidden && url !== null && is_file.test(url) && wanted.test(name.trim()),
    )
    const pictures = home_view.facts.images.filter(
      image => isListOfPrices(image) && !isButton(image, home_view.facts.links),
    )
    if (files.length + pictures.length === 0) return notApplicable
    if (pages.some(({ row }) => row.has.price)) return foundAll([])
    if (home_view.facts.text.blocks.some(({ text }) => foreign_price.test(text))) return foundAll([])
    // A page of that name, or prices on a page, are read by everybody.
    const told = pages.some(
      ({ url, row }) => /menu|pric|rates/i.test(url) || /\b(?:menu|prices|pricing)\b/i.test(row.title),
    )
    // Whether a page of that name tells prices abroad is not known.
    const shown = told && isAbroad(site) ? [] : pictures
    return foundAll([
      ...(told ? [] : quoteLinks(home_view.url, files)),
      ...shown.map(({ line, src, alt }) => {
        const words = alt ? ` alt="${shortened(alt, 60)}"` : ''
        return { url: home_view.url, line, evidence: `<img src="${shortened(src ?? '', 80)}"${words}>` }
      }),
    ])
  },
}

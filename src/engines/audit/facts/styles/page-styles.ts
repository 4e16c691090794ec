import { stylesIn } from '#src/engines/audit/facts/walk-tags.ts'

type PageStyles<Style> = {
  styles: readonly Style[]
  /** A well-known kit of another host that colors and places things by names of its own, and how many styles come before it. */
  kit: { address: string; at: number } | undefined
}

const begins = /<(?:link|style)\b[^<>]{0,2000}>/gi
const is_sheet = /\srel\s*=\s*["']?\s*(?:preload\s+)?stylesheet/i
const later = /\sas\s*=\s*["']?style/i
const address = /\shref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i
const on_paper = /\smedia\s*=\s*["']?(?:print|speech)(?!.*onload)/i
/** Files of others that color nothing but what they bring themselves. */
const of_its_own =
  /fonts\.(?:googleapis|bunny)\.|typekit|fontawesome|font-awesome|icons?\b|fontello|remixicon|animate|\baos\b|swiper|slick|owl\.|splide|flickity|lightbox|fancybox|leaflet|mapbox|maplibre|flatpickr|magnific|outdated-?browser|colorbox|photoswipe|venobox|select2|intl-?tel|tooly|jquery-ui|nivo|cookie|calendly|elfsight|normalize|modern-normalize|reset\b/i
/** It makes the styles in the browser, or may change all of them. */
const made_by_script = /cdn\.tailwindcss\.com|@tailwindcss\/browser|twind|unocss|windicss|less\.min\.js/i
const most = 40

/**
 * The styles of a page in their order, as what `read` makes of one; undefined where some of them are not known.
 * @param loaded the same of files, by their addresses
 */
export function pageStyles<Style>(
  html: string,
  url: string,
  loaded: ReadonlyMap<string, Style>,
  read: (css: string) => Style,
): PageStyles<Style> | undefined {
  if (made_by_script.test(html)) return undefined
  const inline = stylesIn(html)
  const styles: Style[] = []
  let kit: PageStyles<Style>['kit']
  let count = 0
  for (const [tag] of html.matchAll(begins)) {
    if (++count > most) return undefined
    if (/^<style/i.test(tag)) {
      const css = inline.shift()
      if (css !== undefined && !on_paper.test(tag)) styles.push(read(css))
      continue
    }
    if (!(is_sheet.test(tag) || later.test(tag)) || on_paper.test(tag)) continue
    const written = address.exec(tag)
    const at = URL.parse((written?.[1] ?? written?.[2] ?? written?.[3] ?? '').trim(), url)
    if (!at) continue
    at.hash = ''
    const known = loaded.get(at.href)
    if (known) styles.push(known)
    else if (/bootstrap(?:\.min)?\.css/i.test(at.href)) kit = { address: at.href, at: styles.length }
    else if (!of_its_own.test(at.href)) return undefined
  }
  return { styles, kit }
}

import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { toolAt } from '#src/engines/audit/checks/speed/built-in-browser.ts'
import { isOfClosedService } from '#src/engines/audit/checks/technical/services/dead-services.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const forEveryScreen = new Set(['', 'all', 'screen'])
const mostStyles = 3

/** Secure pages do not load what comes over http: that is told as mixed content. */
const isLoaded = (page: string, address: string | null) => !(page.startsWith('https:') && /^http:/i.test(address ?? ''))

function blockingFiles({ url: page, facts }: PageView) {
  const scripts = facts.scripts.filter(
    ({ url, part, async, defer, nomodule, type }) =>
      url !== null &&
      isLoaded(page, url) &&
      part === 'head' &&
      !async &&
      !defer &&
      !nomodule &&
      type !== 'module' &&
      // A tool of makers is told as that, as is what nobody serves any more.
      toolAt(url) === undefined &&
      !isOfClosedService(url),
  )
  const styles = facts.stylesheets.filter(
    ({ url, part, media, disabled, rels }) =>
      url !== null &&
      isLoaded(page, url) &&
      part === 'head' &&
      !disabled &&
      !rels.includes('alternate') &&
      forEveryScreen.has((media ?? '').trim().toLowerCase()),
  )
  return { scripts, styles }
}

export const renderBlocking: PageCheck = {
  id: 'render-blocking',
  section: 'speed',
  scope: 'page',
  severity: 'medium',
  title: 'The page stays white until scripts and styles have arrived',
  why: 'Nothing is shown before each of these files is there, which takes longest on a phone.',
  mend: 'Add "defer" to scripts in the head, and combine or drop styles that the page does not need.',
  source: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
  look: onWorkingPages(page => {
    const { scripts, styles } = blockingFiles(page)
    const [first] = scripts.length > 0 ? scripts : styles
    if (!first || (scripts.length === 0 && styles.length <= mostStyles)) return ok
    const counted = [
      ...(scripts.length > 0 ? [countOf(scripts.length, 'script')] : []),
      ...(styles.length > 0 ? [countOf(styles.length, 'stylesheet')] : []),
    ]
    const counts = `${counted.join(' and ')} in the head`
    return found(page.url, first.line, `${counts}, the first: ${shortened(first.url ?? '', 90)}`)
  }),
}

/** One look that spares most addresses the parser. */
const elsewhere = /^https?:\/\/(?!fonts\.)[a-z0-9.-]+\//i

/** Google Fonts add font-display only when asked to. */
function hidesText(address: string | null): boolean {
  if (address !== null && elsewhere.test(address)) return false
  const url = URL.parse(address ?? '', 'https://fonts.googleapis.com')
  if (url?.hostname !== 'fonts.googleapis.com' || !/^\/css2?$/.test(url.pathname)) return false
  const display = url.searchParams.get('display') ?? 'auto'
  // An icon font that is not there yet is better blank than letters.
  return !url.search.includes('icon') && (display === 'auto' || display === 'block')
}

export const webFontsBlocking: PageCheck = {
  id: 'web-fonts-blocking',
  section: 'speed',
  scope: 'page',
  severity: 'low',
  title: 'Text stays invisible until its font has arrived',
  why: 'On a slow connection visitors look at blank lines for up to three seconds.',
  mend: 'Add "&display=swap" to the address of Google Fonts, or "font-display: swap" to each @font-face.',
  source: 'https://developer.chrome.com/docs/performance/insights/font-display',
  look: onWorkingPages(({ url, facts }) => {
    const linked = facts.stylesheets.filter(style => isLoaded(url, style.url) && hidesText(style.url))
    const imported = facts.styles.flatMap(({ line, imports }) =>
      imports.filter(address => isLoaded(url, address) && hidesText(address)).map(address => ({ line, url: address })),
    )
    const occurrences = [...linked, ...imported].map(({ line, url: address }): Occurrence => {
      return { url, line, evidence: shortened(address ?? '') }
    })
    for (const { line, font_faces, font_faces_without_display } of facts.styles) {
      // Where some have it, the others are mostly stand-ins from the visitor's own computer.
      if (font_faces === 0 || font_faces_without_display < font_faces) continue
      occurrences.push({ url, line, evidence: `${countOf(font_faces, '@font-face rule')} without font-display` })
    }
    return foundAll(occurrences)
  }),
}

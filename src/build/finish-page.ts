import { pruneCss } from '#src/build/prune-css.ts'
import { startAfterPaint } from '#src/build/start-after-paint.ts'

type ReadStyleSheet = (href: string) => Promise<string>

const styleSheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/gi
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*>/gi
const script = /<script\b(?![^>]*\btype="application\/ld\+json")/i

/** Does the page run any script? Structured data is not run. */
export function runsScript(html: string): boolean {
  return script.test(html)
}

/** What is seen first waits for no second file: the page's part of its style sheets stands inside. */
async function withInlineStyle(
  html: string,
  hrefs: readonly string[],
  readStyleSheet: ReadStyleSheet,
): Promise<string> {
  if (hrefs.length === 0) return html
  const css = (await Promise.all(hrefs.map(readStyleSheet))).join('\n')
  const bare = html.replace(styleSheetLink, '')
  const pruned = (await pruneCss(css, bare)).trim()
  return bare.replace('</head>', () => `<style>${pruned}</style></head>`)
}

/**
 * The page as it is sent: without script nothing is loaded for one, with script the modules and the whole style sheet,
 * which also dresses what appears later, come once the page is drawn.
 */
export async function finishPage(html: string, readStyleSheet: ReadStyleSheet): Promise<string> {
  const hrefs = [...html.matchAll(styleSheetLink)].map(([, href = '']) => href)
  const styled = await withInlineStyle(html, hrefs, readStyleSheet)
  return runsScript(html) ? startAfterPaint(styled, hrefs) : styled.replace(modulePreload, '')
}

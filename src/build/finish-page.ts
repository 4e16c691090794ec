import { pruneCss } from '#src/build/css/prune-css.ts'
import { loadAfterPaint } from '#src/build/load-after-paint.ts'
import { startAfterPaint } from '#src/build/start-after-paint.ts'

type ReadStyleSheet = (href: string) => Promise<string>

const styleSheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/gi
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*>/gi
/** Marks by which React finds its texts again; without it they are bytes. */
const reactMark = /<!--(?: |\/?\$)-->/g
const start = 'window.__reactRouterRouteModules'

/** Does the page come to life in the browser? Structured data and the small script of a search box do not do that. */
export function hydrates(html: string): boolean {
  return html.includes(start)
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
 * The page as it is sent: where it does not hydrate no module of the router is loaded for it, where it does the modules and the
 * whole style sheet, which also dresses what appears later, come once the page is drawn. So does the script of a search box.
 */
export async function finishPage(html: string, readStyleSheet: ReadStyleSheet): Promise<string> {
  const hrefs = [...html.matchAll(styleSheetLink)].map(([, href = '']) => href)
  const styled = await withInlineStyle(html, hrefs, readStyleSheet)
  if (hydrates(html)) return startAfterPaint(styled, hrefs)
  return loadAfterPaint(styled.replace(modulePreload, '').replace(reactMark, ''))
}

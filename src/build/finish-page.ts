import { pruneCss } from '#src/build/prune-css.ts'

const styleSheetLink = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/gi
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")[^>]*>/gi
const script = /<script\b(?![^>]*\btype="application\/ld\+json")/i

/**
 * A page whose style sheet comes after its first frame would answer "opt-in disabled" to the transition that leads to it,
 * and the browser would report that as an error.
 */
const transition =
  '<style>@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}</style>'

/** Does the page run any script? Structured data is not run. */
export function runsScript(html: string): boolean {
  return script.test(html)
}

async function withInlineStyle(html: string, readStyleSheet: (href: string) => Promise<string>): Promise<string> {
  const hrefs = [...html.matchAll(styleSheetLink)].map(([, href = '']) => href)
  if (hrefs.length === 0) return html
  const css = (await Promise.all(hrefs.map(readStyleSheet))).join('\n')
  const bare = html.replace(styleSheetLink, '')
  const pruned = (await pruneCss(css, bare)).trim()
  return bare.replace('</head>', () => `<style>${pruned}</style></head>`)
}

/**
 * The page as it is sent. Without script: its part of the style sheets stands inside, and nothing is loaded for a script.
 * With script: the style sheet stays a link, and modules wait for what is seen first.
 */
export async function finishPage(html: string, readStyleSheet: (href: string) => Promise<string>): Promise<string> {
  if (runsScript(html)) {
    return html
      .replace('<head>', `<head>${transition}`)
      .replace(modulePreload, link =>
        link.includes('fetchpriority') ? link : link.replace(/\s*\/?>$/, ' fetchpriority="low"/>'),
      )
  }
  return withInlineStyle(html.replace(modulePreload, ''), readStyleSheet)
}

import { createHash } from 'node:crypto'

/** Sources, such as `'sha256-…'`, of what stands inline in one page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
/** JSON-LD and other data blocks are never run, so the policy has nothing to allow. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of the script and style elements of a page that we built ourselves. Style attributes stay forbidden. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    const type = /\btype="?([^"\s>]*)/i.exec(attributes)?.[1] ?? ''
    if (!/\bsrc=/i.test(attributes) && runs.test(type)) scripts.add(hash(text))
  }
  const styles = new Set([...html.matchAll(styleElement)].map(([, text = '']) => hash(text)))
  return { scripts: [...scripts], styles: [...styles] }
}

/** A policy that allows our own files and the given inline parts, and nothing else. CSP level 3, https://www.w3.org/TR/CSP3/. */
export function contentSecurityPolicy(inline: InlineHashes, https: boolean): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

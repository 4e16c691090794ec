import { inlineHashes } from '#src/platform/http/content-security-policy.ts'
import { mediaType } from '#src/platform/http/media-types.ts'
import { type Header, securityHeaders } from '#src/platform/http/security-headers.ts'

/** Where the rules live that let browsers fetch the next page ahead. */
export const speculationRulesPath = '/speculation-rules.json'

function cacheControl(path: string, type: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (type.startsWith('image/') || type.startsWith('font/')) return 'public, max-age=86400'
  if (type.startsWith('text/html') || path.endsWith('.data')) return 'no-cache'
  return 'public, max-age=3600'
}

/** The headers of a file of the site, in whatever encoding it is sent. `file` is its name, `path` its address. */
export function fileHeaders(path: string, file: string, text: string | undefined, https: boolean): Header[] {
  const type = path === speculationRulesPath ? 'application/speculationrules+json' : mediaType(file)
  const headers: Header[] = [
    ['Content-Type', type],
    ['Cache-Control', cacheControl(path, type)],
  ]
  if (!type.startsWith('text/html') || text === undefined) {
    return [...headers, ...securityHeaders({ https, shared: path.startsWith('/cards/') })]
  }
  const rules: Header = ['Speculation-Rules', `"${speculationRulesPath}"`]
  return [...headers, rules, ...securityHeaders({ https, inline: inlineHashes(text) })]
}

import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'

const expected: readonly (readonly [RegExp, RegExp])[] = [
  [/\.css$/i, /^text\/css$/],
  [/\.m?js$/i, /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/],
]

/** A style or script that came under the type of something else. A missing type is no wrong one. */
function wrongType(url: string, type: string): boolean {
  const { pathname } = new URL(url)
  const rule = expected.find(([name]) => name.test(pathname))
  return rule !== undefined && type !== '' && !rule[1].test(type)
}

export const contentTypeMismatch: SiteCheck = {
  id: 'content-type-mismatch',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Files are sent under a wrong type',
  why: 'Browsers refuse a style sheet that claims to be something else and show a page sent as plain text as bare code.',
  mend: 'Set the content type on the server: text/html for pages, text/css for styles, text/javascript for scripts.',
  source: 'https://mimesniff.spec.whatwg.org/',
  look: onLiveSites(({ pages, sent_as_text, links_checked }) => {
    const untyped = pages.filter(({ response }) => response.looks_like_html && response.status === 200)
    const asText = [
      ...untyped.map(({ url }): Occurrence => ({ url, line: null, evidence: 'a web page, sent as no type at all' })),
      ...sent_as_text.map(
        ({ url, content_type }): Occurrence => ({ url, line: null, evidence: `a web page, sent as ${content_type}` }),
      ),
    ]
    const assets = links_checked.filter(
      ({ kind, external, result }) =>
        (kind === 'asset' || kind === 'fallback' || kind === 'shared') && !external && result?.status === 200,
    )
    if (asText.length === 0 && assets.length === 0) return notChecked('No style or script was asked for.')
    const wrong = assets.flatMap(({ url, found_on, result }): Occurrence[] =>
      result && wrongType(result.final_url, result.content_type)
        ? [{ url: found_on, line: null, evidence: `${url} is sent as ${result.content_type}` }]
        : [],
    )
    return foundAll([...asText, ...wrong])
  }),
}

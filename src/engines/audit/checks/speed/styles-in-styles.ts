import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 5

export const stylesInStyles: SiteCheck = {
  id: 'style-imports-style',
  section: 'speed',
  severity: 'low',
  scope: 'site',
  title: 'A style of the site brings in another one, one after the other',
  why: 'The browser learns of the second file only when it has read the first, and shows nothing before both are there.',
  mend: 'Name the file in the head of the page with its own <link rel="stylesheet">, or put its rules into the first file.',
  source: 'https://web.dev/articles/critical-path-css',
  look: ({ style_imports }) => {
    if (style_imports.length === 0) return notApplicable
    return foundAll(
      style_imports.slice(0, most).map(({ style, line, address }) => ({
        url: style,
        line,
        evidence: `@import ${shortened(address, 120)}`,
      })),
    )
  },
}

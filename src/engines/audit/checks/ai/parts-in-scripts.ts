import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 8

export const partsInScripts: SiteCheck = {
  id: 'part-only-in-script',
  section: 'ai',
  severity: 'medium',
  scope: 'site',
  title: 'A list that customers look for stands only in a script',
  why: 'In the HTML its place is empty. Assistants and many robots run no scripts: they find none of your services, prices or reviews there, and search engines find them late.',
  mend: 'Write the list into the page itself, and let the script at most sort or filter it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: ({ empty_parts, own_scripts }) => {
    if (empty_parts.length === 0) return notApplicable
    return foundAll(
      empty_parts
        .flatMap(({ url, line, id, by_page }) => {
          const script = by_page ? undefined : own_scripts.find(({ fills }) => fills.includes(id))
          if (!by_page && !script) return []
          const by = script ? new URL(script.url).pathname : 'code in the page'
          return [{ url, line, evidence: `#${id} is empty until ${by} fills it` }]
        })
        .slice(0, most),
    )
  },
}

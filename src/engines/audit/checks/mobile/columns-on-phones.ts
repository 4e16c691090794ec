import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { viewportOf } from '#src/engines/audit/checks/viewport-content.ts'

export const columnsOnPhones: PageCheck = {
  id: 'columns-stay-on-phones',
  section: 'mobile',
  severity: 'medium',
  scope: 'page',
  title: 'Columns stay side by side on phones',
  why: 'They are set in the element itself, and no rule for small screens can change that. On a phone each column is left a strip in which a line holds two or three words.',
  mend: 'Move grid-template-columns from the style attribute into your stylesheet, and set one column there for narrow screens; or write repeat(auto-fit, minmax(min(100%, 18rem), 1fr)).',
  source: 'https://web.dev/articles/responsive-web-design-basics',
  look: page => {
    const { url, facts } = page
    // A page that is not made for phones is shown small as a whole, which is told.
    if (viewportOf(page)?.settings.get('width') !== 'device-width') return notApplicable
    const [first] = facts.stuck_columns
    if (!first) return ok
    return foundAll(
      facts.stuck_columns.map(({ line, columns, written }) => ({
        url,
        line,
        evidence: `${columns} columns by style="… grid-template-columns: ${written} …"`,
      })),
    )
  },
}

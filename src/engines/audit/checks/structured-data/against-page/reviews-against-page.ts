import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

/** The beginning tells: in the data reviews are often cut. */
const told_by = 30
const most = 5

function authorOf(review: DataNode, nodes: readonly DataNode[]): string {
  const named = nodes[nodesOf(review, 'author')[0] ?? -1]
  return (named ? textOf(named, 'name') : textOf(review, 'author')).trim()
}

const mayDraw = ({ scripts }: PageView['facts']) =>
  scripts.some(({ src, sends }) => sends || (src !== null && !isHarmlessScript(src)))

export const reviewsAgainstPage: PageCheck = {
  id: 'schema-review-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data has reviews that the page does not show, or shows under another name',
  why: 'Google wants reviews in the data to stand on the page for everybody to read. Others look made up, and it may act against the site.',
  mend: 'Give each review in the data the words and the name that stand on the page, or take it out of the data.',
  source: general_guide,
  look: ({ facts, url, ...page }) => {
    const { nodes } = facts.structured_data
    const reviews = nodes.filter(({ types, format }) => types.includes('Review') && format === 'json-ld')
    if (reviews.length === 0) return notApplicable
    // What a script or the widget of a service shows is not in the HTML.
    if (isFilledByScript(facts) || facts.reviews.some(({ kind }) => kind === 'widget')) return notApplicable
    const shown = visibleWords({ facts, url, ...page })
    const told = reviews.slice(0, most).flatMap(review => {
      const text = textOf(review, 'reviewBody') || textOf(review, 'description')
      const body = plainWords(text).slice(0, told_by)
      const author = authorOf(review, nodes)
      if (body.length < told_by || author === '') return []
      const says_name = shown.includes(plainWords(author))
      return [{ author, line: review.line, says_name, says_body: shown.includes(body) }]
    })
    // Where not one of them stands in the HTML, a script may draw them all.
    if (!told.some(({ says_body }) => says_body) && mayDraw(facts)) return notApplicable
    return foundAll(
      told
        .filter(({ says_name }) => !says_name)
        .map(({ author, line, says_body }) => {
          const what = says_body ? 'stands on the page under another name' : 'does not stand on the page'
          return { url, line, evidence: `the review of “${shortened(author, 40)}” ${what}` }
        }),
    )
  },
}

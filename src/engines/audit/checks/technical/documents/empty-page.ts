import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'

/** A page of no text, no element that could show something, and no script that could write it. */
export const isEmptyPage = ({ response, facts }: PageOutlined): boolean =>
  response.status === 200 && !response.truncated && facts.counts.elements === 0 && facts.text.words === 0

export const emptyPage: PageCheck = {
  id: 'page-empty',
  section: 'technical',
  scope: 'page',
  severity: 'high',
  title: 'A page is empty',
  why: 'Whoever opens it sees a white screen, and search engines take it for an error.',
  mend: 'Upload the page again. If it was never written, write it, or remove it and every link to it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  look: page => (isEmptyPage(page) ? found(page.url, 1, 'no element and no word') : ok),
}

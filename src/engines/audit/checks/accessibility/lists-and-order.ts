import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 10

export const listStructure: PageCheck = {
  id: 'list-structure',
  section: 'accessibility',
  severity: 'info',
  scope: 'page',
  title: 'A list holds something that is no entry of it',
  why: 'Screen readers then count its entries wrong, or do not take it for a list at all.',
  mend: 'Put everything inside the list into its <li>.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/list',
  look: page => {
    if (!isShown(page)) return notApplicable
    return foundAll(
      page.facts.list_problems
        .slice(0, most)
        .map(({ line, list, child }) => ({ url: page.url, line, evidence: `<${child}> right inside <${list}>` })),
    )
  },
}

export const tabindexPositive: PageCheck = {
  id: 'tabindex-positive',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'The Tab key jumps about the page',
  why: 'Who moves through the page by keyboard is taken to these places first, against the order in which they stand.',
  mend: 'Take the numbers above 0 out of tabindex: the order of the page is then the order of the keyboard.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/tabindex',
  look: page => {
    if (!isShown(page)) return notApplicable
    return foundAll(
      page.facts.positive_tabindexes
        .slice(0, most)
        .map(({ line, element, value }) => ({ url: page.url, line, evidence: `<${element} tabindex="${value}">` })),
    )
  },
}

import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5

export const questionsByMouse: SiteCheck = {
  id: 'questions-by-mouse-only',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'Questions open their answers only to a mouse',
  why: 'Whoever works with a keyboard or a screen reader cannot open them, and never learns that there is an answer.',
  mend: 'Make each question a button, or use <details> and <summary>, which need no script.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  look: ({ pages, own_scripts }) => {
    const asking = pages.filter(({ row, response }) => response.status === 200 && row.has.plain_questions)
    if (asking.length === 0) return notApplicable
    const script = own_scripts.find(({ opens_answers }) => opens_answers)
    const shut = asking.filter(({ row }) => row.has.opens_by_mouse || script !== undefined)
    const by = script ? `a click that ${new URL(script.url).pathname} waits for` : 'a click'
    const evidence = `questions in plain boxes, opened by ${by} and by no key`
    return foundAll(shut.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  },
}

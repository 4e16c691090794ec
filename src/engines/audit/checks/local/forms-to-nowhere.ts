import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isHarmlessScript, isInquiry, isUnaddressed } from '#src/engines/audit/facts/inquiry-forms.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { FormFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** May code that is not in the page's own HTML send its forms? Then nobody can tell from here. */
function mayBeHandled({ scripts, counts, empty_app_root }: PageFacts): boolean {
  if (empty_app_root !== null) return true
  const thanks = scripts.some(({ only_thanks }) => only_thanks)
  // Beside a script that only says thanks, a handler opens a menu.
  if (counts.inline_handlers > 0 && !thanks) return true
  return scripts.some(
    ({ src, speaks_of_forms, only_thanks }) =>
      (speaks_of_forms && !only_thanks) || (src !== null && !isHarmlessScript(src)),
  )
}

/** What may take a form besides the address in its action. */
type Taker = 'a script that only thanks' | 'no script at all' | 'some script'

function takerOf({ scripts, counts }: PageFacts): Taker {
  if (scripts.some(({ only_thanks }) => only_thanks)) return 'a script that only thanks'
  return scripts.length === 0 && counts.inline_handlers === 0 ? 'no script at all' : 'some script'
}

function isUnsent(form: FormFact, taker: Taker): boolean {
  const { method, scripted, marked } = form
  if (!isUnaddressed(form)) return false
  if (taker === 'a script that only thanks') return !marked
  // Attributes made for scripts do nothing where there are none; a server may take what is posted to the page itself.
  return method === 'get' && (!scripted || taker === 'no script at all')
}

export const formToNowhere: PageCheck = {
  id: 'form-without-receiver',
  section: 'local',
  scope: 'page',
  severity: 'critical',
  title: 'A form sends its inquiries nowhere',
  why: 'It has no address to send to and no script that sends it. Customers press “Send”, are thanked or see the page load again, and you never hear of them.',
  mend: 'Give the form the address of a form service or of your own server as its action, then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: ({ url, facts }) => {
    if (facts.forms.length === 0) return notApplicable
    if (mayBeHandled(facts)) return foundAll([])
    const taker = takerOf(facts)
    const thanks = taker === 'a script that only thanks' ? '; the script says thanks and sends nothing' : ''
    return foundAll(
      facts.forms.flatMap((form, index) => {
        // A host cannot take what a script keeps back.
        const isKept = taker === 'a script that only thanks' && form.hosted && facts.forms.length === 1
        if (!(isKept || isUnsent(form, taker)) || !isInquiry(facts, index)) return []
        const shown = form.action === null ? '<form> without action' : `<form action="${form.action}">`
        return [{ url, line: form.line, evidence: shown + thanks }]
      }),
    )
  },
}

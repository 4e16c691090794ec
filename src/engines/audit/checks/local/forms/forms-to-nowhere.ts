import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isSavedFromSystem } from '#src/engines/audit/checks/technical/answers/saved-from-system.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import {
  isHarmlessScript,
  isInquiry,
  isKeptByItself,
  isTakenByNobody,
  isUnaddressed,
} from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import type { FormFact } from '#src/engines/audit/facts/types/form-facts.ts'
import { feignedForms } from './feigned-sends.ts'
import { unsentFields } from './fields-in-no-form.ts'
import { standsAsFile } from './stands-as-file.ts'

/** What keeps forms from being sent and sends nothing itself. */
type Keeper = 'its script' | 'its onsubmit'

function keeperOf({ scripts }: PageFacts, { onsubmit }: FormFact): Keeper | undefined {
  if (scripts.some(({ keeps_forms }) => keeps_forms)) return 'its script'
  return isKeptByItself(onsubmit) ? 'its onsubmit' : undefined
}

/** May code that is not in the page's own HTML send its forms? Then nobody can tell from here. */
export function mayBeHandled(facts: PageFacts): boolean {
  const { scripts, counts, forms, empty_app_root } = facts
  if (empty_app_root !== null) return true
  // Beside a script that only keeps them, a handler opens a menu.
  if (counts.inline_handlers > 0 && !forms.some(form => keeperOf(facts, form))) return true
  return scripts.some(
    ({ src, sends, takes_forms, keeps_forms }) =>
      sends || (takes_forms && !keeps_forms) || (src !== null && !isHarmlessScript(src)),
  )
}

function isUnsent(page: PageView, form: FormFact, index: number): boolean {
  const { facts } = page
  if (!isUnaddressed(form)) return false
  if (keeperOf(facts, form)) return !form.marked
  // Attributes made for scripts do nothing where there are none.
  const { scripts, counts } = facts
  const no_script = scripts.length === 0 && counts.inline_handlers === 0
  const is_lost = isTakenByNobody(facts, index) || (page.is_local_copy && !isSavedFromSystem(page))
  return (!form.scripted || no_script) && is_lost
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
  look: page => {
    const { url, facts } = page
    const unsent = unsentFields(page)
    if (unsent.length > 0) return foundAll(unsent)
    if (facts.forms.length === 0) return notApplicable
    const feigned = feignedForms(page)
    if (feigned.length > 0) return foundAll(feigned)
    if (mayBeHandled(facts)) return foundAll([])
    const is_file = standsAsFile(page)
    return foundAll(
      facts.forms.flatMap((form, index) => {
        // What made it is missing there, and that is told by itself.
        if (form.made_by !== '' && is_file) return []
        const keeper = keeperOf(facts, form)
        // A host cannot take what a script keeps back.
        const isKept = keeper !== undefined && form.hosted && facts.forms.length === 1
        if (!(isKept || isUnsent(page, form, index)) || !isInquiry(facts, index)) return []
        const shown = form.action === null ? '<form> without action' : `<form action="${form.action}">`
        const how = keeper ? `; ${keeper} keeps it and sends nothing` : ''
        return [{ url, line: form.line, evidence: shown + how }]
      }),
    )
  },
}

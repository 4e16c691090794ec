import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5
const evidence = 'the script looks whether the answer is good, and shows nothing when it is not'
const words = {
  section: 'local',
  severity: 'medium',
  title: 'A form says nothing when its message is refused',
  why: 'The form service may be full, closed or take the message for spam: customers press the button, see nothing, and you never hear of them.',
  mend: 'Add what is shown in the other case: that the message was not sent, and your number.',
  source: 'https://developer.mozilla.org/docs/Web/API/Fetch_API/Using_Fetch#checking_response_status',
} as const

export const refusalHidden: PageCheck = {
  ...words,
  id: 'form-refusal-hidden',
  scope: 'page',
  look: ({ url, facts }) => {
    if (facts.forms.length === 0) return notApplicable
    const silent = facts.scripts.filter(({ drops_refusal, thanks_regardless }) => drops_refusal && !thanks_regardless)
    return foundAll(silent.slice(0, most).map(({ line }) => ({ url, line, evidence })))
  },
}

export const refusalHiddenInScript: SiteCheck = {
  ...words,
  id: 'form-refusal-hidden-in-script',
  scope: 'site',
  look: ({ own_scripts, pages }) => {
    if (!pages.some(({ row }) => row.has.form)) return notApplicable
    const silent = own_scripts.filter(({ drops_refusal, thanks_regardless }) => drops_refusal && !thanks_regardless)
    return foundAll(silent.slice(0, most).map(({ url }) => ({ url, line: null, evidence })))
  },
}

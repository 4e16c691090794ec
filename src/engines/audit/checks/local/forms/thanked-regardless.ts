import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5
const dropped = 'failures of sending are dropped or never looked for, and visitors are thanked all the same'

export const thankedRegardless: SiteCheck = {
  id: 'form-thanks-regardless',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A form thanks customers even when their message did not arrive',
  why: 'The form service may be down, moved or full: customers read that you will be in touch, and you never hear of them.',
  mend: 'Let the script wait for the answer, thank people only when it says that the message was taken, and else show your number.',
  source: 'https://developer.mozilla.org/docs/Web/API/Fetch_API/Using_Fetch#checking_response_status',
  look: ({ own_scripts, pages }) => {
    if (!pages.some(({ row }) => row.has.form)) return notApplicable
    const scripts = own_scripts.filter(({ thanks_regardless }) => thanks_regardless)
    const told = [...scripts, ...pages.filter(({ row }) => row.has.thanks_regardless)]
    return foundAll(told.slice(0, most).map(({ url }): Occurrence => ({ url, line: null, evidence: dropped })))
  },
}

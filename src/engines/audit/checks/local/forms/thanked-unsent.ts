import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5

/** Where a script has no word for sending anything at all, that is told of the forms that are left to it. */
export const thankedUnsent: SiteCheck = {
  id: 'form-thanked-unsent',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A script thanks visitors for what they typed, and sends it nowhere',
  why: 'They believe that you have their message or their address, and wait. You never hear of them.',
  mend: 'Let the script send what was typed to your form or newsletter service, and thank people once it has arrived. Then send yourself a test.',
  source: 'https://developer.mozilla.org/docs/Web/API/HTMLFormElement/submit_event',
  look: ({ own_scripts, pages }) => {
    if (!pages.some(({ row }) => row.has.form)) return notApplicable
    const told = own_scripts.flatMap(({ url, sends, thanks_unsent }) =>
      sends ? thanks_unsent.map(selector => ({ url, line: null, evidence: `the form “${selector}”` })) : [],
    )
    return foundAll(told.slice(0, most))
  },
}

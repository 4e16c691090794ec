import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 10

export const formScriptUnaddressed: SiteCheck = {
  id: 'form-script-unaddressed',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'A form’s script was never told where to send what people write',
  why: 'The place for the address still holds the maker’s blank. Customers press “Send”, and nobody gets their message.',
  mend: 'Put the address or key of your form service into the script, publish it, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: ({ pages, own_scripts }) => {
    const left = pages.filter(({ row, response }) => row.has.form && row.has.asks_visitor && response.status === 200)
    const blank = own_scripts.find(script => script.takes && script.blank !== null)
    if (left.length === 0 || !blank) return notApplicable
    const { pathname } = new URL(blank.url)
    return foundAll(
      left.slice(0, most).map(({ url }) => ({ url, line: null, evidence: `${blank.blank} in ${pathname}` })),
    )
  },
}

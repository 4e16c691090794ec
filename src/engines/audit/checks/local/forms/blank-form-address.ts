import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

const most = 10
/** Blanks that stand for where to send, in a file of settings beside the script that sends. */
const of_sending =
  /^https?:|service_id|template_id|user_id|public_key|access_key|web3forms|form|mail|contact|endpoint|webhook|send/i

/** A script that takes forms, or its settings, with a blank and no other address to send to. */
function blankOf({ own_scripts }: SiteView) {
  const takers = own_scripts.filter(({ takes }) => takes)
  if (takers.length === 0 || takers.some(({ has_address }) => has_address)) return undefined
  return own_scripts.find(({ takes, blank }) => blank !== null && (takes || of_sending.test(blank)))
}

export const formScriptUnaddressed: SiteCheck = {
  id: 'form-script-unaddressed',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'A form’s script was never told where to send what people write',
  why: 'The place for the address still holds the maker’s blank. Customers press “Send”, and nobody gets their message.',
  mend: 'Put the address or key of your form service into the script, publish it, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: site => {
    const { pages } = site
    const left = pages.filter(({ row, response }) => row.has.form && row.has.asks_visitor && response.status === 200)
    const blank = blankOf(site)
    if (left.length === 0 || !blank) return notApplicable
    const { pathname } = new URL(blank.url)
    return foundAll(
      left.slice(0, most).map(({ url }) => ({ url, line: null, evidence: `${blank.blank} in ${pathname}` })),
    )
  },
}

import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { blankPrograms } from './program-recipients.ts'

const most = 10
/** Of more pages it is not kept which they are. */
const most_known = 40
/** Blanks that stand for where to send, in a file of settings beside the script that sends. */
const of_sending =
  /^https?:|service_id|template_id|user_id|public_key|access_key|web3forms|form|mail|contact|endpoint|webhook|send/i

/** Keys of maps, counters and the like, which no form waits for. */
const of_another_service =
  /map|analytic|measure|track|pixel|gtag|gtm|\bGA[-_4]|captcha|site_?key|hotjar|clarity|chat|tawk|weather|calendar|place_?id|instagram|youtube|reviews?/i

/** A script that takes forms, or its settings, with a blank or nothing where the address to send to belongs, and no other. */
function blankOf({ own_scripts }: SiteView): { url: string; blank: string } | undefined {
  const takers = own_scripts.filter(({ takes }) => takes)
  if (takers.length === 0 || takers.some(({ has_address }) => has_address)) return undefined
  for (const { url, takes, blank } of own_scripts)
    if (blank !== null && !of_another_service.test(blank) && (takes || of_sending.test(blank))) return { url, blank }
  const asked = new Set(takers.map(({ sends_to }) => sends_to).filter(Boolean))
  for (const { url, left_empty } of own_scripts) {
    const unset = left_empty.find(name => asked.has(name))
    if (unset !== undefined) return { url, blank: `${unset}: ""` }
  }
  return undefined
}

export const formScriptUnaddressed: SiteCheck = {
  id: 'form-script-unaddressed',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'A form’s script was never told where to send what people write',
  why: 'The place for the address is empty, or still holds the maker’s blank. Customers press “Send”, and nobody gets their message.',
  mend: 'Put the address or key of your form service into the script, publish it, and send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: site => {
    const { pages, scripts } = site
    const blank = blankOf(site)
    const programs = blankPrograms(site)
    if (programs.length > 0) return foundAll(programs.slice(0, most))
    if (!blank) return notApplicable
    // Where the page that loads it is not known, another script brings it in.
    const place = scripts.find(({ url }) => url === blank.url)
    const isLoaded = (url: string) =>
      !place || place.on === url || place.others.includes(url) || place.pages > most_known
    const left = pages.filter(
      ({ row, response, url }) => row.has.form && row.has.asks_visitor && response.status === 200 && isLoaded(url),
    )
    if (left.length === 0) return notApplicable
    const { pathname } = new URL(blank.url)
    return foundAll(
      left.slice(0, most).map(({ url }) => ({ url, line: null, evidence: `${blank.blank} in ${pathname}` })),
    )
  },
}

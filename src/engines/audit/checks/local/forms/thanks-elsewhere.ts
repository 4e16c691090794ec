import { of_a_project } from '#src/engines/audit/checks/business/hosts-of-projects.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Services that send the browser on from their own address, so that a path alone is looked for there. */
const of_service = /\/\/(?:www\.)?(?:formsubmit\.(?:co|io)|api\.web3forms\.com)\//i
const whole_address = /^https?:\/\/([^/:?#]+)/i
const of_one_machine = /^(?:localhost|127\.\d|0\.0\.0\.0|192\.168\.|10\.\d|file$)/i
/** Of the examples in the manuals of form services. */
const of_an_example =
  /^(?:www\.)?(?:your-?(?:domain|site|website|page)|my-?(?:domain|site|website)|domain|example|website)\.\w{2,8}$/i

/** The site's own address is another, and none of its tags says that it lives at that host. */
function isOldAddress(host: string, { url, facts: { canonicals, open_graph } }: PageView): boolean {
  if (!of_a_project.test(host) || of_a_project.test(new URL(url).hostname)) return false
  const named = [
    ...canonicals.map(({ url: address }) => address ?? ''),
    ...open_graph.flatMap(({ property, content }) => (property === 'og:url' ? [content] : [])),
  ]
  return !named.some(address => URL.parse(address)?.hostname === host)
}

function reasonFor(leads_to: string, action: string, page: PageView): string | null {
  const [, host] = whole_address.exec(leads_to) ?? []
  if (host === undefined) {
    const is_path = /^[\w./-]+$/.test(leads_to) && leads_to !== 'false' && leads_to !== 'true'
    return is_path && of_service.test(action) ? 'looked for at the form service, not on your site' : null
  }
  if (of_one_machine.test(host)) return 'an address of somebody’s own computer'
  if (isOldAddress(host, page)) return 'where the site lay while it was made, not your own address'
  return of_an_example.test(host) ? 'an example from a manual' : null
}

export const thanksElsewhere: PageCheck = {
  id: 'form-thanks-elsewhere',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'Whoever sends a form is led to a page that is not there',
  why: 'The message may have arrived, but the customer sees an error instead of thanks, doubts it, and writes to somebody else.',
  mend: 'Write the whole address of your page of thanks into the field, with https:// and your domain, and send yourself a test.',
  source: 'https://formsubmit.co/documentation',
  look: page => {
    const { url } = page
    const { forms } = page.facts
    if (forms.length === 0) return notApplicable
    return foundAll(
      forms.flatMap(({ line, action, leads_to }) => {
        const reason = leads_to === '' ? null : reasonFor(leads_to, action ?? '', page)
        return reason === null ? [] : [{ url, line, evidence: `then on to “${shortened(leads_to, 80)}”: ${reason}` }]
      }),
    )
  },
}

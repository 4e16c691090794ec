import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { deadAnswer } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

/** Programs that hosts lend to all their sites. */
const of_host = /\/cgi(?:-bin|-sys)?\/|gdform|form(?:2|to|_to_)?mail(?:er)?\.|\/wp-/i

export const formHandlerMissing: SiteCheck = {
  id: 'form-handler-missing',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'The program that a form sends to is not there',
  why: 'Customers press “Send” and see an error, or a page full of code, and you never hear of them.',
  mend: 'Upload the program to a server that runs it, or give the form the address of a form service. Then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: ({ is_local_copy, links_checked, pageAt }) => {
    // Of a live site no form is asked for.
    if (!is_local_copy) return notApplicable
    const handlers = links_checked.filter(({ kind, url, found_on }) => {
      return kind === 'handler' && !of_host.test(url) && pageAt(found_on)?.row.has.asks_visitor === true
    })
    if (handlers.length === 0) return notApplicable
    return foundAll(
      handlers.flatMap(({ url, found_on, result }) => {
        const dead = result ? deadAnswer(result.status) : undefined
        return dead
          ? [{ url: found_on, line: null, evidence: `a form sends to ${new URL(url).pathname}, which ${dead}` }]
          : []
      }),
    )
  },
}

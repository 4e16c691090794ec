import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { fileAddress } from '#src/engines/audit/crawl/copy-pages.ts'
import { type FormAndProgram, isSentByBrowser, programName, programsInUse } from './forms-and-programs.ts'

const most = 10

/** A place of the page by whose name something may be shown there; `#contact` is none. */
const says_so = /sen[dt]|thank|succ|done|ok|messag|merci|gracias|danke|error|fail|alert|result/i

/** The front page, the page of the form or the one that the visitor came from: none that was made to thank. */
function isBack({ form, program }: FormAndProgram, to: string): boolean {
  if (to === '') return true
  const goal = URL.parse(to, program.url)
  if (goal?.search !== '' || says_so.test(goal.hash)) return false
  const home = new URL('/', program.url)
  const bare = (url: URL) => url.hostname.replace(/^www\./, '')
  if (goal.pathname === '/' && bare(goal) === bare(home)) return true
  return fileAddress(goal.href) === fileAddress(home.href) || fileAddress(goal.href) === fileAddress(form.on)
}

export const programSilent: SiteCheck = {
  id: 'form-program-silent',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Whoever sends a form is not told whether the message went out',
  why: 'The program leads back to a page that says nothing, whether or not anything was sent. Customers do not know if you got it, write twice, or write to somebody else.',
  mend: 'Lead to a page that thanks them when the message was sent, and to one that gives your number when it was not.',
  source: 'https://www.w3.org/WAI/tutorials/forms/notifications/',
  look: site => {
    const used = programsInUse(site)
    if (used.length === 0) return notApplicable
    return foundAll(
      used
        .flatMap((pair): Occurrence[] => {
          const { form, program } = pair
          const back = program.leads_back
          if (back === null || !isSentByBrowser(site, form) || !isBack(pair, back)) return []
          const where = back === '' ? 'to the page before' : `to ${shortened(back, 60)}`
          return [
            { url: form.on, line: form.line, evidence: `${programName(program)} leads back ${where}, without a word` },
          ]
        })
        .slice(0, most),
    )
  },
}

import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isMailboxOfNobody } from '#src/engines/audit/facts/business/form-mailboxes.ts'
import { programName, programsInUse } from './forms-and-programs.ts'

const most = 10

/** Programs behind the forms of a folder whose letters go to a blank. */
export function blankPrograms(site: SiteView): Occurrence[] {
  return programsInUse(site).flatMap(({ form, program }): Occurrence[] => {
    const { mails } = program
    // One letter to nobody is a copy where another goes to somebody.
    if (mails.length === 0 || mails.some(({ left_blank, to }) => left_blank === null && !to.every(isMailboxOfNobody)))
      return []
    const [first] = mails
    const blank = first?.left_blank ?? first?.to[0]
    if (blank === undefined) return []
    const shown = blank === '' ? 'to no address at all' : `to “${shortened(blank, 60)}”`
    return [{ url: form.on, line: form.line, evidence: `${programName(program)} sends ${shown}` }]
  })
}

const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)

export const programToAnother: SiteCheck = {
  id: 'form-program-to-another',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The program behind a form sends to another email address than the one you show',
  why: 'It may be that of whoever made the site, of a former employee, or of another business. Then your customers’ messages go there, and you never hear of them.',
  mend: 'Send yourself a test through the form. If it does not arrive, put your own address into the program.',
  source: 'https://www.php.net/manual/en/function.mail.php',
  look: site => {
    const used = programsInUse(site).filter(({ program }) => program.mails.some(({ to }) => to.length > 0))
    const shown = new Set(
      site.pages.flatMap(({ row }) => row.emails.flatMap(({ address }) => address.toLowerCase() || [])),
    )
    const own = [...shown].find(address => domainOf(address) === site.host)
    // Where no address of the site's own domain is shown, the one that is may be the maker's.
    if (used.length === 0 || own === undefined) return notApplicable
    const blank = new Set(blankPrograms(site).map(({ url }) => url))
    const isOwn = (to: string) => shown.has(to) || domainOf(to) === site.host
    const told = used.flatMap(({ form, program }): Occurrence[] => {
      const to = program.mails.flatMap(mail => mail.to)
      const [first] = to
      if (first === undefined || to.some(isOwn) || blank.has(form.on)) return []
      return [
        {
          url: form.on,
          line: form.line,
          evidence: `${programName(program)} sends to ${shortened(first, 60)}; the site shows ${own}`,
        },
      ]
    })
    return foundAll(told.slice(0, most))
  },
}

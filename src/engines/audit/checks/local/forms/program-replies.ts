import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { MailSent } from '#src/engines/audit/facts/programs/mail-in-php.ts'
import { type FormAndProgram, programName, programsInUse } from './forms-and-programs.ts'
import { blankPrograms } from './program-recipients.ts'

const most = 10

/** Programs all of whose letters to the business are of one sort, and go to somebody. */
function programsThat(site: SiteView, isSo: (mail: MailSent, pair: FormAndProgram) => boolean): FormAndProgram[] {
  const blank = new Set(blankPrograms(site).map(({ url }) => url))
  return programsInUse(site).filter(
    pair =>
      pair.program.mails.length > 0 && !blank.has(pair.form.on) && pair.program.mails.every(mail => isSo(mail, pair)),
  )
}

const asks_for_mail = /e-?mail|^mail$|mail_?(?:address|adr)/i

export const programTakesNoAnswer: SiteCheck = {
  id: 'form-program-no-answer',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'An answer to a message of your form does not go to the customer',
  why: 'The program sends every message under an address of its own and says nowhere whom to answer. Whoever presses “Reply” writes to that address, and the customer waits in vain.',
  mend: 'Have the program add a line “Reply-To:” with the address that the customer typed. Then send yourself a test, and answer it.',
  source: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.6.2',
  look: site => {
    if (programsInUse(site).length === 0) return notApplicable
    const told = programsThat(
      site,
      ({ from, answers_reach }, { form }) =>
        from === 'own' && !answers_reach && form.typed.some(({ name }) => asks_for_mail.test(name)),
    )
    return foundAll(
      told.slice(0, most).map(
        ({ form, program }): Occurrence => ({
          url: form.on,
          line: form.line,
          evidence: `${programName(program)} names no Reply-To, and sends under an address of its own`,
        }),
      ),
    )
  },
}

export const programSendsAsVisitor: SiteCheck = {
  id: 'form-program-sends-as-customer',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The program behind a form sends in the customer’s name, which mail services take for forged',
  why: 'Your server may send no mail for gmail.com or yahoo.com. Services that check the sender, as nearly all do today, put such messages among the spam or throw them away, and you never see the inquiry.',
  mend: 'Put an address of your own domain behind “From:”, and the customer’s behind “Reply-To:”. Then send yourself a test from a private address.',
  source: 'https://support.google.com/a/answer/81126',
  look: site => {
    if (programsInUse(site).length === 0) return notApplicable
    return foundAll(
      programsThat(site, ({ from }) => from === 'visitor')
        .slice(0, most)
        .map(
          ({ form, program }): Occurrence => ({
            url: form.on,
            line: form.line,
            evidence: `${programName(program)} puts what was typed behind “From:”`,
          }),
        ),
    )
  },
}

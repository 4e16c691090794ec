import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import {
  formsWithPrograms,
  programName,
  programsInUse,
} from '#src/engines/audit/checks/local/forms/forms-and-programs.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 10

export const programOfIntruders: SiteCheck = {
  id: 'program-of-intruders',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'A program on your site hides what it does, as those of intruders do',
  why: 'It unpacks code that nobody can read and runs it, or runs whatever a stranger sends it. With such programs intruders send spam, change pages and come back whenever they like.',
  mend: 'Ask whoever made the site whether it is theirs. If not, delete it, change all passwords of the web space, and have the host look how the intruder came in.',
  source: 'https://owasp.org/www-community/attacks/Code_Injection',
  look: ({ programs: { programs, idle_at } }) => {
    if (programs.length === 0 || idle_at !== null) return notApplicable
    return foundAll(
      programs
        .filter(({ is_of_intruders }) => is_of_intruders)
        .slice(0, most)
        .map(
          ({ url }): Occurrence => ({ url, line: null, evidence: 'runs code that is packed up, or that it is sent' }),
        ),
    )
  },
}

export const inquiriesListedOpenly: SiteCheck = {
  id: 'inquiries-listed-openly',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'Everyone can read what your customers wrote to you',
  why: 'A page of your site lists names, phone numbers and messages from its database and asks nobody for a password. Whoever guesses its address sees them all, and privacy laws hold you to account.',
  mend: 'Take the page off the server, or put it behind a password.',
  source: 'https://owasp.org/Top10/A01_2021-Broken_Access_Control/',
  look: ({ programs: { programs, idle_at } }) => {
    if (programs.length === 0 || idle_at !== null) return notApplicable
    return foundAll(
      programs
        .filter(({ lists_inquiries, is_guarded }) => lists_inquiries && !is_guarded)
        .slice(0, most)
        .map(program => ({
          url: program.url,
          line: null,
          evidence: `${programName(program)} prints them from the database, without a password`,
        })),
    )
  },
}

export const messagesInOpenFile: SiteCheck = {
  id: 'form-messages-public',
  section: 'security',
  scope: 'site',
  severity: 'high',
  title: 'What customers write is kept in a file that everyone can open',
  why: 'The program behind the form writes it into a file beside your pages. Whoever guesses its name reads names, addresses and messages.',
  mend: 'Let the program send mail, or keep the file outside of the folder that visitors see. Delete the one that is there.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-CONF-04)',
  look: site => {
    const used = programsInUse(site).filter(({ program }) => (program.reads?.length ?? 1) > 0)
    if (formsWithPrograms(site).length === 0) return notApplicable
    return foundAll(
      used
        .flatMap(({ form, program }): Occurrence[] => {
          const [file] = program.is_guarded ? [] : program.writes_to
          if (file === undefined || !form.is_inquiry) return []
          return [
            { url: form.on, line: form.line, evidence: `${programName(program)} writes to ${shortened(file, 60)}` },
          ]
        })
        .slice(0, most),
    )
  },
}

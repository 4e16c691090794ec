import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 5

/** What makers of themes and plug-ins note for themselves comes with their code. */
const of_makers =
  /\b(?:plug-?ins?|themes?|templates?|partials?|components?|refactor\w*|deprecated|polyfills?|jquery|bootstrap|tailwind|css|s[ac]ss|javascript|js|markup|divs?|hooks?|props?|api|shortcodes?|IE ?\d{0,2}|safari|firefox|browsers?|upstream|workaround|hack)\b|github\.com\/|https?:\/\/\S+\/issues\//i

export const sourceNotes: PageCheck = {
  id: 'note-in-source',
  section: 'security',
  scope: 'page',
  severity: 'low',
  title: 'Notes of your own stand in the code that everyone can read',
  why: 'Visitors do not see them, yet anybody who opens the source of the page does: what is not settled yet, or where your office keeps its files.',
  mend: 'Do what the note says, then delete it from the page.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-INFO-05)',
  look: page => {
    const { notes, counts } = page.facts
    if (!isShown(page) || counts.comments === 0) return notApplicable
    const own = notes.filter(({ kind, text }) => kind === 'office' || (kind === 'to-do' && !of_makers.test(text)))
    return foundAll(
      own.slice(0, most).map(({ line, kind, text }) => ({
        url: page.url,
        line,
        evidence: kind === 'office' ? 'the properties of an office document' : `<!-- ${shortened(text, 100)} -->`,
      })),
    )
  },
}

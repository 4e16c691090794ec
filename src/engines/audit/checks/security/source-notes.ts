import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { SourceNote } from '#src/engines/audit/facts/types/script-facts.ts'

const most = 5

/** What makers of themes and plug-ins note for themselves comes with their code. */
const of_makers =
  /\b(?:Add SDKs for Firebase|your app['’]s Firebase|plug-?ins?|themes?|templates?|partials?|components?|refactor\w*|deprecated|polyfills?|jquery|bootstrap|tailwind|css|s[ac]ss|javascript|js|markup|divs?|hooks?|props?|api|shortcodes?|IE ?\d{0,2}|safari|firefox|browsers?|upstream|workaround|hack)\b|github\.com\/|https?:\/\/\S+\/issues\//i

function shownAs(kind: SourceNote['kind'], text: string): string {
  if (kind === 'office') return 'the properties of an office document'
  if (kind === 'prompt') return `what your chat assistant is told, for all to read: “${shortened(text, 100)}”`
  return `<!-- ${shortened(text, 100)} -->`
}

export const sourceNotes: PageCheck = {
  id: 'note-in-source',
  section: 'security',
  scope: 'page',
  severity: 'low',
  title: 'Notes of your own stand in the code that everyone can read',
  why: 'Visitors do not see them, yet anybody who opens the source of the page does: what is not settled yet, where your office keeps its files, or what your chat assistant may say.',
  mend: 'Do what the note says, then delete it from the page.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-INFO-05)',
  look: page => {
    const { notes, counts } = page.facts
    if (!isShown(page) || counts.comments + notes.length === 0) return notApplicable
    const own = notes.filter(
      ({ kind, text }) => kind === 'office' || kind === 'prompt' || (kind === 'to-do' && !of_makers.test(text)),
    )
    return foundAll(
      own.slice(0, most).map(({ line, kind, text }) => ({
        url: page.url,
        line,
        evidence: shownAs(kind, text),
      })),
    )
  },
}

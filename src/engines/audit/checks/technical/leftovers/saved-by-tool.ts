import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

export const savedByTool: PageCheck = {
  id: 'page-saved-by-a-tool',
  section: 'technical',
  scope: 'page',
  severity: 'low',
  title: 'The page is a copy that a program saved',
  why: 'Such copies lack whatever a server did: forms, searches and logins no longer work, and files that nobody needs were saved along.',
  mend: 'Try each form and menu of the page, delete what was saved along, and take the line of the program out.',
  source: 'https://www.httrack.com/html/faq.html',
  look: page => {
    const { notes, counts } = page.facts
    if (!isShown(page) || counts.comments === 0) return notApplicable
    const note = notes.find(({ kind }) => kind === 'mirrored')
    return note ? found(page.url, note.line, `<!-- ${shortened(note.text, 100)} -->`) : ok
  },
}

import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const shown = 3

/** A script may put all symbols into the page, but not some of them: so only those are told that others are beside. */
export const symbolsMissing: PageCheck = {
  id: 'icon-symbol-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Icons stay empty: the drawing they stand for is not in the page',
  why: 'Where a phone, a star or an arrow was meant, visitors see a gap.',
  mend: 'Put a <symbol> with this id into the set of icons of the page, or spell its name as it is there.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/SVG/Element/use',
  look: onWorkingPages(({ url, facts: { symbols_used } }) => {
    const missing = symbols_used.filter(({ is_there }) => !is_there)
    const [first] = missing
    if (symbols_used.length === 0) return notApplicable
    if (!first || missing.length === symbols_used.length) return ok
    const names = [...new Set(missing.map(({ id }) => `“#${shortened(id, 40)}”`))]
    const more = names.length > shown ? ` and ${names.length - shown} more` : ''
    return found(url, first.line, `<use> of ${names.slice(0, shown).join(', ')}${more}, which the page does not have`)
  }),
}

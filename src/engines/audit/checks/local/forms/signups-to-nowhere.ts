import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isTakenByNobody, isUnaddressed } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { mayBeHandled } from './forms-to-nowhere.ts'

/** A form of one field that asks for an email address, or for a word to search. */
export function soleField({ fields }: PageFacts, form: number): 'email' | 'search' | undefined {
  const own = fields.filter(field => field.form === form && !field.hidden && field.type !== 'checkbox')
  const [only, ...more] = own
  if (!only || more.length > 0 || only.element !== 'input') return undefined
  const { type, name, label, placeholder, id } = only
  const words = `${name} ${label} ${placeholder} ${id}`
  if (type === 'email' || /e-?mail/i.test(words)) return 'email'
  return type === 'search' || /^(?:q|s|query|keywords?)$/i.test(name) || /\bsearch\b/i.test(words)
    ? 'search'
    : undefined
}

export const signupToNowhere: PageCheck = {
  id: 'signup-or-search-dead',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A sign-up or search box does nothing',
  why: 'Visitors type their address or a word, press the button, and the page just loads again. It came with the template.',
  mend: 'Connect the box to your newsletter or search service, or take it out.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
  look: ({ url, facts }) => {
    if (facts.forms.length === 0) return notApplicable
    const sole = facts.forms.flatMap((form, index) => {
      const asks = soleField(facts, index)
      return asks && isUnaddressed({ ...form, role: '' }) && isTakenByNobody(facts, index) ? [{ form, asks }] : []
    })
    if (sole.length === 0 || mayBeHandled(facts)) return foundAll([])
    return foundAll(
      sole.map(({ form: { line, action }, asks }) => {
        const shown = action === null ? '<form> without action' : `<form action="${action}">`
        return {
          url,
          line,
          evidence: `${shown}, asks for ${asks === 'email' ? 'an email address' : 'a word to search'}`,
        }
      }),
    )
  },
}

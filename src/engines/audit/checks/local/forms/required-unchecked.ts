import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { isHarmlessScript, isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Files of a menu look at no form. */
const of_menu =
  /(?:^|\/)(?:nav|navigation|navbar|menu|header|footer|slider|carousel|animations?|year)(?:[.-]min)?\.js(?:\?|$)/i

const mayBeLookedAt = ({ scripts, counts, empty_app_root }: PageFacts): boolean =>
  empty_app_root !== null ||
  counts.inline_handlers > 0 ||
  scripts.some(
    ({ src, sends, takes_forms }) =>
      sends || takes_forms || (src !== null && !isHarmlessScript(src) && !of_menu.test(src)),
  )

export const requiredUnchecked: PageCheck = {
  id: 'form-required-unchecked',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'A form lets people leave out what it calls required',
  why: 'It tells browsers not to check its fields (novalidate), and no script does it instead. You get messages without a name or a way to answer.',
  mend: 'Take “novalidate” off the form. Browsers then ask for what is missing, each in the language of its user.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-novalidate',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || !facts.forms.some(({ unchecked }) => unchecked)) return notApplicable
    // A script may look at the fields in its own way.
    if (mayBeLookedAt(facts)) return notApplicable
    return foundAll(
      facts.forms.flatMap(({ unchecked, onsubmit, marked, line }, index) => {
        const required = facts.fields.filter(field => field.form === index && field.required && !field.hidden)
        const [first] = required
        if (!unchecked || onsubmit !== null || marked || !first || !isInquiry(facts, index)) return []
        const called = shortened(first.label || first.placeholder || first.name, 40)
        const more = required.length > 1 ? ` and ${required.length - 1} more` : ''
        return [{ url, line, evidence: `<form novalidate>: “${called}”${more} may stay empty` }]
      }),
    )
  },
}

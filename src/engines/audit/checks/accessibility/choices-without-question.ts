import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { FieldFact } from '#src/engines/audit/facts/types/form-facts.ts'

const most = 10
const shown = 3
/** Two boxes with one name may be a field and its copy for those who do not tick it. */
const fewest_boxes = 3
const enough_words = 4
/** Tabs, sliders and menus are drawn with such buttons and no script. */
const draws_parts = /tab|slid|carousel|accordion|gallery|menu|toggle|star|rating|view|theme|filter|slick|panel|layer/i

/** "Opt into receiving SMS" needs no question. */
const saysItAll = ({ label }: FieldFact) => label.trim().split(/\s+/).length >= enough_words

/** Buttons of which one is chosen, and boxes that share a name: what they are about stands beside them. */
function choicesOf(fields: readonly FieldFact[]): FieldFact[][] {
  const choices = fields.filter(
    ({ type, name, hidden, aria_hidden, form }) =>
      (type === 'radio' || type === 'checkbox') && name !== '' && !hidden && !aria_hidden && form !== null,
  )
  const groups = Map.groupBy(choices, ({ type, name, form }) => `${type} ${form} ${name}`)
  return [...groups.values()].filter(([first, ...others]) => {
    return others.length + 1 >= (first?.type === 'radio' ? 2 : fewest_boxes)
  })
}

export const choicesWithoutQuestion: PageCheck = {
  id: 'choices-without-question',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Choices of a form are not tied to their question',
  why: 'Whoever has the form read aloud hears “Yes” and “No”, or “Email” and “Phone”, and not what is asked. They guess or give up.',
  mend: 'Put the choices into a <fieldset> and write the question into its <legend>.',
  source: 'https://www.w3.org/WAI/tutorials/forms/grouping/',
  look: page => {
    const groups = choicesOf(page.facts.fields)
    if (!isShown(page) || groups.length === 0) return notApplicable
    const loose = groups.filter(
      group =>
        !group.every(saysItAll) &&
        group.every(
          ({ grouped, label, label_source, name, id }) =>
            !grouped && label !== '' && label_source === 'label' && !draws_parts.test(`${name} ${id}`),
        ),
    )
    return foundAll(
      loose.slice(0, most).map(group => {
        const [first] = group
        const labels = group.slice(0, shown).map(({ label }) => `“${shortened(label, 30)}”`)
        const more = group.length > shown ? ` and ${group.length - shown} more` : ''
        return { url: page.url, line: first?.line ?? null, evidence: `${labels.join(', ')}${more}` }
      }),
    )
  },
}

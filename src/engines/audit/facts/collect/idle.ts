import { hasNoGoal } from '../has-no-goal.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'
import type { IdleFact } from '../types/control-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'

const most = 40
const most_names = 20
/** Inside of these a press is taken by what stands around. */
const around = ['a', 'label', 'summary', 'dialog', 'form'].map(tagNamed)

/** Its id and its classes, and nothing else by which a script could know it; `null` where there is more. */
function namesOf({ attributes }: Reading): string[] | null {
  if (attributes.handlers + attributes.custom + attributes.hooks > 0) return null
  const written = `${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`.slice(0, 600)
  const names = written.split(/\s+/).filter(name => name !== '')
  return names.length > most_names ? null : names
}

/** A button that neither belongs to a form nor says what it does: whether it does anything is up to the scripts. */
export function noteIdleButton(reading: Reading, element: OpenElement): void {
  const { attributes, found, open } = reading
  if (element.hidden || element.aria_hidden || element.foreign || element.form >= 0 || reading.in_control) return
  if (found.idle.length >= most || attributes.has('form') || attributes.has('disabled') || attributes.has('role'))
    return
  if (attributes.has('aria-expanded') || attributes.has('aria-haspopup') || attributes.has('aria-controls')) return
  if (around.some(tag => open.count(tag) > 0)) return
  const names = namesOf(reading)
  if (names === null) return
  const fact: IdleFact = { ...reading.place, element: 'button', text: '', names }
  const before = found.links.length
  reading.capture(capture => {
    fact.text = reading.cut('button text', capture.text, 'label')
    if (found.links.length === before && fact.text !== '') found.idle.push(fact)
  })
}

/** A link to nowhere that bears an id or a hook, for which alone a script might know it. */
export function noteIdleLink(reading: Reading, link: LinkFact): void {
  const { found } = reading
  if (!link.marked || link.scripted || link.opens || link.hidden || link.aria_hidden || link.role !== '') return
  if (found.idle.length >= most || !hasNoGoal(link) || reading.in_control) return
  const names = namesOf(reading)
  if (names === null) return
  const fact: IdleFact = { line: link.line, offset: link.offset, element: 'a', text: '', names }
  reading.capture(capture => {
    fact.text = reading.cut('link text', capture.text, 'label')
    if (fact.text !== '' && !link.opens) found.idle.push(fact)
  })
}

import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { AriaProblem } from '../types/structure-facts.ts'
import { ariaAttributes, ariaRoles } from './aria-vocabulary.ts'
import { noteReference } from './forms.ts'

/** Roles and aria attributes that WAI-ARIA does not know, and values that it does not allow. */
/** Elements that are nothing to screen readers but their text: a label there is not read. */
const plain = new Set('div span p i b em strong small'.split(' '))
/** Of a row of signs, the label is all that tells what they mean. */
const tells_stars = /\bstars?\b|\bout of \d|\brat(?:ed|ing)\b/i

export function collectAria(reading: Reading, element: OpenElement): void {
  if (element.in_template) return
  const { attributes } = reading
  const roles = attributes.lower('role')
  if (roles && !roles.split(/\s+/, 10).some(role => ariaRoles.has(role))) {
    note(reading, element, 'unknown-role', 'role', roles)
  }
  for (const [name, value] of attributes.aria()) {
    const kind = ariaAttributes.get(name)
    const written = value.trim()
    if (name === 'aria-label' && !roles && plain.has(element.name) && tells_stars.test(written))
      note(reading, element, 'label-unheard', name, written)
    if (kind === undefined) note(reading, element, 'unknown-attribute', name, written)
    else if (written === '') continue
    else if (kind === 'ids') for (const id of written.split(/\s+/, 20)) noteReference(reading, element.name, name, id)
    else if (!isAllowed(kind, written)) note(reading, element, 'invalid-value', name, written)
  }
}

function isAllowed(kind: 'text' | 'integer' | 'number' | readonly string[], value: string): boolean {
  if (kind === 'text') return true
  if (kind === 'integer') return /^-?\d+$/.test(value)
  if (kind === 'number') return value.length < 40 && Number.isFinite(Number(value))
  return value.split(/\s+/, 20).every(token => kind.includes(token.toLowerCase()))
}

function note(reading: Reading, element: OpenElement, problem: AriaProblem, attribute: string, value: string): void {
  const fact = {
    ...reading.place,
    element: element.name,
    problem,
    attribute: attribute.slice(0, 60),
    value: value.slice(0, 120),
  }
  reading.keep('aria_problems', reading.found.aria_problems, fact, 'evidence')
}

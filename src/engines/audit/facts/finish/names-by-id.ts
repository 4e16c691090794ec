import type { DraftField } from '../reading/draft-lists.ts'
import type { Reading } from '../reading/reading.ts'
import type { ButtonFact, FieldFact, LabelSource } from '../types/form-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'

/** Text of the elements an aria-labelledby names; `''` when none of them says anything. */
function textOf({ ids }: Reading, references: string): string {
  if (references === '') return ''
  const texts = references.split(/\s+/, 10).map(id => {
    const target = ids.get(id)
    return target ? target.label || target.text : ''
  })
  return texts.filter(Boolean).join(' ').slice(0, 300)
}

export function namedLinks(reading: Reading): LinkFact[] {
  return reading.found.links.map(({ labelled_by, from, to, ...link }) => {
    const name = textOf(reading, labelled_by)
    return name ? { ...link, name } : link
  })
}

export function namedButtons(reading: Reading): ButtonFact[] {
  return reading.found.buttons.map(({ labelled_by, ...button }) => {
    const name = textOf(reading, labelled_by)
    return name ? { ...button, name } : button
  })
}

/** Fields with their labels, in the order of the accessible name computation. */
export function labelledFields(reading: Reading): FieldFact[] {
  const by_id = new Map<string, string>()
  for (const label of reading.found.labels) if (label.for && label.text) by_id.set(label.for, label.text)
  return reading.found.fields.map(field => {
    const { labelled_by, wrapping_label, aria_label, title, ...fact } = field
    const [label_source, label] = labelOf(reading, field, by_id)
    return { ...fact, label: label.slice(0, 300), label_source }
  })
}

function labelOf(reading: Reading, field: DraftField, by_id: ReadonlyMap<string, string>): [LabelSource, string] {
  const by_reference = textOf(reading, field.labelled_by)
  if (by_reference) return ['aria-labelledby', by_reference]
  if (field.aria_label) return ['aria-label', field.aria_label]
  const label = by_id.get(field.id) || reading.found.labels[field.wrapping_label]?.text
  if (label) return ['label', label]
  if (field.title) return ['title', field.title]
  return field.placeholder ? ['placeholder', field.placeholder] : ['none', '']
}

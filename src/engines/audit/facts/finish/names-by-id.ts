import type { DraftField } from '../reading/draft-lists.ts'
import type { Reading } from '../reading/reading.ts'
import type { FieldFact, LabelSource } from '../types/form-facts.ts'

/** Text of the elements an aria-labelledby names; `''` when none of them says anything. */
function textOf({ ids }: Reading, references: string): string {
  if (references === '') return ''
  const texts = references.split(/\s+/, 10).map(id => {
    const target = ids.get(id)
    return target ? target.label || target.text : ''
  })
  return texts.filter(Boolean).join(' ').slice(0, 300)
}

/** Gives links and buttons the names they take from other elements. */
export function nameById(reading: Reading): void {
  for (const { fact, ids } of reading.found.named_by_id) fact.name = textOf(reading, ids) || fact.name
}

/** Texts of labels by the ids that they are for. A second one for the same field was meant for another. */
export const labelsById = ({ found }: Reading): ReadonlyMap<string, string> =>
  new Map(
    found.labels.toReversed().flatMap(label => (label.for && label.text ? [[label.for, label.text] as const] : [])),
  )

/** Fields with their labels, in the order of the accessible name computation. */
export function labelledFields(reading: Reading): FieldFact[] {
  const by_id = labelsById(reading)
  const { labels, fields } = reading.found
  const wrapped = new Set(fields.map(({ wrapping_label }) => wrapping_label))
  let last = -1
  return fields.map(field => {
    const { labelled_by, wrapping_label, aria_label, title, label_before, ...fact } = field
    const [label_source, label] = labelOf(reading, field, by_id)
    const before = label_before > last && !wrapped.has(label_before) ? labels[label_before] : undefined
    last = label_before
    const is_box = fact.type === 'checkbox' || fact.type === 'radio'
    const loose_label = label_source === 'title' && !is_box && before?.for === '' ? before.text.slice(0, 100) : ''
    return { ...fact, label: label.slice(0, 300), label_source, loose_label }
  })
}

export function labelOf(
  reading: Reading,
  field: DraftField,
  by_id: ReadonlyMap<string, string>,
): [LabelSource, string] {
  const by_reference = textOf(reading, field.labelled_by)
  if (by_reference) return ['aria-labelledby', by_reference]
  if (field.aria_label) return ['aria-label', field.aria_label]
  const label = by_id.get(field.id) || reading.found.labels[field.wrapping_label]?.text
  if (label) return ['label', label]
  if (field.title) return ['title', field.title]
  return field.placeholder ? ['placeholder', field.placeholder] : ['none', '']
}

import type { Notes } from '#src/domain/location/record/notes.ts'
import { readFields } from '#src/domain/location/record/read-shapes.ts'

/** What the shop has and has not, by ids of the catalogue; what nobody has told is left out. */
export function readAttributes(value: unknown, known: ReadonlySet<string>, notes: Notes): Record<string, boolean> {
  const told: [string, boolean][] = []
  for (const [id, has] of Object.entries(readFields(value, 'attributes', notes))) {
    if (!known.has(id)) {
      notes.refuse('attributes', 'unknown_attribute', `"${id.slice(0, 40)}" is no attribute of the list.`)
    } else if (typeof has === 'boolean') {
      told.push([id, has])
    } else if (has !== null && has !== undefined) {
      notes.refuse(`attributes.${id}`, 'not_yes_or_no', 'Answer yes or no.')
    }
  }
  return Object.fromEntries(told)
}

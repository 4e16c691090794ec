import { readLine } from '#src/domain/location/texts/read-text.ts'
import type { Notes } from './notes.ts'
import { readList, refuseTwins } from './read-shapes.ts'

const field = 'labels'

/** Words by which the business sorts its own locations; nobody outside sees them. */
export function readLabels(value: unknown, notes: Notes): string[] {
  const labels = readList(value, { field, name: 'Labels', most: 10 }, notes).map((label, at) =>
    readLine(label, { field: `${field}.${at}`, name: 'The label', most: 255 }, notes),
  )
  refuseTwins(labels, { field, name: 'This label', key: label => label.toLowerCase() }, notes)
  return labels.filter(label => label !== '')
}

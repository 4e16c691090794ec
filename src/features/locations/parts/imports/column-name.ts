import { targetLabels } from '#src/features/locations/imports/read/column-targets.ts'
import type { Import } from './queries.ts'

const labels = new Map<string, string>(Object.entries(targetLabels))

/** What people call a column: its name in the file, or what it is about where it has none. */
export function columnName({ headings, mapping }: Pick<Import, 'headings' | 'mapping'>, at: number): string {
  return headings[at] || labels.get(mapping[at] ?? '') || `Column ${at + 1}`
}

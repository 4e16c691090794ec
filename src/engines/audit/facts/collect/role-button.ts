import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { collectButton } from './forms.ts'

const by_name = new Set(['a', 'area', 'button', 'input'])

/** role=button on something that is neither a button nor a link. */
export function collectRoleButton(reading: Reading, element: OpenElement, stands: boolean): void {
  if (by_name.has(element.name) || reading.attributes.lower('role') !== 'button') return
  collectButton(reading, element, stands)
}

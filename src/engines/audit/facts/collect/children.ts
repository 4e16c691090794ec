import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** What the HTML standard lets a list contain. */
const allowed: Record<'ul' | 'ol' | 'dl', ReadonlySet<string>> = {
  ul: new Set(['li', 'script', 'template']),
  ol: new Set(['li', 'script', 'template']),
  dl: new Set(['dt', 'dd', 'div', 'script', 'template']),
}

export function noteChild(reading: Reading, element: OpenElement, stands: boolean): void {
  const parent = stands ? reading.open.at(reading.open.depth - 2) : reading.open.current
  const list = parent.name
  if (list !== 'ul' && list !== 'ol' && list !== 'dl') return
  if (allowed[list].has(element.name)) return
  const role = reading.attributes.groups === 0 ? '' : reading.attributes.lower('role')
  if (role === 'listitem') return
  const fact = { ...reading.place, list, child: element.name }
  reading.keep('list_problems', reading.found.list_problems, fact, 'evidence')
}

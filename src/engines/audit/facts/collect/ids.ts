import { limits } from '../limits.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { collectEmptyPart } from './empty-parts.ts'

/** Elements that single-page applications fill by script, by the ids their tools give them. */
const app_roots = new Set(['root', 'app', '__next', '__nuxt', '___gatsby', 'app-root', 'svelte', 'q-app', 'main-app'])

/** Those that hand-made code fills. */
const for_content = /^(?:[a-z\d]{1,20}[-_]){0,2}(?:content|app|page|view|outlet|root)$/i

/** Elements whose text nobody takes for the name of another. */
const holders = new Set(
  'html body main nav header footer aside section article form ul ol li dl table tbody tr svg noscript'.split(' '),
)

export function collectId(reading: Reading, element: OpenElement, stands: boolean): void {
  const id = reading.attributes.get('id') ?? ''
  if (id === '' || element.in_template) return
  reading.found.counts.ids++
  const known = reading.ids.get(id)
  if (known) {
    known.count++
    known.lines ??= [known.place.line]
    if (known.lines.length < 10) known.lines.push(reading.line)
    return
  }
  if (reading.ids.size >= limits.anchors) {
    reading.recordCut('ids', limits.anchors, reading.found.counts.ids)
    return
  }
  const label = reading.attributes.text('aria-label') || reading.attributes.text('alt')
  const of_areas = element.name === 'map'
  const draft = { place: reading.place, count: 1, lines: null, label, text: '', of_areas }
  reading.ids.set(id, draft)
  if (!stands) return
  collectEmptyPart(reading, element, id)
  if (app_roots.has(id) || for_content.test(id)) watchRoot(reading, element, id)
  if (!reading.keeps_texts_by_id || reading.captures.length >= 24 || element.raw || holders.has(element.name)) return
  reading.capture(capture => {
    draft.text = capture.name
  })
}

function watchRoot(reading: Reading, element: OpenElement, id: string): void {
  const { place, found } = reading
  const elements = found.counts.elements
  const text = reading.text.position
  reading.atEnd(element, () => {
    const empty = found.counts.elements - elements <= 3 && reading.text.position - text <= 20
    found.app_roots.push({ ...place, id, empty, is_apps: app_roots.has(id) })
  })
}

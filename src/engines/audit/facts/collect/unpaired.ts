import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** Boxes of which HTML lets none do without its end tag. */
const has_end = new Set('div section article main header footer nav aside ul ol table h1 h2 h3 h4 h5 h6'.split(' '))
/** One slip brings on others. */
const most = 10

const isPlain = ({ foreign, in_template, in_noscript }: OpenElement) => !foreign && !in_template && !in_noscript

/** Where a link stood in another, browsers have ended the outer one, and that is told. */
const isLinkEnd = ({ links_ended }: Reading, element: string) => element === 'a' && !links_ended

/** An end tag of an element that is not open. That of a paragraph leaves an empty one behind, which nobody sees. */
export function noteStray(reading: Reading, element: string): void {
  const { unpaired } = reading.found
  if (
    !(has_end.has(element) || isLinkEnd(reading, element)) ||
    unpaired.length >= most ||
    !isPlain(reading.open.current)
  )
    return
  unpaired.push({ ...reading.place, element, problem: 'ends nothing', within: '' })
}

/** An element that is closed because the one around it ends: `within`, or '' for the page. */
export function noteLeftOpen(reading: Reading, element: OpenElement, within: string): void {
  const { unpaired } = reading.found
  if (!has_end.has(element.name) || unpaired.length >= most || !isPlain(element)) return
  unpaired.push({ ...reading.place, element: element.name, problem: 'still open', within })
}

/** A tag that another one begins within, for its “>” is missing. */
export function noteRunningOn(reading: Reading, element: OpenElement): void {
  const { unpaired } = reading.found
  if (unpaired.length >= most || element.foreign) return
  unpaired.push({ ...reading.place, element: element.name, problem: 'runs on', within: '' })
}

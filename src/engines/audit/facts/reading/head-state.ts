import { closeElement } from './close-element.ts'
import type { Reading } from './reading.ts'

/**
 * Where the head ends by the tree rules of the HTML standard (insertion modes "in head" and "after head"): at the first
 * start tag that may not stand in it, at text, at the end tag of body or html. What stands between `</head>` and
 * `<body>` still goes into the head. Inside noscript and template nothing ends it: browsers that run scripts read the
 * first as text, and the second is a document of its own.
 */
export function endOfHead(reading: Reading, element: string): void {
  if (!reading.in_head) return
  const { in_noscript, in_template } = reading.open.current
  if (in_noscript || in_template) return
  reading.in_head = false
  // Nobody wrote its end tag: what follows is shown all the same.
  if (reading.open.current.name === 'head') closeElement(reading)
  if (element === 'body' || element === 'frameset') return
  reading.found.head_ended_by = { element, line: reading.line, offset: reading.offset }
}

/** Text in the head, other than white space, begins the body. */
export function endOfHeadByText(reading: Reading, offset: number, line: number): void {
  reading.line = line
  reading.offset = offset
  endOfHead(reading, '#text')
}

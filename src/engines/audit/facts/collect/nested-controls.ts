import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'

const link = tagNamed('a')
const button = tagNamed('button')
const most = 20

/** Something to press that stands in another such thing, whose name is `within`. */
export function noteNested(reading: Reading, { name, hidden, foreign }: OpenElement): void {
  const { found, open, attributes, place } = reading
  const around = name === 'a' ? button : link
  if (open.count(around) === 0 || hidden || foreign || found.nested.length >= most) return
  const is_within = name === 'a' ? attributes.has('href') : isLinkOpen(reading)
  if (is_within) found.nested.push({ ...place, element: name, within: around.name })
}

/** The mark of a place that was left open is no link. */
function isLinkOpen({ open, open_link }: Reading): boolean {
  if (open_link === null || open_link.ended) return false
  for (let depth = open.depth - 1; depth > 0; depth--) if (open.at(depth) === open_link) return true
  return false
}

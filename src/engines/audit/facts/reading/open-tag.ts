import { collectAnywhere } from '../collect/anywhere.ts'
import { collectByName } from '../collect/by-name.ts'
import { openItem, readProperty } from '../collect/microdata.ts'
import { openResource, readRdfaProperty } from '../collect/rdfa.ts'
import { collectUse } from '../collect/symbols.ts'
import { attributeGroup } from './attributes.ts'
import { closeElement } from './close-element.ts'
import { endOfHead } from './head-state.ts'
import type { Reading } from './reading.ts'
import { enterRegion } from './regions.ts'
import { type Tag, tagNamed } from './tags.ts'

const table = tagNamed('table')
const use = tagNamed('use')
const html_islands = new Set(['foreignobject', 'desc', 'title'])
const hidden_by_style = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/** A start tag: ends what it implies, adjusts what holds inside, and hands the element to the collectors. */
export function openTag(reading: Reading, tag: Tag): void {
  const { open, attributes, found } = reading
  found.counts.elements++
  // Outside of a table browsers pass over it, and so over its end.
  if (tag.of_table && open.count(table) === 0 && !open.current.foreign && !open.current.in_template) {
    if (tag.breaks) separate(reading, tag)
    return
  }
  if (reading.in_head && !tag.head && !open.current.foreign) endOfHead(reading, tag.name)
  if (!reading.in_head) found.counts.body_elements++
  if (tag.closes && !open.current.foreign) {
    while (tag.closes.has(open.current.name) && open.depth > 1) closeElement(reading)
  }
  if (tag.breaks) separate(reading, tag)

  const element = open.inside(tag)
  const foreign = open.current.foreign
  element.raw = !foreign && tag.raw
  if (tag.name === 'svg' || tag.name === 'math') element.foreign = true
  else if (foreign && html_islands.has(tag.name)) element.foreign = tag.name === 'title'
  element.hidden ||= tag.unseen || isHidden(reading, tag)
  if (attributes.groups & attributeGroup.aria) element.aria_hidden ||= attributes.get('aria-hidden') === 'true'
  if (tag.name === 'noscript') element.in_noscript = true
  else if (tag.name === 'template') element.in_template = true
  if (attributes.groups & attributeGroup.anywhere) element.id = attributes.get('id')
  enterRegion(reading, element)

  const { microdata, rdfa } = attributeGroup
  if (attributes.groups & microdata) openItem(reading, element)
  if (attributes.groups & rdfa) openResource(reading, element)
  const stands = !tag.empty && open.push(element)
  found.counts.inline_handlers += attributes.handlers
  if (open.nesting > found.counts.max_depth) found.counts.max_depth = open.nesting
  if (attributes.groups & microdata) readProperty(reading, element, stands)
  if (attributes.groups & rdfa) readRdfaProperty(reading, element, stands)
  collectAnywhere(reading, element, stands)
  if (!foreign) collectByName(reading, element, stands)
  else if (tag === use) collectUse(reading, element)
}

function separate(reading: Reading, tag: Tag): void {
  if (tag.name === 'br') reading.text.newLine()
  else reading.text.break()
  for (const capture of reading.captures) capture.add(' ', true, true)
}

function isHidden(reading: Reading, tag: Tag): boolean {
  const { attributes } = reading
  if (tag.name === 'dialog') return !attributes.has('open')
  // A whole page that is hidden waits for its script to show it: a finding of its own, and no unseen part.
  if (tag.name === 'body' || tag.name === 'html') return false
  if (!(attributes.groups & attributeGroup.anywhere)) return false
  const hidden = attributes.get('hidden')
  if (hidden !== null && hidden.toLowerCase() !== 'until-found') return true
  const style = attributes.get('style')
  return style !== null && hidden_by_style.test(style)
}

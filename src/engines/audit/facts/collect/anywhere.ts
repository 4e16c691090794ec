import { detached } from '../detached.ts'
import { attributeGroup, counts_to } from '../reading/attributes.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { collectAria } from './aria.ts'
import { noteChild } from './children.ts'
import { collectControl, mayOpenMenu } from './controls.ts'
import { noteGrouping } from './grouping.ts'
import { collectId } from './ids.ts'
import { collectLandmark } from './landmarks.ts'
import { noteLeftovers } from './leftovers.ts'
import { collectPaintedBehind } from './painted.ts'
import { collectRoleButton } from './role-button.ts'
import { noteSiteKey } from './site-keys.ts'
import { collectStuckColumns, noteColumn } from './stuck-columns.ts'
import { noteRunningOn } from './unpaired.ts'
import { collectUnshown } from './unshown.ts'
import { noteWrapper } from './veils.ts'

/** What any element may be collected for, by its attributes and its place. */
export function collectAnywhere(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes, found } = reading
  noteChild(reading, element, stands)
  collectLandmark(reading, element)
  if (reading.columns.length > 0 && stands) noteColumn(reading, element)
  const { groups } = attributes
  if (attributes.handlers > 0 && isForMouseOnly(reading, element)) found.counts.mouse_only++
  if (attributes.handlers > 0 || mayOpenMenu(reading, element)) collectControl(reading, element, stands)
  if (attributes.torn !== '') noteTorn(reading, element)
  if (attributes.runs_on !== '') noteRunningOn(reading, element)
  if (groups === 0) return
  if (groups & attributeGroup.anywhere) {
    if (attributes.has('id')) {
      collectId(reading, element, stands)
      noteWrapper(reading)
    }
    if (attributes.has('style')) {
      found.counts.style_attributes++
      collectPaintedBehind(reading, element)
      collectUnshown(reading, element)
      if (stands) collectStuckColumns(reading, element)
    }
    if (attributes.has('data-widget-latlng')) found.counts.map_widgets++
    if (attributes.has('data-lat') || attributes.has('data-latitude')) notePoint(reading)
    if (attributes.has('data-sitekey')) noteSiteKey(reading)
    noteInclude(reading)
    if (attributes.custom > 0) noteCounted(reading)
    if (attributes.has('title'))
      noteLeftovers(reading, attributes.text('title'), `${element.name}@title`, reading.place)
    if (attributes.has('role')) {
      collectRoleButton(reading, element, stands)
      if (of_fields.test(attributes.lower('role'))) noteGrouping(reading, element, stands)
    }
    noteTabindex(reading, element)
    if (attributes.has('data-nosnippet')) {
      reading.keep('nosnippets', found.nosnippets, { ...reading.place, element: element.name }, 'evidence')
    }
  }
  if (groups & (attributeGroup.aria | attributeGroup.anywhere)) nameCaptures(reading, element, stands)
  if (groups & attributeGroup.aria && attributes.has('aria-label'))
    noteLeftovers(reading, attributes.text('aria-label'), `${element.name}@aria-label`, reading.place)
  if (groups & attributeGroup.aria || attributes.has('role')) collectAria(reading, element)
}

/** Roles by which a box says that what is inside belongs together. */
const of_fields = /^(?:radio)?group$/

/** Of these, visitors read or hear the value. */
const told_by = ['alt', 'title', 'aria-label', 'placeholder', 'content']

function noteTorn(reading: Reading, element: OpenElement): void {
  const { attributes, found, place } = reading
  const by = told_by.find(name => attributes.has(name)) ?? ''
  const fact = {
    ...place,
    element: element.name,
    attribute: by,
    value: by === '' ? '' : detached(attributes.text(by).slice(0, 100)),
    rest: detached(attributes.torn),
  }
  reading.keep('torn_tags', found.torn_tags, fact, 'evidence')
}

/** By which small libraries know what to fetch and put in. */
const names_of_include = ['data-include', 'w3-include-html', 'include-html']

function noteInclude(reading: Reading): void {
  const { attributes, found, place } = reading
  for (const name of names_of_include) {
    const file = attributes.has(name) ? attributes.text(name).slice(0, 200) : ''
    if (file !== '') reading.keep('frame_files', found.frame_files, { ...place, file }, 'evidence')
  }
}

/** Numbers that a script shows in place of what stands in the page. */
function noteCounted(reading: Reading): void {
  const { attributes, found, place } = reading
  for (const name of counts_to) {
    const value = attributes.has(name) ? attributes.text(name).trim() : ''
    if (/^\d{1,4}$/.test(value)) reading.keep('counted', found.counted, { ...place, value: Number(value) }, 'evidence')
  }
}

const names_of_longitude = ['data-lng', 'data-lon', 'data-long', 'data-longitude']

/** The element of a map with its point, which a script will read. */
function notePoint(reading: Reading): void {
  const { attributes, found, place } = reading
  const name = names_of_longitude.find(each => attributes.has(each))
  if (name === undefined) return
  const latitude = attributes.text('data-lat') || attributes.text('data-latitude')
  const point = { ...place, latitude, longitude: attributes.text(name), ids: null }
  reading.keep('drawn_points', found.drawn_points, point, 'evidence')
}

const takes_keys = new Set(
  'a area button input select textarea label summary form option body img svg video iframe'.split(' '),
)
/** Such a box only spares visitors the button beside it, or leads where the link in it leads, too. */
const has_another_way = /location|href|open\(|close|hide|stopPropagation|preventDefault|submit|track|gtag/i

function isForMouseOnly({ attributes }: Reading, { name }: OpenElement): boolean {
  if (takes_keys.has(name) || attributes.has('role') || attributes.has('tabindex')) return false
  const code = attributes.get('onclick')
  return code !== null && code !== '' && !has_another_way.test(code)
}

function noteTabindex(reading: Reading, element: OpenElement): void {
  const written = reading.attributes.get('tabindex')
  if (written === null) return
  const value = Number.parseInt(written, 10)
  if (!(value > 0)) return
  reading.keep(
    'tabindexes',
    reading.found.positive_tabindexes,
    { ...reading.place, element: element.name, value },
    'evidence',
  )
}

/** Labels and titles of what stands inside a link or a button name it too; images name it by their alt. */
function nameCaptures(reading: Reading, element: OpenElement, stands: boolean): void {
  if (reading.captures.length === 0 || element.name === 'img' || element.aria_hidden) return
  const { attributes } = reading
  const depth = stands ? reading.open.depth : reading.open.depth + 1
  const label = attributes.text('aria-label')
  const title = attributes.text('title')
  if (!label && !title) return
  for (const capture of reading.captures) {
    if (capture.depth >= depth) continue
    if (label) capture.addName(label)
    else capture.addTitle(title)
  }
}

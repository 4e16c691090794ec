import { namesOfElements, paintedPictures, paints } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { Place } from '../types/place.ts'
import { noteResource } from './resources.ts'

const longest_style = 4_000

/** Pictures that the style attribute at hand paints behind its element. */
export function collectPaintedBehind(reading: Reading, element: OpenElement): void {
  const style = reading.attributes.get('style')
  if (!style?.includes('url(') || style.length > longest_style || element.in_template || element.hidden) return
  for (const { address } of paintedPictures(`{${style}`))
    noteResource(reading, 'image', reading.addresses.resolve(address))
}

/** Pictures that the rules of a `<style>` may paint. */
export function collectPaintedByRules(reading: Reading, text: string, { line, offset }: Place): void {
  for (const painted of paintedPictures(text)) {
    const url = reading.addresses.resolve(painted.address)
    if (url !== null)
      reading.keep(
        'painted',
        reading.found.painted,
        { ...painted, line: line + painted.line - 1, offset, url },
        'evidence',
      )
  }
}

/** Now that the whole page is read: those that something on it asks for. */
export function notePainted(reading: Reading, source: () => string): void {
  const { painted } = reading.found
  if (painted.length === 0) return
  const names = namesOfElements(source())
  for (const picture of painted) {
    if (!paints(picture, names)) continue
    reading.line = picture.line
    reading.offset = picture.offset
    noteResource(reading, 'image', picture.url)
  }
}

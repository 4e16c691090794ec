import { collectNote } from '../collect/comments.ts'
import { readDoctype } from '../collect/doctype.ts'
import { noteStrayEnd } from '../collect/stray-end.ts'
import { noteLeftOpen, noteStray } from '../collect/unpaired.ts'
import { limits } from '../limits.ts'
import type { Region } from '../types/place.ts'
import { isBlank } from './blank.ts'
import { type Capture, endCapturesOf } from './capture.ts'
import { closeElement } from './close-element.ts'
import { decodeText } from './decode.ts'
import { endOfHead, endOfHeadByText } from './head-state.ts'
import type { OpenElement } from './open-element.ts'
import { openTag } from './open-tag.ts'
import type { Reading } from './reading.ts'
import { type Tag, tagNamed, tags } from './tags.ts'

/**
 * Receives the tokens of one page and keeps the open elements, as a tree builder would but without a tree.
 * It is fed by the tokenizer of htmlparser2 and not by its parser, whose stack is an array that grows at its front:
 * 50,000 nested elements would take it seconds. And of attributes that no check asks for, it copies nothing. Character
 * references are decoded here and in the attributes, where there are any: the tokenizer then reads to the next tag or
 * quote at one go.
 */
export class PageHandler {
  readonly #reading: Reading
  #tag: Tag = tagNamed('#none')
  #run_end = -1
  #run_offset = -1
  #run_line = 1

  constructor(reading: Reading) {
    this.#reading = reading
  }

  isInForeignContext(): boolean {
    return this.#reading.open.current.foreign
  }

  onopentagname(start: number, end: number): void {
    const reading = this.#reading
    this.#tag = this.#tagAt(start, end)
    if (this.#tag.name === 'image' && !reading.open.current.foreign) this.#tag = tagNamed('img')
    reading.offset = start - 1
    reading.line = reading.source.lineAt(reading.offset)
    reading.attributes.clear(hasClasses(reading.open.current.region, this.#tag.name))
  }

  #tagAt(start: number, end: number): Tag {
    const { source } = this.#reading
    return source.named(tags, start, end) ?? tagNamed(source.slice(start, end))
  }

  onattribname(start: number, end: number): void {
    this.#reading.attributes.begin(this.#reading.source, start, end)
  }

  onattribdata(start: number, end: number): void {
    const { attributes, source } = this.#reading
    if (attributes.wanted) attributes.add(source.slice(start, end))
  }

  onattribentity(): void {}

  onattribend(): void {
    this.#reading.attributes.finish()
  }

  onopentagend(end: number): void {
    const reading = this.#reading
    reading.tag_end = end + 1
    openTag(reading, this.#tag)
  }

  onselfclosingtag(end: number): void {
    const reading = this.#reading
    const ends = reading.open.current.foreign || this.#tag.name === 'svg'
    const depth = reading.open.depth
    this.onopentagend(end)
    if (!ends || reading.open.endsBeyond(this.#tag.name)) return
    if (reading.open.depth > depth) closeElement(reading)
  }

  onclosetag(start: number, end: number): void {
    const reading = this.#reading
    const tag = this.#tagAt(start, end)
    reading.offset = start - 2
    reading.line = reading.source.lineAt(reading.offset)
    if (tag.name === 'br') {
      reading.text.newLine()
      return
    }
    if (tag.name === 'body' || tag.name === 'html') endOfHead(reading, tag.name)
    if (tag.name === 'a') reading.unclosed_link = false
    if (reading.open.endsBeyond(tag.name)) return
    const depth = reading.open.depthEndedBy(tag)
    if (depth < 0) {
      if (tag.breaks) reading.text.break()
      noteStray(reading, tag.name)
      return
    }
    if (tag.formatting && reading.open.isCovered(depth)) {
      reading.open.markEnded(depth)
      endCapturesOf(reading.captures, depth)
      return
    }
    while (reading.open.depth > depth) {
      const { current } = reading.open
      if (reading.open.depth > depth + 1) noteLeftOpen(reading, current, tag.name)
      if (current === reading.open_link && reading.open.depth > depth + 1) reading.unclosed_link = true
      closeElement(reading)
    }
  }

  ontext(start: number, end: number): void {
    const reading = this.#reading
    const current = reading.open.current
    const written = reading.source.slice(start, end)
    if (current.raw) {
      reading.raw_seen += written.length
      if (reading.raw_text.length < limits.json_ld) reading.raw_text += written
      return
    }
    const blank = isBlank(written)
    const goes_on = start === this.#run_end
    if (!goes_on && !current.hidden && !current.foreign) noteStrayEnd(reading, written, start)
    this.#follow(written, start, blank)
    if (reading.in_head && !blank) endOfHeadByText(reading, this.#run_offset, this.#run_line)
    // Text that ends the head is no longer in it.
    this.#text(blank ? ' ' : decodeText(written), reading.open.current, goes_on)
  }

  /** Keeps where the text node at hand begins, white space set aside: it may come in several chunks. */
  #follow(written: string, start: number, blank: boolean): void {
    if (start !== this.#run_end) this.#run_offset = -1
    this.#run_end = start + written.length
    if (this.#run_offset >= 0 || blank) return
    this.#run_offset = start + written.search(not_blank)
    this.#run_line = this.#reading.source.lineAt(this.#run_offset)
  }

  ontextentity(): void {}

  #text(data: string, current: OpenElement, goes_on: boolean): void {
    const reading = this.#reading
    for (const capture of reading.captures) addToCapture(capture, data, current, goes_on)
    if (!current.hidden) reading.text.add(data, this.#run_offset, this.#run_line, current)
    else if (current.in_noscript && reading.noscript_text.length < limits.short_text * 2) reading.noscript_text += data
  }

  oncomment(start: number, end: number): void {
    const reading = this.#reading
    reading.found.counts.comments++
    // Code that a server should have run: to browsers it is a comment of a sort.
    if (reading.source.slice(start - 1, start + 4) !== '<?php') {
      collectNote(reading, start, end)
      return
    }
    const text = reading.source.slice(start - 1, Math.min(end, start + 60)).split('\n')[0] ?? ''
    const line = reading.source.lineAt(start - 1)
    const fact = { line, offset: start - 1, kind: 'erb' as const, text, where: 'source' }
    reading.keep('leftovers', reading.found.leftovers, fact, 'evidence')
  }

  oncdata(): void {
    if (!this.isInForeignContext()) this.#reading.found.counts.comments++
  }

  ondeclaration(start: number, end: number): void {
    const reading = this.#reading
    readDoctype(reading, reading.source.slice(start, end), start - 2)
  }

  onprocessinginstruction(): void {}

  onend(): void {
    const reading = this.#reading
    while (reading.open.depth > 1) {
      noteLeftOpen(reading, reading.open.current, '')
      closeElement(reading)
    }
    reading.text.break()
  }
}

/** Where names of classes tell parts of the page, and what opens its menu. */
const with_classes = new Set<Region>(['body', 'header', 'nav'])
/** Elements that their classes tell what they are, wherever they stand. */
const with_own_classes = new Set(['time', 'i'])
/** In the foot a span may be the sign of a fax. */
const hasClasses = (region: Region, name: string): boolean =>
  with_classes.has(region) || with_own_classes.has(name) || (region === 'footer' && name === 'span')

const not_blank = /[^ \t\n\f\r]/

/** What screen readers say of a drawing: its title, and the words drawn in it. */
const named_in_svg = new Set(['title', 'text', 'tspan', 'textpath'])

function addToCapture(capture: Capture, data: string, current: OpenElement, goes_on: boolean): void {
  if (current.foreign) {
    if (!named_in_svg.has(current.name) || current.aria_hidden) return
    if (goes_on) capture.continueName(data)
    else capture.addName(data)
    return
  }
  const visible = capture.hidden || !current.hidden
  capture.add(data, visible, visible && !current.aria_hidden)
}

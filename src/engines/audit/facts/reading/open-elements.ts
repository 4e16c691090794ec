import { limits } from '../limits.ts'
import type { OpenElement } from './open-element.ts'
import { type Tag, tag_ids, tagNamed } from './tags.ts'

/** End tags do not reach out of these, as the standard's "has an element in scope" has it. */
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const scopes = new Set(['table', 'td', 'th', 'caption', 'template', 'object', 'svg'])
const table_parts = new Set([
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'template',
  'object',
  'svg',
])

const root: OpenElement = {
  tag: tagNamed('#document'),
  name: '#document',
  id: null,
  region: 'body',
  in_nav: false,
  in_article: false,
  in_section: false,
  hidden: false,
  aria_hidden: false,
  in_noscript: false,
  in_template: false,
  foreign: false,
  raw: false,
  text_element: '',
  form: -1,
  item: -1,
  subject: -1,
  vocab: '',
  at_end: null,
  ended: false,
}

/**
 * The open elements of a page, in a fixed depth: what is nested deeper is counted and otherwise left out, and an end
 * tag whose element is not open is found out without a search. So a page that nests 50,000 elements, or ends as many
 * that never began, costs no more than another.
 */
export class OpenElements {
  readonly #stack: OpenElement[] = [root]
  /** Open elements by the id of their tag. */
  readonly #counts: number[] = new Array(tag_ids).fill(0)
  readonly #beyond = new Map<string, number>()
  #beyond_total = 0
  current: OpenElement = root

  get depth(): number {
    return this.#stack.length
  }

  /** Nesting as the source has it. */
  get nesting(): number {
    return this.#stack.length + this.#beyond_total
  }

  at(depth: number): OpenElement {
    return this.#stack[depth] ?? root
  }

  count(tag: Tag): number {
    return this.#counts[tag.id] ?? 0
  }

  /** The state inside a new element, to be adjusted and handed to `push`. */
  inside(tag: Tag): OpenElement {
    const parent = this.current
    return {
      tag,
      name: tag.name,
      id: null,
      region: parent.region,
      in_nav: parent.in_nav,
      in_article: parent.in_article,
      in_section: parent.in_section,
      hidden: parent.hidden,
      aria_hidden: parent.aria_hidden,
      in_noscript: parent.in_noscript,
      in_template: parent.in_template,
      foreign: parent.foreign,
      raw: false,
      text_element: tag.names_text ? tag.name : parent.text_element,
      form: parent.form,
      item: parent.item,
      subject: parent.subject,
      vocab: parent.vocab,
      at_end: null,
      ended: false,
    }
  }

  /** False where the page is nested too deep: the element is then as good as empty. */
  push(element: OpenElement): boolean {
    if (this.#stack.length >= limits.depth) {
      this.#beyond.set(element.name, (this.#beyond.get(element.name) ?? 0) + 1)
      this.#beyond_total++
      return false
    }
    this.#stack.push(element)
    this.#counts[element.tag.id] = this.count(element.tag) + 1
    this.current = element
    return true
  }

  pop(): OpenElement {
    const element = this.#stack.length > 1 ? this.#stack.pop() : undefined
    if (!element) return root
    if (!element.ended) this.#uncount(element.tag)
    this.current = this.#stack[this.#stack.length - 1] ?? root
    return element
  }

  #uncount(tag: Tag): void {
    this.#counts[tag.id] = this.count(tag) - 1
  }

  /** Takes an end tag off the elements that were too deep to keep. */
  endsBeyond(name: string): boolean {
    if (this.#beyond_total === 0) return false
    const beyond = this.#beyond.get(name) ?? 0
    if (beyond === 0) return false
    this.#beyond.set(name, beyond - 1)
    this.#beyond_total--
    return true
  }

  /** Depth of the element that an end tag ends, -1 when it ends none. */
  depthEndedBy(tag: Tag): number {
    if (this.current.name === tag.name && !this.current.ended) return this.#stack.length - 1
    const of_heading = headings.has(tag.name)
    if (this.count(tag) === 0 && !of_heading) return -1
    const bounds = table_parts.has(tag.name) ? null : scopes
    for (let depth = this.#stack.length - 1; depth > 0; depth--) {
      const element = this.#stack[depth]
      if (!element) break
      if (element.name === tag.name && !element.ended) return depth
      // `</h3>` ends whatever heading is open.
      if (of_heading && headings.has(element.name)) return depth
      if (bounds?.has(element.name)) return -1
      if (!tag.wall && !tag.formatting && element.tag.wall) return -1
    }
    return -1
  }

  /** Ids of the open elements, the innermost first. */
  get ids(): string[] {
    const ids: string[] = []
    for (let depth = this.#stack.length - 1; depth > 0; depth--) {
      const id = this.#stack[depth]?.id
      if (id) ids.push(id)
    }
    return ids
  }

  /** Whether elements that outlive it stand above an inline element that ends. */
  isCovered(depth: number): boolean {
    for (let above = depth + 1; above < this.#stack.length; above++) if (this.#stack[above]?.tag.wall) return true
    return false
  }

  /** Ends an element that stays below others still open. */
  markEnded(depth: number): void {
    const element = this.#stack[depth]
    if (!element || element.ended) return
    element.ended = true
    this.#uncount(element.tag)
  }
}

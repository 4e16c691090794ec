import { limits } from '../limits.ts'
import { decodeAttribute } from './decode.ts'
import { internalized } from './internalized.ts'
import { NameTable } from './name-table.ts'
import type { SourceWindow } from './source-window.ts'

/** Groups of attributes of which most elements have none: one test of a bit instead of a search for each. */
export const attributeGroup = { anywhere: 1, microdata: 2, rdfa: 4, aria: 8 } as const

const groups = {
  anywhere:
    'id hidden style role tabindex data-nosnippet title data-widget-latlng data-lat data-latitude data-sitekey data-include w3-include-html include-html',
  microdata: 'itemscope itemtype itemprop itemid itemref',
  rdfa: 'typeof vocab property resource about',
  aria: 'aria-label aria-labelledby aria-hidden aria-describedby aria-controls aria-owns',
  none: 'href xlink:href src rel target content name http-equiv charset type alt width height loading fetchpriority srcset sizes media hreflang as integrity crossorigin disabled action method for autocomplete inputmode pattern required novalidate placeholder value checked poster autoplay muted controls kind async defer nomodule lang xml:lang dir amp class onclick onsubmit datetime sandbox srcdoc data data-src data-lazy-src data-original data-lazy data-srcset data-cfemail usemap label prefix cite open download form data-lng data-lon data-long data-longitude',
} as const

type Known = { name: string; group: number }

const all = new Map<string, Known>()
for (const [group, names] of Object.entries(groups)) {
  const bit = (attributeGroup as Record<string, number>)[group] ?? 0
  for (const name of names.split(' ').map(internalized)) all.set(name, { name, group: bit })
}

const known = new NameTable(all)

/** What kits and their scripts call the attribute by which a link opens a dialog, a menu or a booking. */
const acts_on_click =
  /^data-(?:action|(?:bs-)?(?:toggle|target|dismiss)|modal|open|popup|trigger|fancybox|lightbox|remodal|reveal|drawer|dialog|href|url|link|page|goto|nav|social|click|cal-link|booking|book|micromodal|izimodal|featherlight|mfp|elementor-open)(?:[-=\s]|$)/

/** How an element moves, is explained, translated or told apart by its builder: nothing by which anybody would take a form. */
const decoration =
  /^data-(?:aos|wow|anim|reveal|scroll(?!-?(?:to|target|into|link|anchor)(?:[-=\s]|$))|delay|duration|i18n|lang|sal|parallax|speed|fade|title|original-title|placement|tooltip|tip|wf|w-id|ux|tid|testid|wpel|astro-|v-[0-9a-f]{6,8}|react(?:id|root)|framer-|elementor-(?!open)|svelte-|emotion|styled)/

/** Where scripts look for the address or the number of a form. */
export const tells_where: ReadonlySet<string> = new Set([
  'data-formspree',
  'data-formspree-id',
  'data-form-id',
  'data-endpoint',
  'data-form-endpoint',
  'data-access-key',
])

/** What a script counts up to, where the page has a zero. */
export const counts_to: ReadonlySet<string> = new Set([
  'data-target',
  'data-count',
  'data-count-to',
  'data-countto',
  'data-to',
  'data-end',
  'data-counter',
  'data-number',
])

/** A mark by itself was typed once too often, and harms nothing. */
const begins_tag = /^<(?:[a-z]|$)/i
const holds_mark = /[a-z][^"']*["']|["'][^"']*[a-z]/i

/** The attributes of the tag being read. Of those nobody asks for, nothing is copied. */
export class Attributes {
  #names: string[] = []
  #values: string[] = []
  #count = 0
  #open = false
  #classes = true
  #name = ''
  #value = ''
  /** Bits of `attributeGroup` among the attributes. */
  groups = 0
  /** Attributes like onclick. */
  handlers = 0
  /** Attributes of no standard, by which scripts and hosts recognise what is theirs: data-netlify, x-on:submit. */
  custom = 0

  /** Among them, those by which a script says that it acts on a click: data-action, data-bs-toggle, @click. */
  hooks = 0

  /** The first name with a quotation mark in it: what stood before it ended too early. */
  torn = ''

  /** The first name that is the beginning of another tag: the “>” of this one is missing. */
  runs_on = ''

  /** Among them, those of libraries, none of which begins with data-: hx-post, x-on:submit. */
  of_libraries = 0
  /** Among them, those by which a host takes a form without any script. */
  hosted = 0

  /** @param classes whether the class attribute is wanted */
  clear(classes: boolean): void {
    this.#classes = classes
    this.#count = 0
    this.groups = 0
    this.handlers = 0
    this.custom = 0
    this.hooks = 0
    this.of_libraries = 0
    this.hosted = 0
    this.torn = ''
    this.runs_on = ''
  }

  begin(source: SourceWindow, start: number, end: number): void {
    this.#open = false
    this.#value = ''
    const found = source.named(known, start, end)
    if (found) this.#take(found.name, found.group)
    else this.#beginUnusual(source.slice(start, Math.min(end, start + 60)))
  }

  #beginUnusual(written: string): void {
    if (written.startsWith('data-')) {
      if (decoration.test(written)) return
      this.custom++
      if (acts_on_click.test(written)) this.hooks++
      if (tells_where.has(written)) this.#take(written, 0)
      else if (counts_to.has(written)) this.#take(written, attributeGroup.anywhere)
      if (written.startsWith('data-netlify') || written.startsWith('data-static-form')) this.hosted++
      return
    }
    if (this.torn === '' && holds_mark.test(written)) this.torn = written
    if (this.runs_on === '' && begins_tag.test(written)) this.runs_on = written
    const lower = written.toLowerCase()
    if (lower === '⚡') this.#take('amp', 0)
    else if (lower.startsWith('aria-') && lower.length > 5) this.#take(lower, attributeGroup.aria)
    else if (/^on[a-z]{3,}$/.test(lower)) this.handlers++
    else if (/^(?:[@(:]|x-|v-|hx-|ng-|wire:|netlify|popovertarget|command)/.test(lower)) {
      this.custom++
      this.of_libraries++
      if (/^(?:@|x-on:|v-on:|ng-|wire:|\()click\b|^hx-(?:get|post)$/.test(lower)) this.hooks++
    }
    if (lower.startsWith('netlify')) this.hosted++
  }

  #take(name: string, group: number): void {
    if (name === 'class' && !this.#classes) return
    if (name === 'onclick' || name === 'onsubmit') this.handlers++
    if (this.has(name)) return
    this.groups |= group
    this.#open = true
    this.#name = name
  }

  /** Whether the value of the attribute at hand is wanted. */
  get wanted(): boolean {
    return this.#open && this.#value.length < limits.attribute
  }

  add(text: string): void {
    this.#value += text
  }

  finish(): void {
    if (!this.#open) return
    this.#names[this.#count] = this.#name
    this.#values[this.#count] = decodeAttribute(this.#value)
    this.#count++
    this.#open = false
  }

  has(name: string): boolean {
    for (let i = 0; i < this.#count; i++) if (this.#names[i] === name) return true
    return false
  }

  /** As written, entities decoded; `null` when absent. Of attributes given twice the first counts. */
  get(name: string): string | null {
    for (let i = 0; i < this.#count; i++) if (this.#names[i] === name) return this.#values[i] ?? null
    return null
  }

  /** Trimmed; `''` when absent. */
  text(name: string): string {
    return this.get(name)?.trim() ?? ''
  }

  /** Trimmed, in lower case; `''` when absent. */
  lower(name: string): string {
    return this.text(name).toLowerCase()
  }

  *aria(): Generator<[string, string]> {
    for (let i = 0; i < this.#count; i++) {
      const name = this.#names[i] ?? ''
      if (name.startsWith('aria-')) yield [name, this.#values[i] ?? '']
    }
  }
}

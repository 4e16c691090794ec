import type { ColorRule, ColorStyle, Declaration, Property } from './color-rules.ts'
import { type Element, matches } from './selectors.ts'

/** The value that counts for an element; undefined where another may count. */
export type Won = { value: string | undefined; by_name: boolean }

type Ranked = Declaration & { layer: number; weight: number; order: number; sure: boolean; by_name: boolean }
type Placed = ColorRule & { order: number }

const inline_weight = 10_000_000
const most_looked_up = 8
/** Far more than the pages and styles of honest sites ask for. */
const most_asked = 700_000
/** What it costs to look at all that an element stands in. */
const of_around = 12

function ranks(one: Ranked, other: Ranked): boolean {
  if (one.important !== other.important) return one.important
  if (one.layer !== other.layer) return one.layer > other.layer
  return one.weight === other.weight ? one.order >= other.order : one.weight > other.weight
}

/** Which rules count for which elements, by the cascade of CSS. */
export class Cascade {
  readonly #by_key = new Map<string, Placed[]>()
  readonly #named = new Map<string, (ColorStyle['named'][number] & { order: number })[]>()
  #asked = 0

  constructor(styles: readonly ColorStyle[]) {
    let order = 0
    for (const { rules, named } of styles) {
      for (const rule of rules) {
        const { id, classes, name } = rule.selector.last
        const key = id !== '' ? `#${id}` : classes[0] !== undefined ? `.${classes[0]}` : name
        const same = this.#by_key.get(key)
        const placed = { ...rule, order: order++ }
        if (same) same.push(placed)
        else this.#by_key.set(key, [placed])
      }
      for (const one of named) {
        const same = this.#named.get(one.name)
        if (same) same.push({ ...one, order: order++ })
        else this.#named.set(one.name, [{ ...one, order: order++ }])
      }
    }
  }

  /** Page and style were made to keep readers busy. */
  get isTooMuch(): boolean {
    return this.#asked > most_asked
  }

  /** By property, what counts for the element, with what its own attribute says. */
  of(element: Element, inline: readonly Declaration[]): Map<Property, Won> {
    const best = new Map<Property, Ranked>()
    const sure = new Map<Property, Ranked>()
    const take = (one: Ranked) => {
      const { property } = one
      const before = best.get(property)
      if (!before || ranks(one, before)) best.set(property, one)
      const known = sure.get(property)
      if (one.sure && (!known || ranks(one, known))) sure.set(property, one)
    }
    const keys = ['', element.name, ...(element.id === '' ? [] : [`#${element.id}`])]
    for (const name of element.classes) keys.push(`.${name}`)
    for (const key of keys) {
      for (const { selector, declarations, holds, layer, order } of this.#by_key.get(key) ?? []) {
        this.#asked += selector.around.length > 0 ? of_around : 1
        if (this.isTooMuch) return new Map()
        const here = matches(selector, element)
        if (here === 'no') continue
        const { weight } = selector
        const is_sure = here === 'yes' && holds === true
        for (const one of declarations) take({ ...one, layer, weight, order, sure: is_sure, by_name: weight >= 100 })
      }
    }
    for (const one of inline)
      take({ ...one, layer: Number.POSITIVE_INFINITY, weight: inline_weight, order: 0, sure: true, by_name: true })
    const won = new Map<Property, Won>()
    for (const [property, one] of best) {
      const is_known = one.sure || sure.get(property)?.value === one.value
      won.set(property, { value: is_known ? one.value : undefined, by_name: one.by_name })
    }
    return won
  }

  /** What a name stands for at the element. */
  #lookUp(name: string, element: Element): string | undefined {
    const all = this.#named.get(name)
    if (!all) return undefined
    for (let at: Element | undefined = element; at; at = at.parent) {
      let found: { value: string; weight: number; order: number } | undefined
      for (const { selector, value, holds, order } of all) {
        this.#asked++
        if (this.isTooMuch) return undefined
        const here = matches(selector, at)
        if (here === 'no') continue
        if (here === 'maybe' || holds !== true) return undefined
        const { weight } = selector
        if (!found || weight > found.weight || (weight === found.weight && order > found.order))
          found = { value, weight, order }
      }
      if (found) return found.value
    }
    return undefined
  }

  /** A value without names of values; undefined where one of them is not known. */
  resolved(value: string, element: Element): string | undefined {
    let text = value
    for (let times = 0; text.includes('var('); times++) {
      if (times > most_looked_up || text.length > 2_000) return undefined
      let is_known = true
      text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, instead?: string) => {
        const found = this.#lookUp(name, element) ?? (this.#named.has(name) ? undefined : instead?.trim())
        if (found === undefined) is_known = false
        return found ?? ''
      })
      if (!is_known) return undefined
    }
    return text
  }
}

import { limits } from '../limits.ts'
import type { DraftJsonLd } from '../reading/draft-lists.ts'
import type { EntityDraft } from '../reading/entity-draft.ts'
import { isHttpSchemaOrg, isSchemaOrg, schemaName } from '../reading/schema-names.ts'
import type { Place } from '../types/place.ts'
import type { DataValue, JsonLdBlock } from '../types/structured-data-facts.ts'
import { readBlock } from './json-ld-source.ts'
import { objectPlaces } from './object-places.ts'

type JsonObject = Record<string, unknown>
type Context = { schema_org: boolean; http: boolean }
type Position = { path: string; parent: number | null; context: Context; depth: number }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** The contexts an `@context` names: its addresses, and those of the vocabularies that objects in it declare. */
function contextNames(context: unknown): string[] {
  return listed(context)
    .slice(0, 50)
    .flatMap(one => {
      if (typeof one === 'string') return [one.slice(0, 300)]
      if (!isObject(one)) return []
      return ['@vocab', 'schema'].flatMap(name =>
        typeof one[name] === 'string' ? [String(one[name]).slice(0, 300)] : [],
      )
    })
}

/** Turns one block of JSON-LD into entities: nested ones, graphs, lists and sets included. */
class JsonLdWalk {
  readonly #entities: EntityDraft
  readonly #block: number
  readonly #start: Place
  readonly #places: readonly Place[]
  #objects = 0
  readonly contexts: string[] = []

  constructor(entities: EntityDraft, block: number, start: Place, places: readonly Place[]) {
    this.#entities = entities
    this.#block = block
    this.#start = start
    this.#places = places
  }

  walk(value: unknown): void {
    const context = { schema_org: false, http: false }
    this.#top(value, { path: '', parent: null, context, depth: 0 })
  }

  #top(value: unknown, position: Position): void {
    if (position.depth > limits.json_depth) return
    if (Array.isArray(value)) {
      value.forEach((one, i) => {
        this.#top(one, this.#inside(position, String(i)))
      })
    } else if (isObject(value)) this.#entity(value, position)
  }

  #inside(position: Position, step: string): Position {
    return { ...position, path: `${position.path}/${step}`, depth: position.depth + 1 }
  }

  #entity(object: JsonObject, position: Position): number {
    const place = this.#places[this.#objects++] ?? this.#start
    if (position.depth > limits.json_depth) return -1
    const context = this.#contextOf(object, position.context)
    const keys = Object.keys(object)
    const own = keys.some(key => key !== '@context' && key !== '@graph' && key !== '@id' && key !== '@included')
    const node =
      own || (keys.length === 1 && keys[0] === '@id') ? this.#add(object, place, { ...position, context }) : -1
    for (const key of keys) this.#property(node, key, object[key], { ...position, context })
    return node
  }

  #contextOf(object: JsonObject, outer: Context): Context {
    const context = object['@context']
    if (context === undefined) return outer
    const names = contextNames(context)
    this.contexts.push(...names)
    return { schema_org: names.some(isSchemaOrg), http: names.some(isHttpSchemaOrg) }
  }

  #add(object: JsonObject, place: Place, { path, parent, context }: Position): number {
    const written = listed(object['@type'] ?? (typeof object.type === 'string' ? object.type : undefined))
    const types = written.slice(0, 20).map(type => String(type).slice(0, 300))
    const id = object['@id'] ?? (context.schema_org ? object.id : undefined)
    return this.#entities.add({
      line: place.line,
      offset: place.offset,
      format: 'json-ld',
      block: this.#block,
      id: typeof id === 'string' ? id.trim().slice(0, 2_048) : null,
      types: types.map(type => schemaName(type) ?? type),
      is_schema_org: context.schema_org || types.some(type => isSchemaOrg(type) || /^schema:/i.test(type)),
      http_context: context.http || types.some(isHttpSchemaOrg),
      path: path === '' ? '/' : path,
      parent,
      hidden: false,
    })
  }

  #property(node: number, key: string, value: unknown, outer: Position): void {
    const position = this.#inside(outer, key.slice(0, 200))
    if (key === '@graph' || key === '@included') this.#top(value, { ...position, parent: null })
    else if (key === '@context') this.#countObjects(value)
    else if (key === '@reverse') {
      if (isObject(value)) this.#reverse(value, position)
    } else if (key.startsWith('@')) this.#countObjects(value)
    else
      this.#values(node, schemaName(key.slice(0, 200)) ?? key.slice(0, 200), value, {
        ...position,
        parent: node < 0 ? null : node,
      })
  }

  #reverse(object: JsonObject, position: Position): void {
    this.#objects++
    for (const [key, value] of Object.entries(object)) this.#top(value, this.#inside(position, key.slice(0, 200)))
  }

  /** Objects that are no entities still count in the order of places. */
  #countObjects(value: unknown, depth = 0): void {
    if (depth > limits.json_depth) return
    if (isObject(value)) this.#objects++
    if (typeof value === 'object' && value !== null) {
      for (const one of Object.values(value)) this.#countObjects(one, depth + 1)
    }
  }

  #values(node: number, name: string, value: unknown, position: Position): void {
    if (position.depth > limits.json_depth) return
    if (Array.isArray(value)) {
      value.forEach((one, i) => {
        this.#values(node, name, one, this.#inside(position, String(i)))
      })
      return
    }
    if (isObject(value) && ('@list' in value || '@set' in value)) {
      this.#objects++
      this.#values(node, name, value['@list'] ?? value['@set'], position)
      return
    }
    const read = this.#value(value, position)
    if (read) this.#entities.addValue(node, name, read)
  }

  #value(value: unknown, position: Position): DataValue | null {
    if (!isObject(value)) return literal(value)
    if ('@value' in value) {
      this.#countObjects(value)
      return literal(value['@value'])
    }
    const keys = Object.keys(value)
    if (keys.length === 1 && typeof value['@id'] === 'string') {
      this.#objects++
      return { kind: 'reference', id: value['@id'].trim().slice(0, 2_048), node: null }
    }
    const node = this.#entity(value, position)
    return node < 0 ? null : { kind: 'node', node }
  }
}

function literal(value: unknown): DataValue {
  if (typeof value === 'number') return { kind: 'number', number: value, text: String(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', boolean: value, text: String(value) }
  if (typeof value === 'string') return { kind: 'text', text: value.length > 4_096 ? value.slice(0, 4_096) : value }
  return { kind: 'null' }
}

/** Reads one block into entities of the page. */
export function readJsonLd(draft: DraftJsonLd, index: number, entities: EntityDraft): JsonLdBlock {
  const { block, value, text, text_at } = readBlock(draft)
  if (value === undefined) return { ...block, contexts: [] }
  const start = { line: draft.source_line, offset: draft.source_offset + text_at }
  const places = text === '' ? [] : objectPlaces(text, start)
  const walk = new JsonLdWalk(entities, index, { line: draft.line, offset: draft.offset }, places)
  walk.walk(value)
  return { ...block, contexts: walk.contexts.slice(0, 20) }
}

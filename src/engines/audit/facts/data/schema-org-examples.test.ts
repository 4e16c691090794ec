import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { schemaOrgExamples } from '#tests/support/audit/schema-org-examples.ts'
import { schemaName } from '../reading/schema-names.ts'

type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] }
/** An entity by its types and the names of its properties, in an order of their own. */
type Outline = string

const examples = schemaOrgExamples()
const outline = (types: readonly string[], properties: readonly string[]): Outline =>
  `${[...types].sort().join('+')}(${[...new Set(properties)].sort().join(' ')})`

function outlinesRead(html: string, wanted: 'microdata' | 'rdfa'): Outline[] {
  const nodes = factsOf(html).structured_data.nodes.filter(({ format }) => format === wanted)
  return nodes.map(({ types, properties }) => outline(types, [...properties.keys()])).sort()
}

/** The same by the letter of the specifications over a standard's tree: `scope` opens an entity, `property` names. */
function outlinesInTree(html: string, scope: 'itemscope' | 'typeof'): Outline[] {
  const [type, property] = scope === 'itemscope' ? ['itemtype', 'itemprop'] : ['typeof', 'property']
  const found: { types: string[]; properties: string[] }[] = []
  const by_id = new Map<string, Node>()
  const referring: { item: (typeof found)[number]; ids: string[] }[] = []
  const names = (text: string) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map(name => schemaName(name) ?? name)
  const visit = (node: Node, item: (typeof found)[number] | null) => {
    const attribute = (name: string) => node.attrs?.find(one => one.name === name)?.value
    const id = attribute('id')
    if (id) by_id.set(id, node)
    const props = attribute(property)
    if (props !== undefined && item) item.properties.push(...names(props))
    let inner = item
    if (attribute(scope) !== undefined) {
      inner = { types: names(attribute(type) ?? ''), properties: [] }
      found.push(inner)
      const references = attribute('itemref')
      if (references && scope === 'itemscope') referring.push({ item: inner, ids: names(references) })
    }
    for (const child of node.childNodes ?? []) visit(child, inner)
  }
  visit(parse(html), null)
  for (const { item, ids } of referring) {
    for (const id of ids) collect(by_id.get(id), item.properties, property, names)
  }
  return found.map(({ types, properties }) => outline(types, properties)).sort()
}

function collect(node: Node | undefined, into: string[], property: string, names: (text: string) => string[]): void {
  if (!node) return
  const attribute = (name: string) => node.attrs?.find(one => one.name === name)?.value
  into.push(...names(attribute(property) ?? ''))
  if (attribute('itemscope') !== undefined) return
  for (const child of node.childNodes ?? []) collect(child, into, property, names)
}

it('has the examples', () => {
  expect(examples.length).toBeGreaterThan(500)
})

describe('JSON-LD', () => {
  it.each(examples.filter(({ json }) => json.includes('application/ld+json')))('$id', ({ json }) => {
    const { blocks, nodes } = factsOf(json).structured_data
    expect(blocks.length).toBeGreaterThan(0)
    for (const { state, source, problem } of blocks) {
      const parses = isJson(source)
      expect([source, state === 'ok']).toEqual([source, parses])
      expect(problem === null).toBe(parses)
      expect(state).not.toBe('invalid')
    }
    const named = json.includes('"@context"')
    expect(nodes.some(({ types, is_schema_org }) => types.length > 0 && is_schema_org === named)).toBe(true)
  })
})

describe('microdata', () => {
  it.each(examples.filter(({ microdata }) => microdata.includes('itemscope')))('$id', ({ microdata }) => {
    expect(outlinesRead(microdata, 'microdata')).toEqual(outlinesInTree(microdata, 'itemscope'))
  })
})

describe('RDFa', () => {
  it.each(examples.filter(({ rdfa }) => rdfa.includes('typeof')))('$id', ({ rdfa }) => {
    expect(outlinesRead(rdfa, 'rdfa')).toEqual(outlinesInTree(rdfa, 'typeof'))
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

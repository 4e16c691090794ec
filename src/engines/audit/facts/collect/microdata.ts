import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { isHttpSchemaOrg, isSchemaOrg, schemaName } from '../reading/schema-names.ts'
import { attributeValue, textValue, textWhenEnded } from './property-value.ts'

/** An itemscope: what stands inside the element belongs to a new entity. Called before the element is pushed. */
export function openItem(reading: Reading, element: OpenElement): void {
  const { attributes, entities } = reading
  if (!attributes.has('itemscope')) return
  const outer = element.item
  const written = attributes.text('itemtype').split(/\s+/, 10).filter(Boolean)
  const props = attributes.has('itemprop') && outer >= 0 ? propertyNames(reading) : []
  const item = entities.add({
    ...reading.place,
    format: 'microdata',
    block: null,
    id: attributes.has('itemid') ? attributes.text('itemid').slice(0, 2_048) : null,
    types: written.map(type => schemaName(type) ?? type),
    is_schema_org: written.some(isSchemaOrg),
    http_context: written.some(isHttpSchemaOrg),
    path: props[0] ? `${entities.nodes[outer]?.path ?? ''}/${props[0]}` : '',
    parent: props.length > 0 ? outer : null,
    hidden: element.hidden,
  })
  for (const name of props) if (item >= 0) entities.addValue(outer, name, { kind: 'node', node: item })
  element.item = item
  for (const id of attributes.text('itemref').split(/\s+/, 20))
    if (id && item >= 0) reading.item_references.push({ item, id })
}

/** An itemprop that is a plain value. Called after the element is pushed. */
export function readProperty(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes, entities } = reading
  if (!attributes.has('itemprop') || attributes.has('itemscope') || element.item < 0) return
  const names = propertyNames(reading)
  const { item } = element
  const value = attributeValue(reading, element)
  if (value !== null) {
    for (const name of names) entities.addValue(item, name, textValue(value))
    return
  }
  textWhenEnded(reading, stands, text => {
    for (const name of names) entities.addValue(item, name, text)
  })
}

function propertyNames(reading: Reading): string[] {
  const names = reading.attributes.text('itemprop').split(/\s+/, 10).filter(Boolean)
  return names.map(name => schemaName(name.slice(0, 200)) ?? name.slice(0, 200))
}

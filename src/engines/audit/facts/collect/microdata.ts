import { limits } from '../limits.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { isHttpSchemaOrg, isSchemaOrg, schemaName } from '../reading/schema-names.ts'
import type { DataValue } from '../types/structured-data-facts.ts'
import { attributeValue, textValue, textWhenEnded } from './property-value.ts'

/** An itemscope: what stands inside the element belongs to a new entity. Called before the element is pushed. */
export function openItem(reading: Reading, element: OpenElement): void {
  const { attributes, entities } = reading
  if (!attributes.has('itemscope')) return
  const outer = element.item
  const written = attributes.text('itemtype').split(/\s+/, 10).filter(Boolean)
  const props = attributes.has('itemprop') ? propertyNames(reading) : []
  const held = props.length > 0 && outer >= 0
  const item = entities.add({
    ...reading.place,
    format: 'microdata',
    block: null,
    id: attributes.has('itemid') ? attributes.text('itemid').slice(0, 2_048) : null,
    types: written.map(type => schemaName(type) ?? type),
    is_schema_org: written.some(isSchemaOrg),
    http_context: written.some(isHttpSchemaOrg),
    path: held ? `${entities.nodes[outer]?.path ?? ''}/${props[0]}` : '',
    parent: held ? outer : null,
    hidden: element.hidden,
  })
  if (item >= 0) addValues(reading, outer, props, { kind: 'node', node: item }, element.id)
  element.item = item
  for (const id of attributes.text('itemref').split(/\s+/, 20))
    if (id && item >= 0) reading.item_references.push({ item, id })
}

/** An itemprop that is a plain value. Called after the element is pushed. */
export function readProperty(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  if (!attributes.has('itemprop') || attributes.has('itemscope')) return
  const names = propertyNames(reading)
  const { item } = element
  const value = attributeValue(reading, element)
  if (value !== null) {
    addValues(reading, item, names, textValue(value), stands ? null : element.id)
    return
  }
  textWhenEnded(reading, stands, text => {
    addValues(reading, item, names, text, null)
  })
}

/** Gives the values to the entity, or keeps them for one that will point here. */
function addValues(
  reading: Reading,
  item: number,
  names: readonly string[],
  value: DataValue,
  own_id: string | null,
): void {
  if (item >= 0) {
    for (const name of names) reading.entities.addValue(item, name, value)
    return
  }
  const ids = own_id === null ? reading.open.ids : [own_id, ...reading.open.ids]
  if (ids.length === 0 || reading.loose_properties.length >= limits.entries) return
  for (const name of names) reading.loose_properties.push({ ids, name, value })
}

/** Gives entities the properties that itemref takes from elsewhere on the page. */
export function resolveItemReferences({ item_references, loose_properties, entities }: Reading): void {
  for (const { item, id } of item_references.slice(0, limits.evidence)) {
    for (const { ids, name, value } of loose_properties) if (ids.includes(id)) entities.addValue(item, name, value)
  }
}

function propertyNames(reading: Reading): string[] {
  const names = reading.attributes.text('itemprop').split(/\s+/, 10).filter(Boolean)
  return names.map(name => schemaName(name.slice(0, 200)) ?? name.slice(0, 200))
}

import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { isHttpSchemaOrg, isSchemaOrg, schemaName } from '../reading/schema-names.ts'
import { attributeValue, textValue, textWhenEnded } from './property-value.ts'

/** RDFa Lite 1.1: vocab and typeof. Called before the element is pushed. */
export function openResource(reading: Reading, element: OpenElement): void {
  const { attributes, entities } = reading
  const vocab = attributes.get('vocab')
  if (vocab !== null) element.vocab = vocab.trim()
  if (!attributes.has('typeof')) return
  const outer = element.subject
  const written = attributes.text('typeof').split(/\s+/, 10).filter(Boolean)
  const props = attributes.has('property') && outer >= 0 ? propertyNames(reading, element) : []
  const node = entities.add({
    ...reading.place,
    format: 'rdfa',
    block: null,
    id: identity(reading),
    types: written.map(type => schemaName(type) ?? type),
    is_schema_org: isSchemaOrg(element.vocab) || written.some(type => isSchemaOrg(type) || /^schema:/i.test(type)),
    http_context: isHttpSchemaOrg(element.vocab) || written.some(isHttpSchemaOrg),
    path: props[0] ? `${entities.nodes[outer]?.path ?? ''}/${props[0]}` : '',
    parent: props.length > 0 ? outer : null,
    hidden: element.hidden,
  })
  for (const name of props) if (node >= 0) entities.addValue(outer, name, { kind: 'node', node })
  element.subject = node
}

function identity({ attributes }: Reading): string | null {
  const id = attributes.get('resource') ?? attributes.get('about')
  return id === null ? null : id.trim().slice(0, 2_048)
}

/** A property that is a plain value. Called after the element is pushed. */
export function readRdfaProperty(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes, entities } = reading
  const { subject } = element
  if (subject < 0 || !attributes.has('property') || attributes.has('typeof')) return
  const names = propertyNames(reading, element)
  if (names.length === 0) return
  const reference = attributes.get('resource')
  if (reference !== null && !attributes.has('content')) {
    const id = reference.trim().slice(0, 2_048)
    for (const name of names) entities.addValue(subject, name, { kind: 'reference', id, node: null })
    return
  }
  const value = attributeValue(reading, element)
  if (value !== null) {
    for (const name of names) entities.addValue(subject, name, textValue(value))
    return
  }
  textWhenEnded(reading, stands, text => {
    for (const name of names) entities.addValue(subject, name, text)
  })
}

/** Names of the vocabulary in force; those of Open Graph and its kin, which need none, are not entities' properties. */
function propertyNames(reading: Reading, element: OpenElement): string[] {
  const names = reading.attributes.text('property').split(/\s+/, 10).filter(Boolean)
  return names.flatMap(name => {
    const short = schemaName(name.slice(0, 200))
    if (short === null)
      return element.vocab === '' && /^(?:og|fb|article|twitter|business|place):/.test(name) ? [] : [name.slice(0, 200)]
    return [short]
  })
}

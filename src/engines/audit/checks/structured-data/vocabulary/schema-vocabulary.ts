import { property_names } from './property-names.ts'
import { type_names } from './type-names.ts'

const parents = new Map<string, readonly string[]>()
const own_properties = new Map<string, ReadonlySet<string>>()
/** Every property of any type, by its name in lower case. */
const spelled = new Map<string, string>()
const type_spelled = new Map<string, string>()

function entriesOf(written: string): [string, string[]][] {
  return written.split(';').flatMap((entry): [string, string[]][] => {
    const [names, list] = entry.replace(/\s+/g, ' ').split(': ')
    return names && list ? [[names.trim(), list.trim().split(' ')]] : []
  })
}

for (const [above, types] of entriesOf(type_names)) {
  for (const type of types) {
    parents.set(type, above === 'none' ? [] : above.split(' '))
    type_spelled.set(type.toLowerCase(), type)
  }
}
for (const [type, properties] of entriesOf(property_names)) {
  own_properties.set(type, new Set(properties))
  for (const property of properties) spelled.set(property.toLowerCase(), property)
}

export const isType = (name: string): boolean => parents.has(name)
export const isProperty = (name: string): boolean => spelled.get(name.toLowerCase()) === name

/** The name as schema.org writes it, where only capitals differ. */
export const typeAsSpelled = (name: string): string | undefined => type_spelled.get(name.toLowerCase())
export const propertyAsSpelled = (name: string): string | undefined => spelled.get(name.toLowerCase())

const lines = new Map<string, ReadonlySet<string>>()
const all_properties = new Map<string, ReadonlySet<string>>()

/** A type of schema.org with all those above it. Pages ask for the same few types again and again. */
function lineOf(type: string): ReadonlySet<string> {
  const known = lines.get(type)
  if (known) return known
  const line = new Set([type, ...(parents.get(type) ?? []).flatMap(above => [...lineOf(above)])])
  if (parents.has(type)) lines.set(type, line)
  return line
}

function propertiesOf(type: string): ReadonlySet<string> {
  const known = all_properties.get(type)
  if (known) return known
  const properties = new Set([...lineOf(type)].flatMap(one => [...(own_properties.get(one) ?? [])]))
  if (parents.has(type)) all_properties.set(type, properties)
  return properties
}

/** Is the type another one, or a kind of it? Types that schema.org does not know are of no kind. */
export function isKindOf(type: string, other: string): boolean {
  return type === other || (parents.has(type) && lineOf(type).has(other))
}

/** Has the type a property, itself or from a type above it? */
export function hasProperty(type: string, property: string): boolean {
  return parents.has(type) && propertiesOf(type).has(property)
}

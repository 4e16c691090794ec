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

/** Is the type another one, or a kind of it? Types that schema.org does not know are of no kind. */
export function isKindOf(type: string, other: string): boolean {
  return type === other || (parents.get(type)?.some(above => isKindOf(above, other)) ?? false)
}

/** Has the type a property, itself or from a type above it? */
export function hasProperty(type: string, property: string): boolean {
  return (
    own_properties.get(type)?.has(property) === true ||
    (parents.get(type)?.some(above => hasProperty(above, property)) ?? false)
  )
}

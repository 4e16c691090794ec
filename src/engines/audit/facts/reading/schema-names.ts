const vocabulary = /^(https?):\/\/(?:[a-z-]+\.)?schema\.org\/?#?/i

/** A type or property without its schema.org prefix; `null` when it belongs to another vocabulary. */
export function schemaName(name: string): string | null {
  const found = vocabulary.exec(name)
  if (found) return name.slice(found[0].length)
  if (/^schema:/i.test(name)) return name.slice(7)
  return /^[a-z][a-z0-9+.-]*:/i.test(name) ? null : name
}

export const isSchemaOrg = (address: string): boolean => vocabulary.test(address)
export const isHttpSchemaOrg = (address: string): boolean => /^http:/i.test(vocabulary.exec(address)?.[0] ?? '')

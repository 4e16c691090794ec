import type { Industry } from '#src/domain/business.ts'

/** What a business is, in the words of Google Business Profile. `id` never changes, whatever becomes of the name. */
export type BusinessCategory = {
  id: string
  name: string
  industry: Industry
  /** The schema.org type for structured data: LocalBusiness or one below it. */
  schema_type: string
}

/** "Heating & cooling contractor" → "heating_cooling_contractor". */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** Reads lines such as `Plumber: Plumber; Septic system service`, each a type of schema.org and the names that have it. */
export function categoriesIn(industry: Industry, listed: string): BusinessCategory[] {
  return listed
    .trim()
    .split('\n')
    .flatMap(line => {
      const [schema_type = '', names = ''] = line.trim().split(': ')
      return names.split('; ').map(name => ({ id: idOf(name), name, industry, schema_type }))
    })
}

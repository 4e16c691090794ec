import type { z } from 'zod'

/** The fields of a query as the API's reference names them. */
export function describeQuery({ shape }: { shape: Record<string, z.ZodType> }) {
  return Object.keys(shape).map(name => ({ in: 'query' as const, name, schema: { type: 'string' as const } }))
}

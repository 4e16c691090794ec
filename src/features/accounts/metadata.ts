import { z } from 'zod'

const deepest = 8
/** In bytes, since access tokens carry it and a request's headers have an end. */
const longest = 8192

/** PostgreSQL's jsonb takes neither NUL nor half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** False for what cannot be stored, or is nested so deep that looking at it would be work. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isPlain(inner, depth + 1))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What people say of themselves at sign-up and later: any JSON object, within limits. It decides nothing. */
export const metadataSchema = z
  .custom<Record<string, unknown>>(isObject, 'Please give data as an object.')
  .refine(data => isPlain(data, 0), {
    message: `Please give data as text of whole characters, at most ${deepest} levels deep.`,
    abort: true,
  })
  .refine(data => new TextEncoder().encode(JSON.stringify(data)).length <= longest, 'Please keep data to 8 kB.')

import type { HeaderList } from '#src/domain/outside-fetch.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'

/** Different in each answer, and of no use to a check. */
const passing = new Set([
  'date',
  'age',
  'cf-ray',
  'x-request-id',
  'x-amz-cf-id',
  'x-served-by',
  'x-timer',
  'nel',
  'report-to',
])
const mostKept = 2_000

/** Keeps the headers of many answers: most pages have the same ones, and most headers say the same on each page. */
export function createHeaderKeeper(): (headers: HeaderList) => HeaderList {
  const lists = new Map<string, HeaderList>()
  const pairs = new Map<string, readonly [string, string]>()

  function pairOf(name: string, value: string): readonly [string, string] {
    const key = `${name}:${value}`
    const known = pairs.get(key)
    if (known) return known
    const own = [detached(name), detached(value)] as const
    if (pairs.size < mostKept) pairs.set(detached(key), own)
    return own
  }

  return headers => {
    const kept = headers.filter(([name]) => !passing.has(name))
    const key = kept.map(([name, value]) => `${name}:${value}`).join('\n')
    const known = lists.get(key)
    if (known) return known
    const own = kept.map(([name, value]) => pairOf(name, value))
    if (lists.size < mostKept) lists.set(detached(key), own)
    return own
  }
}

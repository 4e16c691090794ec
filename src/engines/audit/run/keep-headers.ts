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

/** Keeps the headers of many answers: most of them say the same on each page, and are kept once. */
export function createHeaderKeeper(): (headers: HeaderList) => HeaderList {
  const known = new Map<string, readonly [string, string]>()
  return headers =>
    headers.flatMap(([name, value]) => {
      if (passing.has(name)) return []
      const key = `${name}:${value}`
      const same = known.get(key)
      if (same) return [same]
      const own = [detached(name), detached(value)] as const
      if (known.size < mostKept) known.set(detached(key), own)
      return [own]
    })
}

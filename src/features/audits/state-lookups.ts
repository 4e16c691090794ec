import { type FoundState, findStates } from '#src/features/audits/find-audit.ts'
import type { Database } from '#src/platform/database/database.ts'

export type Lookups<Found> = {
  /** What an id opens within `at_most_ms`; undefined when it opens nothing any more. */
  find(id: string, at_most_ms: number): Promise<Found | undefined>
  /** One that was asked for and has not begun is wanted sooner than was said. */
  hasten(id: string, at_most_ms: number): void
}

/** By the id of a link. */
export type StateLookups = Lookups<FoundState>

/**
 * Looks up the states of many watched audits together: when the first of those that were asked for is due, all are read
 * in one go. What a hundred readers who wait cost the database is what one costs.
 */
export function openStateLookups(database: Database): StateLookups {
  return openLookups(link_ids => findStates(database, link_ids))
}

/** The same however they are found; what is not found is left out. */
export function openLookups<Found>(
  findAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): Lookups<Found> {
  let asked = new Map<string, PromiseWithResolvers<Found | undefined>>()
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY

  async function look(): Promise<void> {
    const looking = asked
    asked = new Map()
    due = Number.POSITIVE_INFINITY
    try {
      const found = await findAll([...looking.keys()])
      for (const [id, { resolve }] of looking) resolve(found.get(id))
    } catch (error) {
      for (const { reject } of looking.values()) reject(error)
    }
  }

  function hasten(id: string, at_most_ms: number): void {
    const at = performance.now() + at_most_ms
    if (!asked.has(id) || at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => void look(), at_most_ms)
  }

  return {
    find(id, at_most_ms) {
      const lookup = asked.get(id) ?? Promise.withResolvers<Found | undefined>()
      asked.set(id, lookup)
      hasten(id, at_most_ms)
      return lookup.promise
    },
    hasten,
  }
}

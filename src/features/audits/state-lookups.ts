import { type FoundState, findStates } from '#src/features/audits/find-audit.ts'
import type { Database } from '#src/platform/database/database.ts'

export type StateLookups = {
  /** What a link opens within `at_most_ms`; undefined when it is over. */
  find(link_id: string, at_most_ms: number): Promise<FoundState | undefined>
  /** One that was asked for and has not begun is wanted sooner than was said. */
  hasten(link_id: string, at_most_ms: number): void
}

/**
 * Looks up the states of many watched audits together: when the first of those that were asked for is due, all are read
 * in one go. What a hundred readers who wait cost the database is what one costs.
 */
export function openStateLookups(database: Database): StateLookups {
  let asked = new Map<string, PromiseWithResolvers<FoundState | undefined>>()
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY

  async function look(): Promise<void> {
    const looking = asked
    asked = new Map()
    due = Number.POSITIVE_INFINITY
    try {
      const found = await findStates(database, [...looking.keys()])
      for (const [link_id, { resolve }] of looking) resolve(found.get(link_id))
    } catch (error) {
      for (const { reject } of looking.values()) reject(error)
    }
  }

  function hasten(link_id: string, at_most_ms: number): void {
    const at = performance.now() + at_most_ms
    if (!asked.has(link_id) || at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => void look(), at_most_ms)
  }

  return {
    find(link_id, at_most_ms) {
      const lookup = asked.get(link_id) ?? Promise.withResolvers<FoundState | undefined>()
      asked.set(link_id, lookup)
      hasten(link_id, at_most_ms)
      return lookup.promise
    },
    hasten,
  }
}

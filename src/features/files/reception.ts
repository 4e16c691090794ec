import { uploadsAtOnce, uploadsOfOne } from '#src/features/files/file-limits.ts'
import { createBoundedPool, PoolIsFull } from '#src/platform/passwords/bounded-pool.ts'

/** Does the work of an upload in the name of a user. */
export type Reception = <Result>(user_id: string, work: () => Promise<Result>) => Promise<Result>

/** Takes uploads in, a few at a time and fewer of one person. Throws PoolIsFull, at once, when more come. */
export function openReception(): Reception {
  const run = createBoundedPool({ at_once: uploadsAtOnce, waiting: 0 })
  const counts = new Map<string, number>()

  return async (user_id, work) => {
    const begun = counts.get(user_id) ?? 0
    if (begun >= uploadsOfOne) throw new PoolIsFull('Too many uploads of one person.')
    counts.set(user_id, begun + 1)
    try {
      return await run(work)
    } finally {
      const left = (counts.get(user_id) ?? 1) - 1
      if (left > 0) counts.set(user_id, left)
      else counts.delete(user_id)
    }
  }
}

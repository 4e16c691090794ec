import { uploadsAtOnce, uploadsOfOne } from '#src/features/files/file-limits.ts'
import { createBoundedPool } from '#src/platform/passwords/bounded-pool.ts'

/** Does the work of an upload in the name of a user, unless they have as many on their way as one person may. */
export type Reception = <Result>(user_id: string, work: () => Promise<Result>) => Promise<Result | 'too_many_at_once'>

/** Takes uploads in, a few at a time and fewer of one person. Throws PoolIsFull, at once, when all places are taken. */
export function openReception(): Reception {
  const run = createBoundedPool({ at_once: uploadsAtOnce, waiting: 0 })
  const counts = new Map<string, number>()

  return async (user_id, work) => {
    const begun = counts.get(user_id) ?? 0
    if (begun >= uploadsOfOne) return 'too_many_at_once'
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

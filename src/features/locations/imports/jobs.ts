import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/** One job per import that waits to be checked, saved or undone. What it has done stands in the rows. */
export const importQueue = {
  name: 'run-location-import',
  policy: 'short',
  notify: true,
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 900,
  heartbeatSeconds: 20,
} as const satisfies QueueDefinition

/** One job a day deletes files of long ago; see `clearOutImports`. */
export const clearOutImportsQueue = {
  name: 'location-imports-clear-out',
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
} as const satisfies QueueDefinition

/** When, as cron writes it: at night in the four states, and not on the hour. */
export const clearOutImportsTime = '47 8 * * *'

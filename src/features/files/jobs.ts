import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/** One job per picture whose row is gone: its objects go too. */
export const removeObjectsQueue = {
  name: 'remove-picture-objects',
  policy: 'short',
  notify: true,
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
} as const satisfies QueueDefinition

/** One job an hour deletes what was never finished and what is shown nowhere; see `clearOutFiles`. */
export const clearOutFilesQueue = {
  name: 'files-clear-out',
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
} as const satisfies QueueDefinition

/** As cron writes it: not on the hour. */
export const clearOutFilesTime = '53 * * * *'

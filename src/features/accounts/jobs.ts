import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/** One job a day deletes what accounts no longer need; see `clearOutAccounts`. */
export const clearOutQueue = {
  name: 'accounts-clear-out',
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
} as const satisfies QueueDefinition

/** When, as cron writes it: at night in the four states, and not on the hour. */
export const clearOutTime = '17 8 * * *'

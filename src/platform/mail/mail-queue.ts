import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/** How often a message is tried before we give up: with the delays below, over about three and a half hours. */
export const mostAttempts = 12

/** No message that may still be taken is given up before this, in milliseconds, however often it was tried. */
export const shortestPatienceMs = 3 * 3600 * 1000

/** One job per message of the outbox. The outbox, not the queue, decides when to give up, hence the higher limit here. */
export const mailQueue = {
  name: 'mail',
  policy: 'short',
  notify: true,
  retryLimit: mostAttempts + 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  heartbeatSeconds: 20,
} as const satisfies QueueDefinition

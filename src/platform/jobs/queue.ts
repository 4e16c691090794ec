import type { Queue } from 'pg-boss'

/** A queue's name and how its jobs are retried. Defined once per queue, where its work is. */
export type QueueDefinition = Queue

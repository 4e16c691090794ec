import type { QueueDefinition } from '#src/platform/jobs/queue.ts'

/**
 * One job per audit. How often an audit is taken up stands in its row; a job that finds it in somebody's hands asks again
 * until that one is done, or has been silent for long enough to be dead.
 */
export const runAuditQueue = {
  name: 'run-audit',
  policy: 'short',
  notify: true,
  retryLimit: 40,
  retryDelay: 5,
  expireInSeconds: 300,
  heartbeatSeconds: 20,
} as const satisfies QueueDefinition

/** One job, wherever there are audits whose start page a browser is still to measure: it takes the next of them. */
export const measureLabQueue = {
  name: 'measure-lab',
  policy: 'short',
  notify: true,
  retryLimit: 40,
  retryDelay: 5,
  expireInSeconds: 600,
  heartbeatSeconds: 20,
} as const satisfies QueueDefinition

/** One job per report that somebody asked to have mailed. */
export const mailReportQueue = {
  name: 'mail-audit-report',
  policy: 'short',
  notify: true,
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
} as const satisfies QueueDefinition

/** One job per link whose audit the agency's contacts have not heard of yet. */
export const noteLeadQueue = {
  name: 'note-audit-lead',
  policy: 'short',
  notify: true,
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
} as const satisfies QueueDefinition

/** One job a day deletes what nobody may open any more. */
export const clearOutAuditsQueue = {
  name: 'audits-clear-out',
  policy: 'short',
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
} as const satisfies QueueDefinition

/** As cron writes it: at night in the four states, and not on the hour. */
export const clearOutAuditsTime = '37 8 * * *'

/** Audits that one process carries out at a time. */
export const auditsAtOnce = 6

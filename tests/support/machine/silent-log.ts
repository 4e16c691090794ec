import { createLog, type Log } from '#src/platform/log/log.ts'

export const silentLog: Log = createLog({ level: 'error', shape: 'json', write: () => undefined })

/** A log whose lines a test can look at. */
export function createListeningLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level: 'debug', shape: 'json', write: line => lines.push(JSON.parse(line)) })
  return { log, lines }
}

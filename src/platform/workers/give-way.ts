import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * `low`: the lowest niceness, which lets a process keep a core for some milliseconds after somebody else has work for it.
 * `idle`: Linux's idle class besides, which gives way at once and gets what nobody else wants.
 */
export type WorkerPriority = 'idle' | 'low'

/** Puts a process behind all others. Where util-linux is missing the niceness has to do. */
export function giveWay(pid: number, priority: WorkerPriority): void {
  setPriority(pid, constants.priority.PRIORITY_LOW)
  if (priority === 'low') return
  execFile('chrt', ['-a', '-i', '-p', '0', String(pid)], () => undefined)
}

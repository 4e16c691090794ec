import { readFile } from 'node:fs/promises'

/** The kernel's clock ticks a second, which is 100 on every Linux that Node runs on. */
const ticks = 100

async function ownSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/**
 * Processor seconds that a process and its children have used so far, by proc(5). Undefined where there is no /proc.
 * Unlike requests per second it does not move when something else runs on the machine.
 */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  try {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
    const seconds = await Promise.all([pid, ...children.map(Number)].map(ownSeconds))
    return seconds.reduce((sum, one) => sum + one, 0)
  } catch {
    return undefined
  }
}

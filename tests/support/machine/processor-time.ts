/** Milliseconds of processor time that work takes this thread: however busy the machine is with other programs, the same. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

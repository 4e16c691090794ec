/**
 * What V8 takes into account at the start of a program only. On a machine with much memory it would set aside 134 MB for
 * young objects, let the heap grow to a multiple of what is in use, compile on threads with memory of their own, and
 * collect no young objects at all while it marks old ones. `npm run bench:audit-size` measures what that comes to.
 */
const options = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=15',
  '--no-concurrent-recompilation',
  '--no-separate-gc-phases',
]

/** One arena for all threads, and blocks as large as the body of a page given back at once (see mallopt(3)). */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' }

/**
 * Starts the program anew, in the same process and with the same words, so that it needs little memory; does nothing
 * where that was done already, or where a process cannot be replaced (Windows).
 */
export function spareMemory(): void {
  const { execArgv, execPath, argv, env, platform } = process
  if (platform === 'win32' || options.every(option => execArgv.includes(option))) return
  process.execve?.(execPath, [execPath, ...options, ...execArgv, ...argv.slice(1)], { ...allocator, ...env })
}

import type { Clock } from '#src/engines/audit/crawl/crawl-options.ts'

type Pace = { at_once: number; delay_ms: number }
type Host = Pace & { running: number; free_at: number; waiting: (() => void)[] }

/** Keeps every host to a few requests at a time and a pause between two of them. */
export function createHostPacer(usual: Pace, clock: Clock, signal: AbortSignal) {
  const hosts = new Map<string, Host>()

  function hostOf(name: string): Host {
    const known = hosts.get(name)
    if (known) return known
    const host: Host = { ...usual, running: 0, free_at: 0, waiting: [] }
    hosts.set(name, host)
    return host
  }

  async function enter(host: Host): Promise<void> {
    if (host.running >= host.at_once) await new Promise<void>(resolve => host.waiting.push(resolve))
    else host.running += 1
    const start = Math.max(host.free_at, clock.now())
    host.free_at = start + host.delay_ms
    const wait = start - clock.now()
    if (wait > 0) await clock.sleep(wait, signal)
    host.free_at = Math.max(host.free_at, clock.now() + host.delay_ms)
  }

  /** A place goes to who waits longest, unless the host has become slower meanwhile. */
  function leave(host: Host): void {
    const next = host.running <= host.at_once ? host.waiting.shift() : undefined
    if (next) next()
    else host.running -= 1
  }

  return {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const host = hostOf(name)
      await enter(host)
      try {
        return await work()
      } finally {
        leave(host)
      }
    },
    /** Nothing more is asked of the host for so long: it said Retry-After. */
    pause(name: string, ms: number): void {
      const host = hostOf(name)
      host.free_at = Math.max(host.free_at, clock.now() + ms)
    },
    /** The host said Crawl-delay: one request at a time. */
    slow(name: string, delay_ms: number): void {
      const host = hostOf(name)
      host.at_once = 1
      host.delay_ms = Math.max(host.delay_ms, delay_ms)
    },
  }
}

export type HostPacer = ReturnType<typeof createHostPacer>

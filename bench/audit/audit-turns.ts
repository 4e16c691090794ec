import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What reading the site once came to, by the account of the process that did it. */
export type Turn = { pages: number; cpu_ms: number; resident_mb: number; note: string }

/** For a process that crawls: reads the site each time its parent says so, and tells what that cost the process. */
export function crawlInTurns(crawl: () => Promise<{ pages: number; note?: string }>): void {
  process.on('message', async () => {
    const before = process.cpuUsage()
    const { pages, note = '' } = await crawl()
    const { user, system } = process.cpuUsage(before)
    const resident_mb = process.memoryUsage.rss() / 1024 / 1024
    process.send?.({ pages, cpu_ms: (user + system) / 1_000, resident_mb, note } satisfies Turn)
  })
  process.on('disconnect', () => process.exit())
}

export type Crawler = { takeTurn: () => Promise<Turn>; end: () => void }

/** Starts such a process. */
export function startCrawler(file: string, args: readonly string[]): Crawler {
  const child: ChildProcess = fork(file, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return {
    async takeTurn() {
      child.send('turn')
      const [turn] = (await once(child, 'message')) as [Turn]
      return turn
    },
    end: () => child.disconnect(),
  }
}

export const rateOf = ({ pages, cpu_ms }: Turn): number => (pages / cpu_ms) * 1_000

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

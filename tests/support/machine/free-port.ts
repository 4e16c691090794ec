import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out by themselves, to connections and to whoever asks for any: one of those may be
 * somebody else's before it is used.
 */
const first = 20_000

/** Each worker of a test run has ports of its own, so that no two are given the same one before either uses it. */
const share = 2_000
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 6

let next = Math.floor(Math.random() * share)

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** A port that nobody listens on, and that nobody else is given before it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < share; tries += 1) {
    const port = first + worker * share + next
    next = (next + 1) % share
    if (await isFree(port)) return port
  }
  throw new Error('No free port.')
}

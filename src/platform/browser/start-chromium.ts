import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { type Browser, connect } from 'puppeteer-core'
import { bareEnvironment } from '#src/platform/browser/bare-environment.ts'
import { chromiumArguments } from '#src/platform/browser/chromium-arguments.ts'
import { openPipeTransport } from '#src/platform/browser/pipe-transport.ts'

type Wish = {
  executable: string
  env: Record<string, string>
  /** Empty, and removed by whoever made it. */
  folder: string
  proxy_url: string
}

type Way = { uid: number | undefined; sandbox: boolean }

/** Who owns nothing, on Linux. */
const nobody = 65_534

/**
 * The safest way first: with the browser's own sandbox, and not as root. Containers often have no sandbox, and where a
 * folder on the way is closed to others only root can start it.
 */
function waysToStart(): Way[] {
  const own = [
    { uid: undefined, sandbox: true },
    { uid: undefined, sandbox: false },
  ]
  if (process.getuid?.() !== 0) return own
  const other = [
    { uid: nobody, sandbox: true },
    { uid: nobody, sandbox: false },
  ]
  return process.platform === 'linux' ? [...other, { uid: undefined, sandbox: false }] : own
}

function spawnBrowser({ executable, env, proxy_url }: Wish, home: string, { uid, sandbox }: Way): ChildProcess {
  const words = chromiumArguments(join(home, 'profile'), proxy_url)
  return spawn(executable, [...words, ...(sandbox ? [] : ['--no-sandbox']), 'about:blank'], {
    cwd: home,
    // What it keeps in a home folder or a temp folder goes away with ours.
    env: { ...bareEnvironment, ...env, HOME: home, TMPDIR: home },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
}

async function startIn(home: string, wish: Wish, way: Way): Promise<Browser> {
  await mkdir(home, { mode: 0o700 })
  if (way.uid !== undefined) await chown(home, way.uid, way.uid)
  const child = spawnBrowser(wish, home, way)
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The browser ended with ${signal ?? code}.`)))
  })
  const transport = openPipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable)
  return Promise.race([connect({ transport, defaultViewport: null }), ended])
}

/** Starts a browser in our own process group. Throws where no way works. */
export async function startChromium(wish: Wish): Promise<Browser> {
  let last: unknown
  for (const [at, way] of waysToStart().entries()) {
    try {
      return await startIn(join(wish.folder, `try-${at}`), wish, way)
    } catch (error) {
      last = error
    }
  }
  throw last
}

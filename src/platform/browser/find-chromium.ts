import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { bareEnvironment } from '#src/platform/browser/bare-environment.ts'
import { fontEnvironment } from '#src/platform/browser/chromium-fonts.ts'
import { unpackedChromium } from '#src/platform/browser/chromium-unpacked.ts'

/** A Chromium that starts on this machine. */
export type Chromium = {
  executable: string
  /** Variables that it needs besides those of a bare environment. */
  env: Record<string, string>
}

type Found = { ok: true; chromium: Chromium } | { ok: false; problem: string }

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const startsWithin_ms = 20_000

/** Stubs that only advise how to install a browser, and builds that miss a library, do not start. */
async function starts({ executable, env }: Chromium): Promise<boolean> {
  const options = { env: { ...bareEnvironment, ...env }, timeout: startsWithin_ms }
  return promisify(execFile)(executable, ['--version', '--no-sandbox'], options).then(
    () => true,
    () => false,
  )
}

async function firstThatStarts(candidates: readonly Chromium[]): Promise<Chromium | undefined> {
  for (const candidate of candidates) if (await starts(candidate)) return candidate
  return undefined
}

async function fromPackage(): Promise<Found> {
  const unpacked = await unpackedChromium()
  if (!unpacked) return { ok: false, problem: 'no Chromium is installed, and the packaged one was left out' }
  const { executable, libraries, fonts } = unpacked
  const env = fontEnvironment(fonts)
  const chromium = await firstThatStarts([
    { executable, env },
    { executable, env: { ...env, LD_LIBRARY_PATH: libraries } },
  ])
  return chromium ? { ok: true, chromium } : { ok: false, problem: `${executable} does not start on this machine` }
}

/**
 * The browser at `chrome_path`, else the system's, else the one inside an npm package. A wrong `chrome_path` is a
 * problem and not passed over.
 */
export async function findChromium(chrome_path: string | undefined): Promise<Found> {
  if (chrome_path !== undefined) {
    const chromium = { executable: chrome_path, env: {} }
    return (await starts(chromium))
      ? { ok: true, chromium }
      : { ok: false, problem: `CHROME_PATH is ${chrome_path}, which does not start` }
  }
  const installed = usualPlaces.filter(existsSync).map(executable => ({ executable, env: {} }))
  const chromium = await firstThatStarts(installed)
  if (chromium) return { ok: true, chromium }
  return fromPackage().catch((error: Error) => ({ ok: false, problem: error.message }))
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fontEnvironment } from '#tests/support/chromium-fonts.ts'
import { unpackedChromium } from '#tests/support/chromium-unpacked.ts'

/** A Chromium that starts on this machine, for Playwright and chrome-launcher alike. */
export type Chromium = {
  executablePath: string
  args: string[]
  /** The whole environment to start it with. */
  env: Record<string, string>
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** No sandbox: root and most containers cannot have one, and only our own pages are opened. The rest keeps it off the network. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Stubs that only advise how to install a browser, and builds that miss a library, do not start. */
function starts(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0
}

async function fromPackage(env: Record<string, string>): Promise<Chromium> {
  const { executablePath, libraries, fonts } = await unpackedChromium()
  const complete = { ...env, ...fontEnvironment(fonts) }
  if (starts(executablePath, complete)) return { executablePath, args, env: complete }
  const withLibraries = { ...complete, LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
  if (starts(executablePath, withLibraries)) return { executablePath, args, env: withLibraries }
  throw new Error(`No Chromium starts on this machine: set CHROME_PATH to one that does (${executablePath} does not).`)
}

/** CHROME_PATH, else the system's, else the one inside an npm package. Throws when CHROME_PATH or all of them do not start. */
export async function findChromium(): Promise<Chromium> {
  const env = ownEnvironment()
  const asked = env.CHROME_PATH
  if (asked && !starts(asked, env)) throw new Error(`CHROME_PATH is ${asked}, which does not start.`)
  const executablePath = asked || usualPlaces.find(place => existsSync(place) && starts(place, env))
  return executablePath ? { executablePath, args, env } : fromPackage(env)
}

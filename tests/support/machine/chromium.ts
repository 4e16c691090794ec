import { findChromium as find } from '#src/platform/browser/find-chromium.ts'

/** A Chromium that starts on this machine, for Playwright and chrome-launcher alike. */
type Started = {
  executablePath: string
  args: string[]
  /** The whole environment to start it with. */
  env: Record<string, string>
}

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

/** CHROME_PATH, else the system's, else the one inside an npm package. Throws when CHROME_PATH or all of them do not start. */
export async function findChromium(): Promise<Started> {
  const env = ownEnvironment()
  const found = await find(env.CHROME_PATH || undefined)
  if (!found.ok)
    throw new Error(`No Chromium starts on this machine, set CHROME_PATH to one that does: ${found.problem}.`)
  const { executable, env: needed } = found.chromium
  return { executablePath: executable, args, env: { ...env, ...needed } }
}

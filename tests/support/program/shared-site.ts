import type { RunningSite } from './running-site.ts'

/** Environment variables carry the one running site from the test runner to its workers. */
const names = { origin: 'PORCHLIGHT_TESTED_ORIGIN', data_dir: 'PORCHLIGHT_TESTED_DATA_DIR' }

export function shareSite({ origin, data_dir }: RunningSite): void {
  process.env[names.origin] = origin
  process.env[names.data_dir] = data_dir
}

/** Where the shared site answers; in the runner itself, before it was started, an address that nothing answers. */
export function sharedOrigin(): string {
  return process.env[names.origin] ?? 'http://localhost:1'
}

/** The data folder of the shared site. */
export function sharedDataFolder(): string {
  return process.env[names.data_dir] ?? ''
}

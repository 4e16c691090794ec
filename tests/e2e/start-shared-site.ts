import { startSite } from '#tests/support/program/running-site.ts'
import { shareSite } from '#tests/support/program/shared-site.ts'

/**
 * One program for all browser tests, stopped when they are through. It believes X-Forwarded-For from this machine,
 * so that each test is a visitor with an address of its own, and its free checks read sites that a test serves.
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }, 'loopback')
  shareSite(site)
  return site.stop
}

import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { Answered, LinkChecked, SiteFileRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { faviconMissing } from './favicon.ts'

const answered = (status: number): Answered => ({ ...viewOf({ html: '' }).response, status })
const probed = (status: number): SiteFileRead => ({
  type: 'site_file_read',
  path: '/favicon.ico',
  result: answered(status),
  text: null,
  problem: null,
})
const checked = (status: number): LinkChecked => ({
  type: 'link_checked',
  url: `${site_url}icon.png`,
  kind: 'asset',
  found_on: site_url,
  external: false,
  result: answered(status),
  problem: null,
})
const icon = '<link rel="icon" href="/icon.png">'
const look = (head: string, over: Partial<SiteView>) =>
  faviconMissing.look(siteOf([{ html: `<html><head>${head}</head><body></body></html>` }], over))

test.each<[string, string, Partial<SiteView>, string]>([
  ['no icon named and none at the usual place', '', { site_files: [probed(404)] }, 'found'],
  ['the icon named is gone', icon, { site_files: [probed(404)], links_checked: [checked(404)] }, 'found'],
  ['an icon at the usual place', '', { site_files: [probed(200)] }, 'ok'],
  [
    'an icon that only the page holds',
    '<link rel="icon" href="data:image/svg+xml,%3Csvg%3E">',
    { site_files: [probed(404)] },
    'found',
  ],
  [
    'such an icon beside a file',
    '<link rel="icon" href="data:image/svg+xml,%3Csvg%3E">',
    { site_files: [probed(200)] },
    'ok',
  ],
  ['an icon named', icon, { site_files: [probed(404)] }, 'ok'],
  ['an icon behind a bot wall', icon, { site_files: [probed(404)], links_checked: [checked(403)] }, 'ok'],
  ['the usual place behind a bot wall', '', { site_files: [probed(403)] }, 'not_checked'],
  ['the usual place never asked', '', {}, 'not_checked'],
])('%s', (_, head, over, state) => {
  expect(look(head, over).state).toBe(state)
})

const empty = (of: Answered): Answered => ({ ...of, headers: [['content-length', '0']] })

test.each<[string, string, Partial<SiteView>, string]>([
  ['the icon named', icon, { links_checked: [{ ...checked(200), result: empty(answered(200)) }] }, 'found'],
  ['the one at the usual place', '', { site_files: [{ ...probed(200), result: empty(answered(200)) }] }, 'found'],
  [
    'one at the usual place beside a named one',
    icon,
    { site_files: [{ ...probed(200), result: empty(answered(200)) }] },
    'ok',
  ],
])('a file of 0 bytes: %s', (_, head, over, state) => {
  expect(look(head, { ...over, is_local_copy: true }).state).toBe(state)
})

test('a server that says 0 of everything proves nothing', () => {
  expect(look(icon, { links_checked: [{ ...checked(200), result: empty(answered(200)) }] }).state).toBe('ok')
})

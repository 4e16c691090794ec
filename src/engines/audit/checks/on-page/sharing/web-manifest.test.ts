import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { webManifest } from '#src/engines/audit/facts/web-manifest.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { webManifestUnfinished } from './web-manifest.ts'

const url = `${site_url}icons/site.webmanifest`

function look(text: string, status = 200) {
  const manifest = { url, ...webManifest(text, url) }
  const links_checked = manifest.icons.map(icon => ({ url: icon, result: { status } }))
  return webManifestUnfinished.look(
    siteOf([{ html: '' }], {
      manifests: [manifest],
      links_checked: links_checked as unknown as SiteView['links_checked'],
    }),
  )
}

test.each([
  ['{"name":"","short_name":"","icons":[{"src":"/a.png"}]}', '/icons/site.webmanifest: its name is empty'],
  ['{"icons":[]}', '/icons/site.webmanifest: its name is empty'],
  ['{"name":"MyWebSite","short_name":"MySite"}', '/icons/site.webmanifest: its name is “MyWebSite”'],
  [
    '{"name":"Create React App Sample","short_name":"React App"}',
    '/icons/site.webmanifest: its name is “Create React App Sample”',
  ],
  ['{"name":"Calloway Plumbing",}', '/icons/site.webmanifest: no browser can read it'],
])('%s was never filled in', (text, evidence) => {
  expect(look(text)).toEqual({ state: 'found', occurrences: [{ url, line: null, evidence }] })
})

test('an icon that is not there is told with the manifest that names it', () => {
  const named = '{"name":"Calloway Plumbing","icons":[{"src":"phone.png"},{"src":"/other.png"}]}'
  expect(look(named, 404)).toMatchObject({
    occurrences: [{ evidence: '/icons/site.webmanifest: its icon /icons/phone.png is not there' }],
  })
  expect(look(named, 403).state).toBe('ok')
})

test.each([
  '{"name":"Calloway Plumbing","icons":[{"src":"a.png"}]}',
  '{"short_name":"Calloway"}',
  '{"name":"Appleton Tests"}',
])('%s is finished', text => {
  expect(look(text).state).toBe('ok')
})

test('a site without a manifest lacks nothing', () => {
  expect(webManifestUnfinished.look(siteOf([{ html: '' }])).state).toBe('not_applicable')
})

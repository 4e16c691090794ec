import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { headLinkBroken } from '#src/engines/audit/checks/technical/documents/head-links.ts'
import { mentionedFiles } from '#src/engines/audit/facts/mentioned-files.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const at = (path: string) => site_url + path

function look(status: number, over: Partial<SiteView> = {}) {
  const link = { url: at('feed/'), kind: 'mentioned', external: false, found_on: site_url, result: { status } }
  const links_checked = [link] as unknown as SiteView['links_checked']
  return headLinkBroken.look(siteOf([{ html: '' }], { links_checked, checked_links: true, ...over }))
}

test.each([
  '<link rel="alternate" type="application/rss+xml" href="/feed/">',
  '<link rel="EditURI" type="application/rsd+xml" href="/feed/">',
  '<link rel="next" href="/feed/">',
  '<meta name="msapplication-config" content="/feed/">',
])('%s names something for machines', tag => {
  expect([...mentionedFiles(viewOf({ html: `<head>${tag}</head>` }).facts)]).toEqual([at('feed/')])
})

test.each([
  '<link rel="alternate" hreflang="es" href="/es/">',
  '<link rel="alternate" type="application/json+oembed" href="/wp-json/oembed">',
  '<link rel="preconnect" href="https://fonts.example.com">',
  '<link rel="canonical" href="/a">',
  `<link rel="prev" href="${site_url}">`,
  '<meta name="msapplication-TileColor" content="#ffffff">',
])('%s is nothing to ask for here', tag => {
  expect([...mentionedFiles(viewOf({ html: `<head>${tag}</head>` }).facts)]).toEqual([])
})

test('what answers that it is not there is told, once, and not what only refuses robots', () => {
  expect(look(404)).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: null, evidence: `${at('feed/')} answers 404` }],
  })
  expect(look(405).state).toBe('ok')
  expect(look(200).state).toBe('ok')
  const told = { url: at('m.json'), invalid: false, name: 'Calloway', short_name: '', icons: [at('feed/')] }
  expect(look(404, { manifests: [told] }).state).toBe('not_applicable')
})

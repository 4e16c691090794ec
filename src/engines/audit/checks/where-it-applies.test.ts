import { expect, test } from 'vitest'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

const ofTheServer = [
  'caching-missing',
  'compression-missing',
  'content-type-mismatch',
  'cookie-flags',
  'header-csp',
  'header-frame',
  'header-hsts',
  'header-nosniff',
  'host-canonicalisation-www',
  'http-to-https-redirect',
  'http2-missing',
  'https-missing',
  'page-timeout',
  'redirect-chain',
  'redirect-internal-link',
  'redirect-to-error',
  'tls-certificate',
  'tls-certificate-expiring',
  'tls-version',
  'ttfb-slow',
]
const reason = 'A local copy has no server of its own; only the live site can show this.'

test('what only a server can show is not checked on a copy, each with the reason, and nothing else is left out for it', async () => {
  const { not_checked, findings } = await auditFiles(soundShop)
  expect(
    not_checked
      .filter(each => each.reason === reason)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ofTheServer)
  expect(findings).toEqual([])
})

test('a copy is told by what it is, not by what its server happens to answer', () => {
  const html = '<!doctype html><title>Calloway</title><form action="/send"></form>'
  const headers: [string, string][] = [['set-cookie', 'PHPSESSID=1']]
  const tls: SiteView['tls'] = {
    type: 'tls_read',
    url: 'https://www.calloway.example/',
    facts: { protocol: 'TLSv1', alpn: '', certificate_fault: 'EXPIRED', valid_from: null, valid_to: null, issuer: '' },
    problem: null,
  }
  const states = (is_local_copy: boolean) => {
    const site = siteOf([{ html, response: { headers } }], { tls, is_local_copy })
    const ids = new Set(ofTheServer)
    return new Set(
      allChecks.flatMap(check => (check.scope === 'site' && ids.has(check.id) ? check.look(site).state : [])),
    )
  }
  expect([...states(true)]).toEqual(['not_checked'])
  expect(states(false)).toContain('found')
})

test('a site reached by its number or on its own port is judged by its server too', () => {
  const site = siteOf([{ html: '<!doctype html><form></form>' }], {
    origin: 'http://192.0.2.7:8080',
    host: '192.0.2.7',
  })
  const nosniff = allChecks.find(({ id }) => id === 'header-nosniff')
  expect(nosniff?.scope === 'site' && nosniff.look(site).state).toBe('found')
})

import { expect, test } from 'vitest'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { cookieFlags } from '#src/engines/audit/checks/security/cookies.ts'
import { headerCsp, headerFrame, headerHsts, headerNosniff } from '#src/engines/audit/checks/security/headers.ts'
import {
  httpsMissing,
  tlsCertificate,
  tlsCertificateExpiring,
  tlsVersion,
} from '#src/engines/audit/checks/security/https.ts'
import { backupFileExposed } from '#src/engines/audit/checks/security/leftover-files.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { CrawlReason, TlsRead, VariantProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><title>Calloway</title><body><form><input type="email" name="m"></form></body>'
const { indexable: _, ...seen } = viewOf({ html })

function tls(facts: Partial<NonNullable<TlsRead['facts']>> = {}): TlsRead {
  return {
    type: 'tls_read',
    url: site_url,
    facts: {
      protocol: 'TLSv1.3',
      alpn: 'h2',
      certificate_fault: null,
      valid_from: '2026-01-01T00:00:00Z',
      valid_to: '2026-04-01T00:00:00Z',
      issuer: 'R11',
      ...facts,
    },
    problem: null,
  }
}

function failing(url: string, reason: CrawlReason): VariantProbed {
  return { type: 'variant_probed', url, result: null, problem: sayProblem(reason, url, 'CERT') }
}

function answering(url: string, final_url: string): VariantProbed {
  return { type: 'variant_probed', url, result: { ...seen.response, url, final_url }, problem: null }
}

const insecure = { origin: 'http://www.calloway.example' }
const secure_url = 'https://www.calloway.example/'

test.each([
  ['refuses connections', { ...insecure, variants: [failing(secure_url, 'connect_failed')] }, 'found'],
  ['has a wrong certificate', { ...insecure, variants: [failing(secure_url, 'certificate_invalid')] }, 'found'],
  ['leads back to http', { ...insecure, variants: [answering(secure_url, 'http://www.calloway.example/')] }, 'found'],
  ['works', { ...insecure, variants: [answering(secure_url, secure_url)] }, 'ok'],
  ['turns robots away', { ...insecure, variants: [failing(secure_url, 'bot_wall')] }, 'not_checked'],
  ['was not tried', insecure, 'not_checked'],
  ['is the one in use', {}, 'ok'],
] as const)('https that %s', (_what, over, state) => {
  expect(httpsMissing.look(siteOf([{ html }], over)).state).toBe(state)
})

test.each([
  ['expired', { tls: tls({ certificate_fault: 'CERT_HAS_EXPIRED' }) }, 'found'],
  ['sound', { tls: tls() }, 'ok'],
  [
    'wrong for the other name',
    { tls: tls(), variants: [failing('https://calloway.example/', 'certificate_invalid')] },
    'ok',
  ],
  ['unknown', { tls: { ...tls(), facts: null } }, 'not_checked'],
  ['none on http', {}, 'not_applicable'],
] as const)('a certificate: %s', (_what, over, state) => {
  expect(tlsCertificate.look(siteOf([{ html }], over)).state).toBe(state)
})

test.each([
  ['Wed, 25 Mar 2026 08:00:00 GMT', {}, 'found'],
  ['Sun, 01 Mar 2026 08:00:00 GMT', {}, 'ok'],
  ['Sun, 29 Mar 2026 08:00:00 GMT', { valid_from: '2026-03-26T00:00:00Z' }, 'ok'],
  ['Wed, 25 Mar 2026 08:00:00 GMT', { certificate_fault: 'CERT_HAS_EXPIRED' }, 'not_applicable'],
  ['', {}, 'not_checked'],
] as const)('on %s a certificate with %o: %s', (date, facts, state) => {
  const served = { html, response: { headers: [['date', date]] as const } }
  expect(tlsCertificateExpiring.look(siteOf([served], { tls: tls(facts) })).state).toBe(state)
})

test.each([
  ['TLSv1.1', 'found'],
  ['TLSv1', 'found'],
  ['TLSv1.2', 'ok'],
  ['TLSv1.3', 'ok'],
])('%s: %s', (protocol, state) => {
  expect(tlsVersion.look(siteOf([{ html }], { tls: tls({ protocol }) })).state).toBe(state)
})

const cases: readonly (readonly [SiteCheck, [string, string][], string])[] = [
  [headerHsts, [], 'found'],
  [headerHsts, [['strict-transport-security', 'max-age=300']], 'found'],
  [headerHsts, [['strict-transport-security', 'max-age=31536000; includeSubDomains']], 'ok'],
  [headerCsp, [], 'found'],
  [headerCsp, [['content-security-policy', "default-src 'self'"]], 'ok'],
  [headerCsp, [['content-security-policy-report-only', "default-src 'self'"]], 'ok'],
  [headerNosniff, [], 'found'],
  [headerNosniff, [['x-content-type-options', 'nosniff']], 'ok'],
  [headerFrame, [], 'found'],
  [headerFrame, [['x-frame-options', 'SAMEORIGIN']], 'ok'],
  [headerFrame, [['content-security-policy', "frame-ancestors 'none'"]], 'ok'],
]

test.each(cases.map(([check, headers, state]) => ({ check, headers, state })))(
  '$check.id with $headers: $state',
  ({ check, headers, state }) => {
    const site = siteOf(
      [
        { html, response: { headers } },
        { html, url: `${site_url}about/` },
      ],
      { tls: tls() },
    )
    const outcome = check.look(site)
    expect(outcome.state).toBe(state)
    if (outcome.state === 'found') expect(outcome.occurrences).toHaveLength(1)
  },
)

test('HSTS is asked of https alone, and not where browsers know it already', () => {
  const http: Partial<SiteView> = {
    origin: 'http://www.calloway.example',
    variants: [answering(secure_url, secure_url)],
  }
  expect(headerHsts.look(siteOf([{ html }], http)).state).toBe('not_applicable')
  expect(headerHsts.look(siteOf([{ html }], { tls: tls(), host: 'calloway.dev' })).state).toBe('not_applicable')
})

test('a policy in a meta counts, and a site that takes nothing needs none', () => {
  const meta = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'
  expect(headerCsp.look(siteOf([{ html: meta + html }], { tls: tls() })).state).toBe('ok')
  expect(headerCsp.look(siteOf([{ html: '<p>Hello</p>' }], { tls: tls() })).state).toBe('not_applicable')
})

test.each([
  ['PHPSESSID=abc; path=/', 'found'],
  ['PHPSESSID=abc; path=/; Secure', 'found'],
  ['PHPSESSID=abc; path=/; secure; HttpOnly', 'ok'],
  ['XSRF-TOKEN=abc; path=/', 'not_applicable'],
  ['_ga=GA1.2; path=/', 'not_applicable'],
])('a cookie %s: %s', (cookie, state) => {
  expect(cookieFlags.look(siteOf([{ html, response: { headers: [['set-cookie', cookie]] } }])).state).toBe(state)
})

test('the value of a cookie is not repeated', () => {
  const outcome = cookieFlags.look(siteOf([{ html, response: { headers: [['set-cookie', 'PHPSESSID=s3cret']] } }]))
  expect(outcome).toMatchObject({ occurrences: [{ evidence: 'Set-Cookie: PHPSESSID=… without Secure and HttpOnly' }] })
})

test.each([
  ['index-old.html', 200, 'found'],
  ['index.php.bak', 200, 'found'],
  ['prices_BACKUP.html', 200, 'found'],
  ['.env', 200, 'found'],
  ['index-old.html', 404, 'ok'],
  ['cloud-backup.html', 200, 'ok'],
  ['backup/', 200, 'ok'],
  ['old-town.html', 200, 'ok'],
])('%s that answers %i: %s', (path, status, state) => {
  const page = { html, url: site_url + path, response: { status } }
  expect(backupFileExposed.look(siteOf([{ html }, page])).state).toBe(state)
})

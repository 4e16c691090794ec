import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import {
  hostCanonicalisationWww,
  httpToHttpsRedirect,
} from '#src/engines/audit/checks/technical/answers/host-variants.ts'
import type { CrawlReason, VariantProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const home = { html: '<!doctype html><title>Calloway</title>' }
const www = 'https://www.calloway.example/'

function variant(url: string, final_url = www, status = 200): VariantProbed {
  const { response } = viewOf({ ...home, url, response: { final_url, status } })
  return { type: 'variant_probed', url, result: response, problem: null }
}

function failed(url: string, reason: CrawlReason): VariantProbed {
  return { type: 'variant_probed', url, result: null, problem: { reason, sentence: 'No.', detail: '' } }
}

const site = (variants: readonly VariantProbed[], over: Partial<SiteView> = {}) => siteOf([home], { variants, ...over })
const bare = 'https://calloway.example/'
const plainBare = 'http://calloway.example/'
const plainWww = 'http://www.calloway.example/'

test('a second host that shows a site by itself, told once', () => {
  const outcome = hostCanonicalisationWww.look(
    site([variant(bare, bare), variant(plainBare, plainBare), variant(plainWww)]),
  )
  expect(outcome).toMatchObject({ state: 'found', occurrences: [{ url: bare }] })
  expect(outcome).toHaveProperty('occurrences.length', 1)
})

test.each(['unresolvable', 'certificate_invalid'] as const)('a second host that fails: %s', reason => {
  expect(hostCanonicalisationWww.look(site([failed(bare, reason)])).state).toBe('found')
})

test.each(['bot_wall', 'total_timeout', 'cancelled', 'redirect_off_site'] as const)('says nothing: %s', reason => {
  expect(hostCanonicalisationWww.look(site([failed(bare, reason), variant(plainBare)])).state).toBe('ok')
})

test('all lead to one', () => {
  expect(hostCanonicalisationWww.look(site([variant(bare), variant(plainBare), variant(plainWww)])).state).toBe('ok')
})

test('a subdomain needs no www', () => {
  const origin = 'https://book.calloway.example'
  const variants = [failed('https://www.book.calloway.example/', 'unresolvable')]
  expect(hostCanonicalisationWww.look(site(variants, { origin })).state).toBe('not_applicable')
})

test('nothing was asked for: not checked', () => {
  expect(hostCanonicalisationWww.look(site([])).state).toBe('not_checked')
  expect(httpToHttpsRedirect.look(site([])).state).toBe('not_checked')
})

test('http that stays http', () => {
  expect(httpToHttpsRedirect.look(site([variant(plainWww, plainWww)])).state).toBe('found')
})

test.each([
  ['leads to https', [variant(plainWww)]],
  ['is not served at all', [failed(plainWww, 'connect_failed')]],
  ['turns us away', [variant(plainWww, plainWww, 403)]],
])('http that %s is fine', (_, variants) => {
  expect(httpToHttpsRedirect.look(site(variants)).state).toBe('ok')
})

test('a site without https is found elsewhere', () => {
  const origin = 'http://www.calloway.example'
  expect(httpToHttpsRedirect.look(site([variant(plainWww, plainWww)], { origin })).state).toBe('not_applicable')
})

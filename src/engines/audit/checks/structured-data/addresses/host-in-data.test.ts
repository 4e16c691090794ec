import { expect, test } from 'vitest'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { hostInData } from './host-in-data.ts'

const without = 'https://calloway.example'
const state = (node: object, canonical = site_url) => {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', name: 'Calloway', ...node })
  const html = `<head><link rel="canonical" href="${canonical}"><script type="application/ld+json">${data}</script></head>`
  return hostInData.look(viewOf({ html })).state
}

test.each([
  ['both without www', { '@id': `${without}/#shop`, url: `${without}/` }, 'found'],
  ['one of two', { '@id': `${without}/#shop`, url: site_url }, 'ok'],
  ['a lone one', { url: `${without}/` }, 'ok'],
  ['as the page', { '@id': `${site_url}#shop`, url: site_url }, 'ok'],
  ['of somebody else', { '@id': 'https://bell.example/#shop', url: 'https://bell.example/' }, 'not_applicable'],
])('addresses in the data: %s', (_what, node, expected) => {
  expect(state(node)).toBe(expected)
})

test('where the canonical itself is spelled otherwise, that is told', () => {
  expect(state({ '@id': `${without}/#shop`, url: `${without}/` }, `${without}/`)).toBe('not_applicable')
})

test('a page without a canonical is called as the address says under which it is shared', () => {
  const data = (url: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","@id":"${without}","url":"${url}"}</script>`
  const shared = (address: string, url = without) =>
    `<head><meta property="og:url" content="${address}">${data(url)}</head>`
  expect(hostInData.look(viewOf({ html: shared(`${site_url}drains`) })).state).toBe('found')
  expect(hostInData.look(viewOf({ html: shared(`${site_url}drains`, site_url) })).state).toBe('ok')
  expect(hostInData.look(viewOf({ html: shared('/drains') })).state).toBe('not_applicable')
  expect(hostInData.look(viewOf({ html: shared(`${without}/drains`) })).state).toBe('not_applicable')
  expect(hostInData.look(viewOf({ html: data(without) })).state).toBe('not_applicable')
})

import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string, kind: NonNullable<ServedPage['kind']>): ServedPage => ({
  html: `<title>Calloway Plumbing</title><h1>Calloway Plumbing</h1><p>${body}</p>`,
  url: `https://www.calloway-plumbing.com/${path}`,
  kind,
})
const home = page('', 'Write to ann.calloway@gmail.com', 'home')
const look = (body: string, kind: NonNullable<ServedPage['kind']> = 'contact') =>
  localOutcome('email-other-domain-on-page', [home, page('two', body, kind)]).state

test.each([
  'Write to info@hartwellbistro.com',
  'Write to ann.calloway@gmail.com or <a href="mailto:hello@hartwellbistro.com">by mail</a>',
])('a mailbox at the domain of a stranger is found beside the own one: %s', body => {
  expect(look(body)).toBe('found')
})

test.each([
  'Write to our friends at the Hartwell: info@hartwellbistro.com',
  'Write to ann@hartwellbistro.com',
  'Write to info@callowaydrains.com',
  'Site by <a href="mailto:info@hartwellwebs.com">H</a>',
])('a mailbox of somebody whom the page names, of a person or of the house is none: %s', body => {
  expect(look(body)).not.toBe('found')
})

test('articles may name the mailboxes of others', () => {
  expect(look('Write to info@hartwellbistro.com', 'article')).not.toBe('found')
})

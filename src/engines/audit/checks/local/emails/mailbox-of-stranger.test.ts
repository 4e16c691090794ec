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

test('a group, a guest or a house that has a page of its own may have a mailbox of its own', () => {
  const about = (path: string, heading: string, mailbox: string) =>
    localOutcome('email-other-domain-on-page', [
      home,
      page('two', 'Write to ann.calloway@gmail.com', 'contact'),
      page('three', 'Write to ann.calloway@gmail.com', 'other'),
      {
        html: `<title>Calloway</title><h1>${heading}</h1><p>Write to ${mailbox}</p>`,
        url: `https://www.calloway-plumbing.com/${path}`,
        kind: 'other',
      },
    ]).state
  expect(about('groups/hartwells-abroad.html', 'Our friends', 'hartwellsabroad@hotmail.com')).not.toBe('found')
  expect(about('camp', 'Pine Ridge Camp', 'pineridge@outlook.com')).not.toBe('found')
  expect(about('calloway-plumbing-macon', 'Macon', 'calloway.plumbing@outlook.com')).toBe('found')
  expect(about('contact-us', 'Contact us', 'contactus@outlook.com')).toBe('found')
  expect(about('camp', 'Pine Ridge Camp', 'info@outlook.com')).toBe('found')
})

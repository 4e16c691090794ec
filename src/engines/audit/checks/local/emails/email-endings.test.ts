import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { emailNotOnDomain, emailOtherEnding } from './email-domain.ts'

const site = (address: string, host = 'calloway.com') =>
  siteOf([{ html: `<p>Calloway, 12 Oak St, Savannah, GA 31401. ${address}</p>` }], { host })

test('what stands for any address says nothing of a mailbox at a domain', () => {
  const of = (address: string) =>
    siteOf([{ html: `<p>12 Oak Street, Savannah, GA 31401. ${address}</p>` }], { host: 'example.com' })
  expect(emailNotOnDomain.look(of('desk@calloway.net')).state).toBe('ok')
  expect(emailNotOnDomain.look(of('calloway@gmail.com')).state).toBe('found')
})

test.each(['info@calloway.net', 'info@mail.calloway.org', 'info@calloway.co.uk'])(
  '%s is the name of the site with another ending, which may be a slip',
  address => {
    expect(emailOtherEnding.look(site(address)).state).toBe('found')
    expect(emailNotOnDomain.look(site(address)).state).toBe('ok')
  },
)

test.each(['calloway@gmail.com', 'info@callowayplumbing.com'])('%s is merely another domain', address => {
  expect(emailOtherEnding.look(site(address)).state).toBe('ok')
  expect(emailNotOnDomain.look(site(address)).state).toBe('found')
})

test.each([
  ['calloway@gmail.com', 'found'],
  ['oak@gmail.com', 'ok'],
])('%s on a page behind the front alone: %s', (address, state) => {
  const front = { html: '<p>Calloway, 12 Oak St, Savannah, GA 31401</p>' }
  const behind = { html: `<p>${address}</p>`, url: 'https://www.calloway.example/intro.html' }
  expect(emailNotOnDomain.look(siteOf([front, behind], { host: 'callowaycatering.com' })).state).toBe(state)
})

test.each(['info@calloway.com', 'info@mail.calloway.com'])('%s is at the own domain', address => {
  expect(emailOtherEnding.look(site(address)).state).toBe('ok')
  expect(emailNotOnDomain.look(site(address)).state).toBe('ok')
})

test('names that are kept for examples end as they like', () => {
  expect(emailOtherEnding.look(site('info@calloway.example', 'calloway.test')).state).toBe('ok')
})

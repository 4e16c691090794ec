import { expect, test } from 'vitest'
import { emailNotOnDomain, emailOtherEnding } from '#src/engines/audit/checks/local/email-domain.ts'
import { siteOf } from '#tests/support/audit-views.ts'

const site = (address: string) => siteOf([{ html: `<p>Calloway, 12 Oak St, Savannah, GA 31401. ${address}</p>` }])

test.each(['info@calloway.net', 'info@mail.calloway.com', 'info@calloway.co.uk'])(
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

test.each(['info@calloway.example', 'info@mail.calloway.example'])('%s is at the own domain', address => {
  expect(emailOtherEnding.look(site(address)).state).toBe('ok')
  expect(emailNotOnDomain.look(site(address)).state).toBe('ok')
})

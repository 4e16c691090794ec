import { expect, test } from 'vitest'
import { emailNotOnDomain } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { ownDomainMissing } from './own-domain.ts'

const body = (mail: string) => `<p>Calloway, 12 Oak St, Savannah, GA 31401. ${mail}</p>`
const site = (host: string, { mail = '', head = '', indexable = true } = {}) =>
  siteOf(
    [{ url: `https://${host}/`, kind: 'home', html: `<title>Calloway</title>${head}<body>${body(mail)}`, indexable }],
    { host },
  )

test('a site at an address lent by its builder is told with the domain that the mail goes to', () => {
  const lent = site('calloway.netlify.app', { mail: '<a href="mailto:jo@callowaypipes.com">Write</a>' })
  expect(ownDomainMissing.look(lent)).toMatchObject({
    occurrences: [{ evidence: 'calloway.netlify.app, while mail goes to callowaypipes.com' }],
  })
  expect(emailNotOnDomain.look(lent).state).not.toBe('found')
  expect(ownDomainMissing.look(site('calloway.wixsite.com'))).toMatchObject({
    occurrences: [{ evidence: 'calloway.wixsite.com' }],
  })
})

test.each([
  ['its own domain', site('www.callowaypipes.com')],
  ['a preview kept from search engines', site('calloway.netlify.app', { indexable: false })],
  [
    'a preview of the real site',
    site('calloway.netlify.app', { head: '<link rel="canonical" href="https://www.callowaypipes.com/">' }),
  ],
])('%s is fine', (_, at) => {
  expect(ownDomainMissing.look(at).state).not.toBe('found')
})

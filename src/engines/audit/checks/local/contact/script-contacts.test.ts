import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { scriptContacts } from './script-contacts.ts'

const html = '<body><a href="tel:+19122340142">(912) 234-0142</a> <a href="mailto:ann@calloway.example">Ann</a></body>'
const look = (code: string) =>
  scriptContacts.look(siteOf([{ html }], { own_scripts: [{ url: `${site_url}js/config.js`, ...ownScript(code) }] }))

test('a number or a mailbox in the settings of a script that no page shows is found', () => {
  expect(look("const SITE = {\n  phone: '(478) 746-2291',\n}")).toMatchObject({
    occurrences: [{ evidence: '(478) 746-2291 in /js/config.js, line 2; the pages show 9122340142' }],
  })
  expect(look('window.config = { "email": "info@hartwell.example" }').state).toBe('found')
})

test.each([
  ['one of the staff', "const team = [{ name: 'Ray', email: 'ray@calloway.example' }]"],
  ['a hint', "const hints = { email: 'john.doe@example.com' }"],
  ['the same number', "const SITE = { phone: '912-234-0142', email: 'Ann@calloway.example' }"],
  ['no number', "const labels = { phone: 'Phone number', email: 'Your email' }"],
  ['a value of a field', 'const email = form.email.value'],
  ['nothing of the kind', 'menu.onclick = open'],
])('%s is not', (_, code) => {
  expect(look(code).state).not.toBe('found')
})

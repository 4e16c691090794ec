import { expect, test } from 'vitest'
import { secretKeyInPage, secretKeyInScript } from '#src/engines/audit/checks/security/secret-key.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

/** In pieces, so that nobody takes it for a real one. */
const code = `const stripe = '${['sk', 'live', 'a7Kd9QzLmW3xRt5Ba7Kd9Qz'].join('_')}'`

test('a secret key in a page, and in a script', () => {
  const html = (script: string) => `<title>Drains</title><script>${script}</script>`
  expect(secretKeyInPage.look(viewOf({ html: html(code) }))).toMatchObject({
    occurrences: [{ line: 1, evidence: 'sk_live_a7Kd…, a key of Stripe' }],
  })
  expect(secretKeyInPage.look(viewOf({ html: html('const a = 1') })).state).toBe('ok')
  const printed = `<title>Hand-over</title>\n<p>Set the key to ${['re', 'a7Kd9QzL', 'mW3xRt5Ba7Kd9QzLmW3xRt5B'].join('_')}</p>`
  expect(secretKeyInPage.look(viewOf({ html: printed }))).toMatchObject({
    occurrences: [{ line: 2, evidence: 're_a7Kd9QzL_…, a key of Resend' }],
  })
  const site = (text: string) =>
    siteOf([{ html: '<title>Drains</title>' }], { own_scripts: [{ url: `${site_url}pay.js`, ...ownScript(text) }] })
  expect(secretKeyInScript.look(site(`\n${code}`))).toMatchObject({
    occurrences: [{ url: `${site_url}pay.js`, line: 2 }],
  })
  expect(secretKeyInScript.look(site('const a = 1')).state).toBe('ok')
})

test('a secret key in a script that lies in the folder of a copy, and that no page loads', () => {
  const key = { url: `${site_url}sms.js`, of: 'Twilio', shown: 'authToken = …', line: 12 }
  const site = (own_scripts: Parameters<typeof siteOf>[1]) => siteOf([{ html: '<title>Drains</title>' }], own_scripts)
  expect(secretKeyInScript.look(site({ lying_keys: [key] }))).toMatchObject({
    occurrences: [{ url: key.url, line: 12, evidence: 'authToken = …, a key of Twilio, in a file that no page loads' }],
  })
  const read = [{ url: `${key.url}?v=15`, ...ownScript(`\n${code}`) }]
  expect(secretKeyInScript.look(site({ lying_keys: [key], own_scripts: read }))).toMatchObject({
    occurrences: [{ line: 2 }],
  })
  expect(secretKeyInScript.look(site({ lying_keys: [], own_scripts: [] })).state).toBe('not_applicable')
})

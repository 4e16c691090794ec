import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { emailLeftHidden } from './hidden-emails.ts'

/** As Cloudflare writes it: each letter mixed with the number in front. */
function hide(address: string, key = 0x5a): string {
  return Buffer.from([key, ...[...Buffer.from(address)].map(byte => byte ^ key)]).toString('hex')
}

const code = hide('info@calloway.example')
const by_attribute = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`
const by_fragment = `<a href="/cdn-cgi/l/email-protection#${code}">Write to us</a>`
const script = '<script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>'
const view = (html: string) => viewOf({ html: `<title>Calloway</title>\n<body>${html}` })

test.each([by_attribute, by_fragment])('a hidden address is read, and told where nothing shows it: %s', html => {
  const page = view(html)
  expect(page.facts.emails).toMatchObject([{ address: 'info@calloway.example', from: 'mailto' }])
  expect(emailLeftHidden.look(page)).toMatchObject({ state: 'found', occurrences: [{ line: 2 }] })
  expect(emailLeftHidden.look(view(html + script)).state).toBe('ok')
})

test.each([
  '<a href="mailto:info@calloway.example">info@calloway.example</a>',
  '<a href="/cdn-cgi/l/email-protection#zz">Write to us</a>',
  '<a href="/cdn-cgi/l/email-protection">Write to us</a>',
])('where no address is hidden, none is missing: %s', html => {
  expect(view(html).facts.hidden_emails).toEqual([])
  expect(emailLeftHidden.look(view(html)).state).toBe('not_applicable')
})

test('the script of Cloudflare is nowhere else', () => {
  const served = (headers: [string, string][]) => {
    const page = viewOf({ html: `<title>Calloway</title>\n<body>${by_attribute}${script}`, response: { headers } })
    return emailLeftHidden.look(page).state
  }
  expect(served([['server', 'Netlify']])).toBe('found')
  expect(served([['server', 'cloudflare']])).toBe('ok')
  expect(
    served([
      ['server', 'nginx'],
      ['cf-ray', '8f1'],
    ]),
  ).toBe('ok')
  expect(served([])).toBe('ok')
})

import { expect, test } from 'vitest'
import { formSendsByMail } from '#src/engines/audit/checks/local/emails/email-links.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { formsToPrograms } from './forms-to-programs.ts'

const form =
  '<form id="quote"><input type="tel" name="phone"><textarea name="job"></textarea><button>Send</button></form>'
const texts =
  "quote.addEventListener('submit', e => { e.preventDefault(); const body = encodeURIComponent(job.value); window.open('sms:9125550142?&body=' + body, '_self') })"
const mails = texts.replace('sms:9125550142?&body', 'mailto:info@calloway.example?body')

function look(scripts: Readonly<Record<string, string>>) {
  const tags = Object.keys(scripts).map(name => `<script src="/js/${name}"></script>`)
  const asked = Object.keys(scripts).map(name => ({ url: `${site_url}js/${name}`, external: false }))
  const own_scripts = Object.entries(scripts).map(([name, text]) => ({
    url: `${site_url}js/${name}`,
    ...ownScript(text),
  }))
  const links_checked = asked as unknown as SiteView['links_checked']
  return formsToPrograms.look(
    siteOf([{ html: `<body>${form}${tags.join('')}</body>` }], { links_checked, own_scripts }),
  )
}

test.each([
  ['“sms:”', texts],
  ['“mailto:info@calloway.example”, an address that no page shows', mails],
  ['“mailto:”', mails.replace("'mailto:info@calloway.example?body='", "'mailto:' + to + '?body='")],
  ['“sms:”', `${texts}; function handleFormSubmit(e) { return getFormData(e) }`],
])('a script of the site that hands a form to %s is found', (to, text) => {
  const evidence = `/js/main.js hands the form to ${to}`
  expect(look({ 'main.js': text })).toMatchObject({ occurrences: [{ evidence }] })
})

test.each([
  ['it is sent as well', { 'main.js': texts.replace('window', "fetch('/send'); window") }],
  ['another script sends it', { 'main.js': texts, 'send.js': "form.onsubmit = () => fetch('/send', { body: form })" }],
  ['the link is only shown', { 'main.js': "a.href = 'mailto:info@calloway.example'" }],
])('nothing is found where %s', (_, scripts) => {
  expect(look(scripts).state).not.toBe('found')
})

test('code on the page that does so is told as a form that opens a program', () => {
  const page = (code: string) => viewOf({ html: `<body>${form}<script>${code}</script></body>` })
  expect(formSendsByMail.look(page(mails))).toMatchObject({
    occurrences: [{ evidence: 'a script on the page hands the form to “mailto:”' }],
  })
  expect(formSendsByMail.look(page(mails.replace('window', "fetch('/send'); window"))).state).toBe('ok')
})

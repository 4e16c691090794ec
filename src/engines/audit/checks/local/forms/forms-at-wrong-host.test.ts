import { expect, test } from 'vitest'
import { formActionPlaceholder } from '#src/engines/audit/checks/local/emails/email-links.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { formAtWrongHost, formOpenToRobots } from './forms-at-wrong-host.ts'
import { formToNowhere } from './forms-to-nowhere.ts'

const fields = '<input name="name"><input type="email" name="email"><textarea name="m"></textarea><button>Send</button>'
const form = (attributes: string, more = '') => `<body><form method="post" ${attributes}>${more}${fields}</form></body>`

test.each([
  ['https://formspree.io/f/', '', 'found'],
  ['https://formspree.io/f/xayzbwqr', '', 'ok'],
  ['https://getform.io/f', '', 'found'],
  ['https://docs.google.com/forms/d/e/1FAIp/viewform', '', 'found'],
  ['https://docs.google.com/forms/d/e/1FAIp/formResponse', '', 'ok'],
  ['https://api.web3forms.com/submit', '', 'found'],
  ['https://api.web3forms.com/submit', '<input type="hidden" name="access_key" value="d8e6b356-6e91-428a">', 'ok'],
])('a form to %s with “%s”: %s', (action, more, state) => {
  expect(formActionPlaceholder.look(viewOf({ html: form(`action="${action}"`, more) })).state).toBe(state)
})

const sender = (address: string) =>
  `<script>form.addEventListener('submit', async e => { e.preventDefault(); await fetch('${address}', { method: 'POST', body: new FormData(form) }) })</script>`

test.each([
  ['https://calloway-worker.YOURNAME.workers.dev', 'found'],
  ['https://your-domain.com/api/contact', 'found'],
  ['https://api.your-project.example/send', 'found'],
  ['https://calloway-worker.marlow.workers.dev', 'ok'],
  ['https://yourhometownplumber.example/send', 'ok'],
])('a script of the page that sends its form to %s: %s', (address, state) => {
  const html = `${form('')}${sender(address)}`
  expect(formActionPlaceholder.look(viewOf({ html })).state).toBe(state)
})

test('a script may add the key of a form', () => {
  const html = `${form('action="https://api.web3forms.com/submit"')}<script src="/main.js"></script>`
  expect(formActionPlaceholder.look(viewOf({ html })).state).toBe('ok')
})

test.each([
  ['GitHub.com', 'data-netlify="true"', 'found'],
  ['Netlify', 'data-netlify="true"', 'not_applicable'],
  ['cloudflare', 'data-netlify="true"', 'not_applicable'],
  ['GitHub.com', 'action="https://formspree.io/f/xayzbwqr"', 'not_applicable'],
])('on a server of %s a form with %s: %s', (server, attributes, state) => {
  const view = viewOf({ html: form(attributes), response: { headers: [['server', server]] } })
  expect(formAtWrongHost.look(view).state).toBe(state)
})

test('a form without its check against robots is found where its address is a mailbox', () => {
  const look = (action: string, more: string) =>
    formOpenToRobots.look(viewOf({ html: form(`action="${action}"`, more) })).state
  const off = '<input type="hidden" name="_captcha" value="false">'
  const mailbox = 'https://formsubmit.co/ann@calloway.example'
  expect(look(mailbox, off)).toBe('found')
  expect(look(mailbox, `${off}<input name="_honey" style="display:none">`)).toBe('ok')
  expect(look('https://formsubmit.co/abc123', off)).toBe('ok')
  expect(look(mailbox, '')).toBe('ok')
})

test('mailboxes that anybody may have are found on the pages of the staff, too', () => {
  const home = { html: '<p>Call (478) 555-0142. 12 Oak Street, Macon, GA 31201</p>' }
  const of = (address: string, i: number) => ({
    html: `<a href="mailto:${address}">Write</a>`,
    url: `https://www.calloway.example/p${i}`,
    kind: 'other' as const,
  })
  const look = (...addresses: string[]) => localOutcome('email-not-on-domain', [home, ...addresses.map(of)]).state
  expect(look('ann.cuts@ymail.com', 'bob.cuts@gmail.com')).toBe('found')
  expect(look('ann.cuts@ymail.com')).toBe('ok')
  expect(look('ann.cuts@ymail.com', 'info@partner.example')).toBe('ok')
  expect(look('ann.cuts@ymail.com', 'bob@calloway.example')).toBe('ok')
})

const inquiry = '<input name="email" type="email"><textarea name="message"></textarea><button>Send</button>'
const wordpress = `<form action="/contact/#wpcf7-f12-o1" method="post"><input type="hidden" name="_wpcf7" value="12">${inquiry}</form>`
const webflow = `<form id="email-form" name="email-form" data-name="Email Form" method="get">${inquiry}</form><script src="js/webflow.js"></script>`
const squarespace = `<form action="https://x.squarespace.com" onsubmit="return (function (form) { Y.use('squarespace-form-submit')" method="post">${inquiry}</form>`

test.each([
  ['WordPress', wordpress],
  ['WordPress', `<form method="post"><input type="hidden" name="gform_submit" value="3">${inquiry}</form>`],
  ['WordPress', `<form method="post"><input type="hidden" name="wpforms[id]" value="3">${inquiry}</form>`],
  [
    'WordPress',
    `<form method="post"><input type="hidden" name="et_pb_contactform_submit_0" value="c">${inquiry}</form>`,
  ],
  ['WordPress', `<form method="post"><input type="hidden" name="fusion-form-nonce-7" value="a1">${inquiry}</form>`],
  ['Webflow', webflow],
  ['Webflow', `<script src="https://fonts.example/1.6.26/webfont.js"></script>${webflow}`],
  ['Squarespace', squarespace],
  ['FrontPage', `<form action="_vti_bin/shtml.dll/contact.html" method="post">${inquiry}</form>`],
])('a form that only %s takes is found among plain files', (_, html) => {
  expect(formAtWrongHost.look(viewOf({ html, is_local_copy: true })).state).toBe('found')
  const response = { headers: [['server', 'GitHub.com']] as [string, string][] }
  expect(formAtWrongHost.look(viewOf({ html, response })).state).toBe('found')
  expect(formAtWrongHost.look(viewOf({ html })).state).not.toBe('found')
})

test('a form whose maker is missing among plain files is not told again as one without a receiver', () => {
  const html = `<form action="_vti_bin/shtml.dll/contact.html" method="post">${inquiry}</form>`
  expect(formToNowhere.look(viewOf({ html, is_local_copy: true })).state).toBe('ok')
  expect(formToNowhere.look(viewOf({ html })).state).toBe('found')
})

test.each([
  webflow.replace('method="get"', 'action="https://formspree.io/f/abcdwxyz" method="post"'),
  webflow.replace('<form', '<form data-netlify="true"'),
  `${webflow}<script src="js/mailer.js"></script>`,
  webflow.replace('src="js/webflow.js"', 'src="https://cdn.example/webflow.js"'),
  wordpress.replace('/contact/', 'https://forms.example/'),
])('one that another takes is not: %s', html => {
  expect(formAtWrongHost.look(viewOf({ html, is_local_copy: true })).state).not.toBe('found')
})

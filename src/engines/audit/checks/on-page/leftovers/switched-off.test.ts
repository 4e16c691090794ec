import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { switchedOff } from './switched-off.ts'

const look = (title: string, body: string, kind: 'home' | 'other' = 'home') =>
  switchedOff.look(viewOf({ html: `<title>${title}</title><body>${body}</body>`, kind })).state

test.each([
  ['Site Unavailable — Hartwell Studio', '<p>Notice</p>'],
  ['Calloway', '<h1>Account Suspended</h1>'],
  ['Calloway', '<p>The website you are looking for has been discontinued.</p>'],
  ['calloway.example', '<p>This domain has expired.</p>'],
  ['Index of /', '<pre>van.jpg</pre>'],
  ['Welcome', '<h1>Welcome to nginx!</h1>'],
])('a notice in place of the site is found: %s', (title, body) => {
  expect(look(title, body)).toBe('found')
})

test('a site that speaks of such things, and a page inside it, are in order', () => {
  expect(look('Calloway Plumbing', '<p>Our old shop on Elm Street is closed; find us on Oak Street.</p>')).toBe('ok')
  expect(look('Calloway Web', `<p>This domain has expired?</p>${'<p>We renew domains for you.</p>'.repeat(40)}`)).toBe(
    'ok',
  )
  expect(look('Site unavailable', '', 'other')).toBe('not_applicable')
})

test('what a server shows of itself in the place of a page is found wherever that page is', () => {
  expect(look('Welcome to nginx!', '<h1>Welcome to nginx!</h1>', 'other')).toBe('found')
  expect(look('IIS Windows Server', '<a href="https://go.example/"><img src="iisstart.png"></a>', 'other')).toBe(
    'found',
  )
  expect(look('Apache2 Ubuntu Default Page: It works', '<h1>It works!</h1>', 'other')).toBe('found')
  expect(look('Calloway', '<h1>You Are All Set to Go!</h1><p>Upload your website files.</p>')).toBe('found')
  expect(look('How it works | Calloway', '<h1>It works!</h1>', 'other')).toBe('not_applicable')
  expect(look('Welcome to nginx!', '<p>We look after servers for you.</p>'.repeat(40), 'other')).toBe('ok')
})

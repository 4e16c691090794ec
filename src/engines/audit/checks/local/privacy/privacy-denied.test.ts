import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { privacyDenied } from './privacy-denied.ts'

const google = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-J06XRXYZ53"></script>'
const policy = (sentence: string, script = google) =>
  privacyDenied.look(
    viewOf({
      html: `<!doctype html><html lang="en"><head><title>Privacy Policy</title>${script}</head><body><h1>Privacy Policy</h1><p>Your privacy is our concern. ${sentence} Write to us.</p></body></html>`,
      url: 'https://www.calloway.example/privacy.html',
      kind: 'legal',
    }),
  )

test.each([
  'Our website does not collect personal information through forms, accounts, or tracking tools.',
  'We do not use cookies or analytics.',
  'This site uses no tracking pixels.',
  'This website does not use cookies.',
  'We do not collect any other automated data.',
  'We don’t use Google Analytics.',
  'No cookies or tracking technologies are used.',
  'We do not use tracking cookies, advertising cookies, or third-party analytics that follow you across websites.',
])('“%s” beside a script that counts', sentence => {
  const outcome = policy(sentence)
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toBe(
    `“${sentence}”; the page loads Google Analytics`,
  )
})

test.each([
  'We do not use tracking cookies for advertising purposes.',
  'We do not use Google Analytics to identify individual visitors.',
  'We do not use third-party analytics that follow you across websites.',
  'We do not use analytics unless you opt in.',
  'We do not use tracking cookies, or analytics, for advertising.',
  'We use Google Analytics.',
  'We do not use cookies to store what you write.',
  'We do not track orders by phone.',
])('“%s” may be right', sentence => {
  expect(policy(sentence).state).toBe('ok')
})

test('without such a script the policy is right', () => {
  expect(policy('We do not use cookies or analytics.', '').state).toBe('not_applicable')
})

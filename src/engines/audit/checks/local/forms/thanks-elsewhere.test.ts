import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { thanksElsewhere } from './thanks-elsewhere.ts'

const look = (action: string, name: string, value: string) =>
  thanksElsewhere.look(
    viewOf({
      html: `<body><form method="post" action="${action}"><input type="hidden" name="${name}" value="${value}"><input name="email"><button>Send</button></form></body>`,
    }),
  )

test.each([
  ['https://api.web3forms.com/submit', 'redirect', 'thank-you.html', 'looked for at the form service'],
  ['https://formsubmit.co/abc', '_next', '/thanks', 'looked for at the form service'],
  ['https://formsubmit.co/abc', '_next', 'https://yourdomain.co/thanks.html', 'an example'],
  ['https://formspree.io/f/xayzbwqr', '_next', 'http://127.0.0.1:5500/thanks.html', 'own computer'],
  ['https://formsubmit.co/abc', '_next', 'https://calloway.github.io/site/thanks.html', 'while it was made'],
])('a form to %s with %s=%s', (action, name, value, why) => {
  expect(look(action, name, value)).toMatchObject({ occurrences: [{ evidence: expect.stringContaining(why) }] })
})

test('a site that calls the address of its project its own leads there', () => {
  const html = `<head><link rel="canonical" href="https://calloway.github.io/"></head><form action="https://formsubmit.co/abc"><input type="hidden" name="_next" value="https://calloway.github.io/thanks.html"></form>`
  expect(thanksElsewhere.look(viewOf({ html })).state).toBe('ok')
})

test.each([
  ['https://formsubmit.co/abc', '_next', 'https://www.calloway.example/thanks'],
  ['https://formspree.io/f/xayzbwqr', '_next', '/thanks'],
  ['/send.php', 'redirect', 'thanks.html'],
  ['https://api.web3forms.com/submit', 'redirect', 'false'],
  ['https://formsubmit.co/abc', 'next_step', 'thanks.html'],
])('one to %s with %s=%s is led where it should', (action, name, value) => {
  expect(look(action, name, value).state).toBe('ok')
})

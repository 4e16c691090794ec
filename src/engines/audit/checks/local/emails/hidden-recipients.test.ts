import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string) => ({
  html: `<title>Calloway Plumbing</title><p>${body}</p>`,
  url: `https://www.calloway.example/${path}`,
})
const form = (to: string) => `<form action="https://formsubmit.co/${to}" method="post"><input name="email"></form>`
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('email-other-domain-on-page', pages)
const about = page('about/', 'Write to ada@callowayplumbing.test')

test('a form that is sent to a mailbox which no page shows is found', () => {
  expect(look(page('', 'Drains'), about, page('contact/', form('hartwell77@gmail.com')))).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: 'https://www.calloway.example/contact/',
        evidence:
          'the form sends to hartwell77@gmail.com; ada@callowayplumbing.test on https://www.calloway.example/about/',
      },
    ],
  })
})

test.each([
  ['its own mailbox', [about, page('contact/', form('ada@callowayplumbing.test'))]],
  [
    'one that another page shows',
    [page('about/', 'ada@callowayplumbing.test, calloway@gmail.com'), page('contact/', form('calloway@gmail.com'))],
  ],
  ['the only one there is', [page('about/', 'We mend drains.'), page('contact/', form('calloway@gmail.com'))]],
])('%s is not', (_, pages) => {
  expect(look(page('', 'Drains'), ...pages).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string) => ({
  html: `<title>Calloway Plumbing</title><p>${body}</p>`,
  url: `https://www.calloway.example/${path}`,
})
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('email-other-domain-on-page', pages)
const home = page('', 'Write to callowayplumbing@gmail.com')

test('a mailbox of the same owner at another provider is found', () => {
  expect(look(home, page('offers/', 'Write to calloway@hotmail.com'))).toMatchObject({ state: 'found' })
  expect(look(home, page('offers/', '<a href="mailto:CallowayPlumbing@yahoo.com.">Mail</a>'))).toMatchObject({
    state: 'found',
  })
})

test.each([
  ['another name', 'Write to adamarlow@hotmail.com'],
  ['a short name', 'Write to call@hotmail.com'],
  ['both on one page', 'Write to calloway@hotmail.com or callowayplumbing@gmail.com'],
  ['a second box at the same provider', 'Write to callowayplumbing2@gmail.com'],
  ['one at the own domain', 'Write to callowayplumbing@calloway.example'],
])('%s is not', (_, body) => {
  expect(look(home, page('offers/', body)).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (path: string, body: string) => ({
  html: `<title>Calloway Plumbing</title><p>${body}</p>`,
  url: `https://www.calloway.example/${path}`,
})
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('mailbox-differs-between-pages', pages)
const home = page('', 'Write to info@calloway.example')

test('a mailbox for everybody that differs on another page is found', () => {
  expect(look(home, page('contact/', 'Write to contact@calloway.example'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'contact@calloway.example; info@calloway.example on https://www.calloway.example/' }],
  })
})

test('a policy that names another than the rest of the site is found', () => {
  const text = 'Write to contact@calloway.example about your data, or to info@calloway.example.'
  const policy = { ...page('privacy/', text), kind: 'legal' as const }
  expect(look(home, policy)).toMatchObject({ occurrences: [{ evidence: expect.stringMatching(/^contact@calloway/) }] })
  expect(look(home, page('about/', 'Ask contact@calloway.example or info@calloway.example'), policy).state).not.toBe(
    'found',
  )
})

test.each([
  ['a department', page('jobs/', 'Write to jobs@calloway.example')],
  ['a person', page('about/', 'Write to ann@calloway.example')],
  ['both', page('contact/', 'Write to info@calloway.example or office@calloway.example')],
  ['another domain, which is another finding', page('contact/', 'Write to info@calloway.test')],
])('%s is not', (_, other) => {
  expect(look(home, other).state).not.toBe('found')
})

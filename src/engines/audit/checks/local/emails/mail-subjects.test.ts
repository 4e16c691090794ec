import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { mailSubjectOfAnother } from './mail-subjects.ts'

test.each([
  ['?subject=Hair%20at%20Calloway.net', 'found'],
  ['?cc=b@x.example&amp;subject=From%20www.hartwell.com', 'found'],
  ['?subject=From%20calloway.example', 'ok'],
  ['?subject=Question%20from%20the%20site', 'ok'],
  ['?subject=Job%20No.1', 'ok'],
])('a subject %s: %s', (query, state) => {
  const html = `<a href="mailto:ann@calloway.example${query}">Write</a>`
  expect(mailSubjectOfAnother.look(viewOf({ html })).state).toBe(state)
})

import { expect, test } from 'vitest'
import { emptyPage } from '#src/engines/audit/checks/technical/documents/empty-page.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

test.each(['', '\n', ' \r\n\t'])('a page of %j is empty', html => {
  expect(emptyPage.look(viewOf({ html })).state).toBe('found')
})

test.each(['Coming back in May', '<img src="open.jpg" alt="Open">', '<script src="app.js"></script>'])(
  'a page of %s is not',
  html => {
    expect(emptyPage.look(viewOf({ html })).state).toBe('ok')
  },
)

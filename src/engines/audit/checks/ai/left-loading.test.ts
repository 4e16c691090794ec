import { expect, test } from 'vitest'
import { leftLoading } from '#src/engines/audit/checks/ai/left-loading.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

test.each([
  ['Loading listings…', 'found'],
  ['Loading opening hours...', 'found'],
  ['Please wait, loading our menu...', 'found'],
  ['Loading...', 'ok'],
  ['Loading calendar…', 'ok'],
  ['Loading your cart...', 'ok'],
  ['Loading dock repairs', 'ok'],
])('“%s” left in a page: %s', (words, state) => {
  const html = `<main><p>We mend pipes.</p><div>${words}</div></main><script src="/main.js"></script>`
  expect(leftLoading.look(viewOf({ html })).state).toBe(state)
})

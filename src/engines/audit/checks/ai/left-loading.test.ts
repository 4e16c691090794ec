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

test('“Loading…” alone under a heading stands for all of what the heading announces', () => {
  const look = (heading: string, words: string) =>
    leftLoading.look(
      viewOf({
        html: `<h1>Parish</h1><h3>${heading}</h3><div>${words}</div><h3>Masses</h3><p>At nine</p><script src="/a.js"></script>`,
      }),
    )
  expect(look('Weekly Bulletin', 'Loading...')).toMatchObject({
    occurrences: [{ evidence: '“Loading...” under “Weekly Bulletin”' }],
  })
  expect(look('Photo Gallery', 'Loading...').state).toBe('ok')
  expect(look('Weekly Bulletin', 'Loading... <p>The bulletin of the week</p>').state).toBe('ok')
})

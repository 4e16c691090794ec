import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { loadedAsAnotherKind } from './loaded-as-another-kind.ts'

const look = (head: string) =>
  loadedAsAnotherKind.look(viewOf({ html: `<html><head>${head}</head><body></body></html>` }))

test.each([
  '<link href="https://cdn.tailwindcss.com" rel="stylesheet">',
  '<link rel="stylesheet" href="/js/menu.js?v=2">',
  '<script src="css/site.css"></script>',
])('%s is told as it stands', tag => {
  expect(look(tag)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/<(?:link|script) /) }],
  })
})

test.each([
  '<link rel="stylesheet" href="/css/menu.js.css">',
  '<link rel="stylesheet" href="/css/site.css?for=menu.js">',
  '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/tailwindcss@2/dist/tailwind.min.css">',
  '<link rel="preload" as="script" href="/js/menu.js"><script src="/js/menu.js"></script>',
  '<script src="https://cdn.tailwindcss.com"></script>',
  '<script src="/load.php?file=site.css"></script>',
])('%s is not', tag => {
  expect(look(tag).state).toBe('ok')
})

test('a page that loads nothing has nothing to look at', () => {
  expect(look('').state).toBe('not_applicable')
})

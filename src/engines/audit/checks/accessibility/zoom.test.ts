import { expect, test } from 'vitest'
import { viewportZoomDisabled } from '#src/engines/audit/checks/accessibility/zoom.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

test.each([
  ['width=device-width, user-scalable=no', 'found'],
  ['width=device-width, user-scalable=0', 'found'],
  ['width=device-width; initial-scale=1; maximum-scale=1', 'found'],
  ['width=device-width, maximum-scale=1.5', 'found'],
  ['width=device-width, initial-scale=1', 'ok'],
  ['width=device-width, maximum-scale=5, user-scalable=yes', 'ok'],
  ['width=device-width, maximum-scale=2, user-scalable=1', 'ok'],
])('%s: %s', (content, state) => {
  const html = `<html><head><meta name="viewport" content="${content}"></head><body></body></html>`
  expect(viewportZoomDisabled.look(viewOf({ html })).state).toBe(state)
})

test('a page without a viewport forbids nothing', () => {
  expect(viewportZoomDisabled.look(viewOf({ html: '<html></html>' })).state).toBe('not_applicable')
})

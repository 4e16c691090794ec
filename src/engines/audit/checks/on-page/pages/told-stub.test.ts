import { expect, test } from 'vitest'
import { langMissing } from '#src/engines/audit/checks/accessibility/language.ts'
import { viewportMissing } from '#src/engines/audit/checks/mobile/viewport.ts'
import { charsetMissing } from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pageWithoutItsContent } from './page-without-content.ts'

const checks = [viewportMissing, langMissing]
const view = (body: string) =>
  viewOf({
    html: `<!doctype html><html><head><title>Calloway Cafe - Menu</title></head><body>${body}</body></html>`,
    url: 'https://www.calloway.example/menu.html',
    kind: 'other',
  })

test('what the head of an empty document lacks is told with its emptiness', () => {
  const stub = view('<h1>Test</h1>')
  expect(pageWithoutItsContent.look(stub).state).toBe('found')
  for (const check of [...checks, charsetMissing]) expect(check.look(stub).state, check.id).not.toBe('found')
})

test.each([
  '<h1>Menu</h1><a href="/">Home</a>',
  '<h1>Menu</h1><p>We cook as our mothers did, and hope to see you soon at our tables in town.</p>',
  '<h1>Menu</h1><p>Fried chicken</p><p>Shrimp and rice</p><p>Pecan pie</p>',
])('a page that people read is asked for its head: %s', body => {
  for (const check of checks) expect(check.look(view(body)).state, check.id).toBe('found')
})

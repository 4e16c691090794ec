import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { telExtension } from './tel-extension.ts'

test.each([
  ['tel:+19125550142', '(912) 555-0142 Ext. 104', 'found'],
  ['tel:9125550142', 'Call (912) 555-0142 extension 7', 'found'],
  ['tel:9125550142', '912-555-0142 x12', 'found'],
  ['tel:+19125550142,104', '(912) 555-0142 Ext. 104', 'ok'],
  ['tel:+19125550142;ext=104', '(912) 555-0142 Ext. 104', 'ok'],
  ['tel:+19125550142', '(912) 555-0142', 'ok'],
  ['tel:+19125550142', 'Call us, next door to suite 104', 'ok'],
  ['tel:+19125550199', '(912) 555-0142 Ext. 104', 'ok'],
])('%s behind %s', (href, text, state) => {
  expect(telExtension.look(viewOf({ html: `<title>Drains</title><a href="${href}">${text}</a>` })).state).toBe(state)
})

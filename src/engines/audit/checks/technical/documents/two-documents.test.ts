import { expect, test } from 'vitest'
import { twoDocuments } from '#src/engines/audit/checks/technical/documents/two-documents.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (html: string) => twoDocuments.look(viewOf({ html }))

test('a page that was pasted into a page is told with its lines', () => {
  const html =
    '<!doctype html>\n<html>\n<head><title>a</title></head>\n<body><p>a</p>\n<html>\n<body><p>b</p></body></html>'
  expect(look(html)).toMatchObject({
    state: 'found',
    occurrences: [{ line: 5, evidence: '<html> 2 times, lines 2, 5; <body> 2 times, lines 4, 6' }],
  })
  expect(look('<html><head><title>a</title></head>\n<head></head><body>').state).toBe('found')
})

test.each([
  ['one of each', '<html><head></head><body><p>a</p></body></html>'],
  ['none of them', '<title>a</title><p>a</p>'],
  [
    'forms of it for old browsers',
    '<!--[if IE 8]><html class="ie"><![endif]--><!--[if !IE]><!--><html><!--<![endif]--><body>',
  ],
  ['a page in a frame', '<body><iframe srcdoc="<html><body></body></html>"></iframe>'],
  ['an example', '<body><pre>&lt;body&gt;</pre><template><body></template>'],
])('%s is fine', (_, html) => {
  expect(look(html).state).toBe('ok')
})

import { expect, test } from 'vitest'
import { viewportSlip } from '#src/engines/audit/checks/mobile/viewport-slips.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (...contents: string[]) => {
  const tags = contents.map(content => `<meta name="viewport" content="${content}">`)
  return viewportSlip.look(viewOf({ html: `<head>${tags.join('\n')}</head><body><h1>Drains</h1></body>` }))
}

test.each([
  ['width=device-width, initial-scale=1, user-scaleable=no', '“user-scaleable” is no setting that browsers know'],
  ['width-device-width, initial-scale=1.0', '“width-device-width” is no setting that browsers know'],
  ['width=device-witdh, initial-scale=1', '“device-witdh” is no value of width'],
])('%s holds a slip', (content, evidence) => {
  expect(look(content)).toMatchObject({ state: 'found', occurrences: [{ line: 1, evidence }] })
})

test('two tags that differ are told, and two alike are not', () => {
  expect(look('width=device-width, initial-scale=1', 'width=1024')).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2 }],
  })
  expect(look('width=device-width, initial-scale=1.0', 'initial-scale=1,width=device-width').state).toBe('ok')
})

test.each([
  'width=device-width, initial-scale=1.0, maximum-scale=5, viewport-fit=cover',
  'WIDTH=Device-Width; initial-scale=1; shrink-to-fit=no',
  'width=1024',
  'initial-scale=1 maximum-scale=1',
  'width = device-width, initial-scale = 1',
  'width=device-width,initial-scale=.5,interactive-widget=resizes-content,',
  '{{ viewport }}',
])('%s is sound', content => {
  expect(look(content).state).toBe('ok')
})

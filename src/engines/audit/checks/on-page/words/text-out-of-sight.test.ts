import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { textOutOfSight } from './text-out-of-sight.ts'

const words = 'Calloway cleans air ducts in Macon GA, Byron GA, Perry GA and Gray GA. '.repeat(3)
const look = (style: string, inside = words, hidden = ' aria-hidden="true"') => {
  const html = `<title>Ducts</title><body><p>We clean.</p><div style="${style}"${hidden}><p>${inside}</p></div>`
  const outcome = textOutOfSight.look(viewOf({ html }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('a text that is only for machines is told', () => {
  expect(look('position:absolute;left:-9999px;width:1px')).toMatch(/^“Calloway cleans air ducts in Macon GA/)
  expect(look('text-indent: -99999px')).toMatch(/^“Calloway/)
})

test.each([
  ['what screen readers say', 'left:-9999px', words, ''],
  ['a trap for machines', 'left:-9999px', `${words}<input name="website">`, undefined],
  ['a few words', 'left:-9999px', 'Leave this field empty', undefined],
  ['a picture of a row beside the screen', 'left:-990px', words, undefined],
])('%s: fine', (_, style, inside, hidden) => {
  expect(look(style, inside, hidden)).toBe('not_applicable')
})

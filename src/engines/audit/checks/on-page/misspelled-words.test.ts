import { expect, test } from 'vitest'
import { misspelledWords } from '#src/engines/audit/checks/on-page/misspelled-words.ts'
import { viewOf } from '#tests/support/audit-views.ts'

const look = (body: string) => misspelledWords.look(viewOf({ html: `<title>Calloway</title><body>${body}</body>` }))

test('slips in common words are quoted with what was meant', () => {
  expect(look('<p>Profesional Maintenence, satisfaction garanteed</p>')).toMatchObject({
    occurrences: [
      { evidence: '“Profesional” (meant: professional)' },
      { evidence: '“Maintenence” (meant: maintenance)' },
      { evidence: '“garanteed” (meant: guaranteed)' },
    ],
  })
})

test.each([
  '<p>Professional maintenance, satisfaction guaranteed</p>',
  '<p>Write to garantee@calloway.example or see /recieve-news</p>',
  '<img src="plumming.jpg" alt="plumming">',
  '<pre>const recieve = 1</pre>',
])('no slip: %s', body => {
  expect(look(body).state).toBe('ok')
})

test('a name in the address is spelled as its owner likes', () => {
  const html = '<title>Excelent Roofs</title><body><p>Excelent Roofs</p></body>'
  expect(misspelledWords.look(viewOf({ html, url: 'https://www.excelent.example/' })).state).toBe('ok')
})

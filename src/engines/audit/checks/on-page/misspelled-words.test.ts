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

test.each([
  ['<h2>Testimonals and Galery</h2>', /Testimonals.*testimonials[\s\S]*Galery.*gallery/],
  ['<nav><a href="/a">Apponitments</a></nav>', /appointments/],
  ['<p>Licensed electricains</p>', /electricians/],
])('a slip in a word that shops write is found: %s', (body, evidence) => {
  const outcome = look(body)
  expect(outcome.state === 'found' && outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each([
  '<p>Real words: contractor, contract, desert, stationery, cleaner, gutter, calender, relator, ambience</p>',
  '<p>Servicios de plomería y restaurante</p>',
])('no slip either: %s', body => {
  expect(look(body).state).toBe('ok')
})

test('inner pages are read where everybody reads first, and pages in other languages are not', () => {
  const body = '<p>Apponitments</p>'
  expect(misspelledWords.look(viewOf({ html: body, kind: 'about' })).state).toBe('ok')
  expect(misspelledWords.look(viewOf({ html: `<html lang="es"><body>${body}</body></html>` })).state).toBe('ok')
})

test('a name in the address is spelled as its owner likes', () => {
  const html = '<title>Excelent Roofs</title><body><p>Excelent Roofs</p></body>'
  expect(misspelledWords.look(viewOf({ html, url: 'https://www.excelent.example/' })).state).toBe('ok')
})

test('a little word said twice in a row is found, also across the ends of elements within a line', () => {
  const evidence = (body: string) => {
    const outcome = look(body)
    return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence) : []
  }
  expect(evidence('<p>We mend the the pipes of <b>your</b> your house</p>')).toEqual([
    '“the the” (meant: the)',
    '“your your” (meant: your)',
  ])
  expect(evidence('<p>Drains for the</p><p>The pipes. We. We had had that that in mind, the, the pipe</p>')).toEqual([])
  expect(evidence('<pre>if the the fi</pre><p>Say <del>the the</del> pipe</p>')).toEqual([])
})

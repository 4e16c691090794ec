import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { nameTwice } from './name-twice.ts'
import { namesTwice } from './names-twice.ts'

const look = (json: string) =>
  nameTwice.look(viewOf({ html: `<title>Calloway</title>\n<script type="application/ld+json">${json}</script>` }))

test('a name that stands twice in one entry is told, with what is lost', () => {
  const json = `{"@type":"Plumber",\n"sameAs":["https://a.example"],\n"name":"Calloway",\n"sameAs": ["https://b.example"]}`
  expect(look(json)).toMatchObject({
    state: 'found',
    occurrences: [
      { line: 5, evidence: '“sameAs” twice: ["https://a.example"] is lost, ["https://b.example"] is read' },
    ],
  })
})

test.each([
  '{"@type":"Plumber","name":"A","owner":{"name":"B"}}',
  '[{"@type":"Plumber","name":"A"},{"@type":"Store","name":"B"}]',
  '{"@type":"Plumber","name":"Calloway","name": "Calloway"}',
  '{"@type":"Plumber","description":"{\\"name\\": 1, \\"name\\": 2}","url":"https://a.example:80/"}',
])('nothing is lost in %s', json => {
  expect(look(json).state).toBe('ok')
})

test('what is cut off or very deep ends the search', () => {
  expect(namesTwice('{"a":"', 5)).toEqual([])
  expect(namesTwice('{"a":'.repeat(5_000), 5)).toEqual([])
  expect(namesTwice('{"a":1,"a":2', 5)).toEqual([])
  expect(namesTwice('{"a":[1,2],"a":[1]}', 5)).toMatchObject([{ lost: '[1,2]', kept: '[1]' }])
})

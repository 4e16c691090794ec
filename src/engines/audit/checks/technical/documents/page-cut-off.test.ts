import { expect, test } from 'vitest'
import { pageCutOff } from '#src/engines/audit/checks/technical/documents/page-cut-off.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const whole = '<title>Calloway</title>\n<body><footer><p>Call us</p>\n'

test.each([
  ['in an attribute', `${whole}<li><a href="contact.`, 3, 'the page ends with <a href="contact.'],
  ['in a name', `${whole}<a`, 3, 'the page ends with <a'],
  ['in the tag that ends an element', `${whole}<p>us</foo`, 3, 'the page ends with </foo'],
])('a page that ends %s is told', (_, html, line, evidence) => {
  expect(pageCutOff.look(viewOf({ html }))).toMatchObject({ state: 'found', occurrences: [{ line, evidence }] })
})

test.each([
  ['has no end tags', whole],
  ['ends with a sign', `${whole}<p>1 < 2`],
  ['ends with a mark of a program', `${whole}</section\n{% endblock %}`],
  ['ends with a comment', `${whole}<!-- a <b -->`],
])('a page that %s is whole', (_, html) => {
  expect(pageCutOff.look(viewOf({ html })).state).toBe('ok')
})

test('of an answer that was not read to its end nothing is said', () => {
  const html = `${whole}<a href="`
  expect(pageCutOff.look(viewOf({ html, response: { truncated: true } })).state).toBe('not_applicable')
})

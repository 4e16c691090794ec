import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { requiredUnchecked } from './required-unchecked.ts'

const look = (attributes: string, more = '', required = 'required') =>
  requiredUnchecked.look(
    viewOf({
      html: `<form action="https://forms.example.com/12" method="post" ${attributes}><label>Name <input name="name" ${required}></label><textarea name="message"></textarea></form>${more}`,
    }),
  )

test('a form whose required fields nobody looks at is told', () => {
  expect(look('novalidate')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '<form novalidate>: “Name” may stay empty' }],
  })
})

test.each([
  ['one that browsers look at', '', '', 'required'],
  ['one without required fields', 'novalidate', '', ''],
  ['one with code of its own', 'novalidate onsubmit="return check(this)"', '', 'required'],
  ['one that a script may look at', 'novalidate', '<script src="/js/form.js"></script>', 'required'],
])('%s is not', (_, attributes, more, required) => {
  expect(look(attributes, more, required).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { choicesWithoutQuestion } from './choices-without-question.ts'

const choice = (label: string, type = 'radio', name = 'answer_by') =>
  `<label><input type="${type}" name="${name}" value="${label}"> ${label}</label>`
const radios = choice('Email') + choice('Phone')
const boxes = ['Drains', 'Sewers', 'Heaters'].map(label => choice(label, 'checkbox', 'services')).join('')
const look = (body: string) => choicesWithoutQuestion.look(viewOf({ html: `<p>Calloway</p>${body}` }))

test('choices beside a question that no tag ties to them are found', () => {
  expect(look(`<form><label>How may we answer?</label>${radios}</form>`)).toMatchObject({
    occurrences: [{ evidence: '“Email”, “Phone”' }],
  })
  expect(look(`<form><p>What do you need?</p>${boxes}${choice('Other', 'checkbox', 'services')}</form>`)).toMatchObject(
    {
      occurrences: [{ evidence: '“Drains”, “Sewers”, “Heaters” and 1 more' }],
    },
  )
})

test.each([
  ['a fieldset', `<form><fieldset><legend>How may we answer?</legend>${radios}</fieldset></form>`],
  ['a group by its role', `<form><div role="radiogroup" aria-label="How may we answer?">${radios}</div></form>`],
  ['a box alone', `<form>${choice('I agree', 'checkbox', 'agree')}</form>`],
  ['tabs drawn without a script', `<form>${choice('Day', 'radio', 'tabs')}${choice('Night', 'radio', 'tabs')}</form>`],
  ['choices outside of a form', radios],
  [
    'choices that say all of it',
    `<form>${choice('Send me text messages')}${choice('Send me no text messages')}</form>`,
  ],
  ['choices that are told as bare', '<form><input type="radio" name="a"><input type="radio" name="a"></form>'],
  ['a group that ended before', `<form><fieldset></fieldset></form>`],
])('%s is fine', (_, body) => {
  expect(look(body).state).not.toBe('found')
})

test('what follows a fieldset is in none', () => {
  expect(look(`<form><fieldset><legend>Name</legend></fieldset>${radios}</form>`).state).toBe('found')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { forbiddenYetAsked } from './forbidden-yet-asked.ts'

const notice = 'Please do not include any medical details in this form.'
const choice = (option: string) =>
  `<label for="r">Reason</label><select id="r" name="reason"><option>New patient</option><option>${option}</option></select>`
const look = (said: string, asked: string, title = 'Calloway Family Medicine') =>
  forbiddenYetAsked.look(
    viewOf({
      html: `<title>${title}</title><h1>Contact ${title}</h1><p>${said}</p><form action="/send"><label for="m">E-mail</label><input id="m" type="email" name="email">${asked}<textarea name="message"></textarea></form>`,
    }),
  )

test('a form that asks what its notice forbids is told, by a choice or a field', () => {
  expect(look(notice, choice('Test results or records'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Test results or records”; “do not include any medical”' }],
  })
  expect(look(notice, '<label for="s">Your symptoms</label><input id="s" name="s">').state).toBe('found')
})

test.each([
  ['other choices', notice, choice('Insurance question')],
  ['no notice', 'We answer within a day.', choice('Test results')],
])('with %s nothing is', (_, said, asked) => {
  expect(look(said, asked).state).not.toBe('found')
})

test('lawyers may ask what happened', () => {
  expect(look(notice, choice('Personal injury'), 'Calloway Law').state).toBe('not_applicable')
})

test.each([
  ['a kind of visit', 'Type of visit', 'Sports injury'],
  ['what an appointment is for', 'Appointment for', 'Migraines'],
  ['a service', 'Service of interest', 'Anxiety and depression'],
  ['an option that is a visit', 'Reason', 'Injury exam'],
  ['another one', 'Reason', 'Diabetes follow-up'],
])('%s is chosen for the calendar', (_, label, option) => {
  const asked = `<label for="v">${label}</label><select id="v" name="v"><option>New patient</option><option>${option}</option></select>`
  expect(look(notice, asked).state).not.toBe('found')
})

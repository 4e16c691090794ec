import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { emailDomainMisspelled } from './email-slips.ts'

const look = (address: string) =>
  emailDomainMisspelled.look(viewOf({ html: `<p>Write to ${address}</p>`, url: 'https://www.calloway.example/' })).state

test.each([
  'hellp@calloway.example',
  'conact@calloway.example',
  'reservatons@calloway.example',
  'evnets@calloway.example',
  'inof@calloway.example',
])('%s is a box that everybody has, with a slip', address => {
  expect(look(address)).toBe('found')
})

test.each([
  'hello@calloway.example',
  'contacto@calloway.example',
  'event@calloway.example',
  'offices@calloway.example',
  'salas@calloway.example',
  'helen@calloway.example',
  'support2@calloway.example',
  'salon@calloway.example',
  'contract@calloway.example',
  'hellp@gmail.com',
])('%s is a box of its own', address => {
  expect(look(address)).not.toBe('found')
})

import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (words: string, field = '') =>
  localOutcome('form-promised', [
    {
      html: htmlWith(
        [],
        `<p>${words}</p><form action="/send" method="post"><input name="name"><input type="email" name="email">${field}<button>Send</button></form>`,
      ),
    },
  ]).state

test.each([
  ['Please choose a time below.', '<input type="time" name="at">'],
  ['Pick a date that works for you from the calendar.', '<select name="slot"><option>Monday</option></select>'],
  ['Upload your photos using the form.', '<input type="file" name="f">'],
  ['By checking this box you agree to text messages.', '<input type="checkbox" name="sms">'],
])('“%s” needs its field', (words, field) => {
  expect(look(words)).toBe('found')
  expect(look(words, field)).not.toBe('found')
})

test.each(['We pick a time together.', 'Send your photos by email.', 'Check the box office for tickets.'])(
  '“%s” bids nothing of the form',
  words => {
    expect(look(words)).not.toBe('found')
  },
)

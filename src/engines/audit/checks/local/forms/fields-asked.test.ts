import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { consentForced, consentPreselected, fieldAsksSecret, fieldCalledOtherwise } from './fields-asked.ts'

const form = (fields: string) =>
  viewOf({
    html: `<form action="https://forms.example/f/1" method="post">${fields}<textarea name="x"></textarea></form>`,
  })

test.each([
  '<label>Yes, send me special offers <input type="checkbox" name="news" checked></label>',
  '<input type="checkbox" id="c" checked="checked" required><label for="c">I agree to receive text messages</label>',
  '<input type="checkbox" name="sms_opt_in" checked>',
])('consent that is ticked already: %s', fields => {
  expect(consentPreselected.look(form(fields)).state).toBe('found')
})

test.each([
  '<label>Yes, send me special offers <input type="checkbox" name="news"></label>',
  '<label>Drains <input type="checkbox" name="service" checked></label>',
  '<label>Pick up my mail <input type="radio" name="news" checked></label>',
  '<input type="checkbox" name="newsletter" checked hidden>',
])('nothing is agreed to beforehand: %s', fields => {
  expect(consentPreselected.look(form(fields)).state).not.toBe('found')
})

test.each([
  '<label><input type="checkbox" name="s" value="x"> Social Security Planning</label>',
  '<label>Social Security benefits question <input name="a"></label>',
  '<select name="card number"><option>1</option></select>',
])('a subject is no secret: %s', fields => {
  expect(fieldAsksSecret.look(form(fields)).state).toBe('ok')
})

test.each([
  '<textarea name="c" placeholder="Give an overview. Do not include Social Security numbers or records."></textarea>',
  '<label>Your case (please never send your SSN) <input name="d"></label>',
])('a warning not to send it asks for nothing: %s', fields => {
  expect(fieldAsksSecret.look(form(fields)).state).toBe('ok')
})

test.each([
  '<label>Social Security Number <input name="a"></label>',
  '<label>Social Security number (not your driver license) <input name="a"></label>',
  '<input name="ssn">',
  '<input placeholder="Card number" name="b">',
  '<label>Credit Card # <input name="c"></label>',
  '<label>CVV <input name="d"></label>',
])('asked for what nobody should send: %s', fields => {
  expect(fieldAsksSecret.look(form(fields)).state).toBe('found')
})

test.each([
  '<label>Last four of your SSN <input name="a"></label>',
  '<label>Security code, as in the picture <input name="captcha"></label>',
  '<label>Gift card for <input name="b"></label>',
  '<label>Session name <input name="businessName"></label>',
  '<select name="pay"><option>Credit card number on file</select>',
])('asked for nothing of the sort: %s', fields => {
  expect(fieldAsksSecret.look(form(fields)).state).not.toBe('found')
})

test('a payment service asks for cards itself', () => {
  const html = '<form action="https://secure.lawpay.com/pages/x" method="post"><input name="card_number"></form>'
  expect(fieldAsksSecret.look(viewOf({ html })).state).toBe('ok')
})

test.each([
  '<label>Phone <input type="email" name="phone"></label>',
  '<label>Email address <input type="tel" name="email"></label>',
  '<label for="p">Phone number</label><input id="p" type="text" name="email">',
  '<label>Email <input type="text" name="phone_number"></label>',
  '<label>Your name <input type="email" name="name"></label>',
  '<input placeholder="Phone" type="email" name="phone">',
  '<label>Message <textarea name="email"></textarea></label>',
  '<label>Phone <input type="tel" name="phone" placeholder="you@mail.example / email"></label>',
  '<label>Email <input type="number" name="email"></label>',
  '<label>Full name <input name="userEmail"></label>',
])('a field that is made for another: %s', fields => {
  expect(fieldCalledOtherwise.look(form(fields)).state).toBe('found')
})

test.each([
  '<label>Phone <input type="tel" name="phone" placeholder="(912) 555-0142"></label>',
  '<label>Phone or email <input type="text" name="email"></label>',
  '<label>Email or phone <input type="text" name="phone"></label>',
  '<label>Business name <input name="company"></label>',
  '<label>Name <input name="entry.20055"></label>',
  '<label>Phone <input type="number" name="phone"></label>',
  '<label>How shall we call you? <input name="name"></label>',
  '<label>Email <input type="checkbox" name="phone"></label>',
  '<label>Message <textarea name="comments"></textarea></label>',
  '<label>Cell <input name="mobile" type="tel"></label>',
  '<label>Message <textarea name="message" placeholder="Tell us what is wrong, and whether you would like a call on your cell"></textarea></label>',
  '<label>Comments <textarea name="comments" placeholder="Anything else? We answer every email within one business day."></textarea></label>',
  '<label>Name <input name="name" placeholder="As it stands in the email that we sent to you"></label>',
])('a field that is what it says: %s', fields => {
  expect(fieldCalledOtherwise.look(form(fields)).state).not.toBe('found')
})

const sms = (box: string, label: string) =>
  form(`<input type="email" name="email">${box}<label for="c">${label}</label>`)

test.each([
  'I agree to receive text messages from Calloway Plumbing about my inquiry. Reply STOP to opt out.',
  'Yes, send me SMS updates',
  'I consent to calls and texts at the number above',
])('who wants no texts cannot write: %s', label => {
  expect(consentForced.look(sms('<input type="checkbox" id="c" name="c" required>', label)).state).toBe('found')
})

test.each([
  ['<input type="checkbox" id="c" name="c">', 'I agree to receive text messages'],
  ['<input type="checkbox" id="c" name="c" required>', 'I agree to the terms and the privacy policy'],
  ['<input type="radio" id="c" name="c" required>', 'Yes, text me'],
  ['<input type="checkbox" id="c" name="c" required hidden>', 'I agree to receive text messages'],
])('free to choose: %s %s', (box, label) => {
  expect(consentForced.look(sms(box, label)).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { holesInSentences } from './holes-in-sentences.ts'
import { sentenceSeams } from './seams.ts'

const stateOf = (check: PageCheck, body: string, lang = 'en') =>
  check.look(viewOf({ html: `<html lang="${lang}"><title>Calloway</title><body><p>${body}</p></body></html>` })).state

test.each([
  'The Law Offices of  is a practice for wills and deeds.',
  'We are located in , just off the square.',
  'Call us today at  or write.',
  'Questions? Write to us at .',
  'Proudly serving  and the surrounding areas.',
  'We offer quality affordable suspension repair, car wheel alignment services in Your Area.',
  'Dr.  and his team look forward to you.',
  'With over  years of experience we mend any pipe.',
  'Welcome to !',
])('what a template left out is told: %s', body => {
  expect(stateOf(holesInSentences, body)).toBe('found')
})

test.each([
  'We are in and around Macon, and surrounding towns.',
  'You can also email us at <a href="javascript:void(0)"><img src="email.gif" alt="info"></a>.',
  'We are proud of what the team at Oak Street is able to do.',
  'Pain can build over years of hard work.',
  'Call us at the office or write.',
  'Dr. Ida Calloway and her team look forward to you.',
  'Open 9 to 5 , except Sundays.',
  'Find the Best Plumbers in Your Area.',
  'We mend drains and pipes in your area.',
  'Ask for the help that is in Your Area Guide.',
  'It cost more than years of service would have.',
  '<code>in , and at .</code>',
])('a whole sentence is not: %s', body => {
  expect(stateOf(holesInSentences, body)).not.toBe('found')
})

test('an element in the hole may be filled by a script of the page', () => {
  const body = 'Call us today at <span id="phone"></span> or write.'
  expect(stateOf(holesInSentences, body)).toBe('found')
  expect(stateOf(holesInSentences, `${body}<script src="/main.js"></script>`)).not.toBe('found')
  expect(stateOf(holesInSentences, 'Call us today at  or write.<script src="/main.js"></script>')).toBe('found')
})

test.each([
  'We cross the river from downtown Macon. homes near the lake are ours as well.',
  'We know each house. thirty years of work have taught us.',
])('a sentence without its capital is told: %s', body => {
  expect(stateOf(sentenceSeams, body)).toBe('found')
})

test.each([
  'We know each house. Thirty years of work have taught us.',
  'This is the shop where Marcus? work began in the old mill.',
  'We know people in every county. These rep. firms handle sales and service.',
  'It takes approx. three hours of your time.',
  'A massage of an hour. from $109 to all of you',
  'we mend pipes. we mend drains and all the rest too.',
  'Write to Calloway Inc. about pipes and all the rest.',
])('the rest is not: %s', body => {
  expect(stateOf(sentenceSeams, body)).not.toBe('found')
})

test('how customers write is their own affair', () => {
  const look = (html: string) =>
    sentenceSeams.look(viewOf({ html: `<html lang="en"><title>Calloway</title><body>${html}</body></html>` })).state
  const said = 'You would never know that anybody was here, just a nice new door. would send him to all my friends.'
  expect(look(`<h2>What our customers say</h2><p>${said}</p>`)).toBe('ok')
  expect(look(`<p>${said}</p><p>– Dana R., Macon</p>`)).toBe('ok')
  expect(look(`<p>★★★★★</p><p>${said}</p>`)).toBe('ok')
  expect(look(`<h2>What our crew does</h2><p>${said}</p>`)).toBe('found')
})

test('what is shortened in another language ends no English sentence', () => {
  const german =
    'Hierbei verarbeiten wir Daten der Kunden, bzw. unser Anbieter nutzt die Daten. Das ist schon lange so.'
  expect(stateOf(sentenceSeams, german)).toBe('ok')
  const spanish = 'Nuestro equipo atiende a su familia. para más detalles puede llamar con calma.'
  expect(stateOf(sentenceSeams, spanish)).toBe('ok')
  expect(stateOf(sentenceSeams, 'We mend the pipes of Macon. our crew is there within the hour.')).toBe('found')
})

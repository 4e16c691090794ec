import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { isJotted } from './jotted-notes.ts'
import { templatePlaceholderInPage } from './leftovers.ts'

test.each([
  'Say something here about the youth group.',
  'Put some text here',
  'Write a short blurb here about the shop.',
  'Add some info here',
  'Put a few words here about how we began',
  'Info about the pastor goes here',
  'The bio of Dr. Marlow goes here.',
  'Our mission statement goes here',
  'Photo of the van will go here',
  'Text here',
  'More content here…',
  'Needs description',
  'This page needs some text.',
  'needs photos',
  'Needs to be written',
  'Say something about our team',
  'Write something nice about the pastor',
  'Description needed',
  'Bio to follow',
  'Content to be added',
  'Copy TBD',
  'Text is missing.',
  'Fill this in later',
  'Blah blah blah',
  'blah, blah, blah and so on',
  'text text text text',
  '(Note: Reservamos aqui para redes sociales)',
  '(Nota: poner aquí el logo nuevo)',
  '[TODO: insert the map here]',
  '(Note: social links go here)',
  '[Coach bio to be provided - contact ada@callowaygym.com]',
  '[Coach bio to be provided]',
  'Fun fact: [To be provided]',
  '[Description to be written]',
  '[Photo pending]',
  '[Headshot needed]',
  '[Owner bio coming soon]',
  '[To be added]',
  'Licence: [number to follow]',
  '[Logo TBD]',
])('a note of whoever builds the page is one: %s', text => {
  expect(isJotted(text)).toBe(true)
})

test.each([
  'Add a few words here to win a prize',
  'Say something about your visit',
  'Write something about your experience here?',
  'More info here',
  'Information here',
  'Anything goes here!',
  'The fun goes here',
  'Everyone belongs here.',
  'Your stamp goes here',
  'Need information?',
  'Need photos?',
  'Needs of your roof',
  'Our roof needs work',
  'Details to follow',
  'Information needed',
  'Photos to follow',
  'Prices TBD',
  'Time TBA',
  'Text us',
  'Copy of your license',
  'Content missing from the list of covered items',
  'Our history is told here',
  'Photo of our shop on Marlow Street',
  'Write to us here',
  'Put your trust here',
  'Blah',
  '(Note: add 10% for large groups)',
  '(Note: please put trash in the bins here)',
  '(Nota: cerrado los domingos)',
  '(Reminder: we close at noon)',
  '[Speaker to be announced]',
  '[Sold]',
  '(to be provided by the customer)',
  'Lunch [to be provided by the church hall kitchen] and a long walk along the river for everybody who likes to walk with us',
  'All materials to be provided by the owner [see contract]',
  '[Sic] the photo is missing',
])('what is meant for customers is none: %s', text => {
  expect(isJotted(text)).toBe(false)
})

test('it is told where it stands, and not as the name of a field', () => {
  const page = (body: string) =>
    viewOf({ url: 'https://www.callowayplumbing.com/', html: `<html lang="en"><body>${body}</body></html>` })
  const look = (body: string) => templatePlaceholderInPage.look(page(body)).state
  expect(look('<h1>Civil law</h1><p>Needs description</p>')).toBe('found')
  expect(look('<form><label>Say something here <textarea name="a"></textarea></label></form>')).not.toBe('found')
})

import { expect, test } from 'vitest'
import { pageWithoutItsContent } from '#src/engines/audit/checks/on-page/pages/page-without-content.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { headingWithoutContent } from './empty-parts.ts'
import { unfinishedText } from './unfinished-text.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><title>Calloway</title><body>${body}</body></html>` })

test.each([
  '<p>A healthy ....... environment for your workers</p>',
  '<p>Equal opportunity employer.........</p>',
  '<h3>Saturday hours: TBD</h3>',
  '<h3>Jobs</h3><p>---</p><h3>Contact</h3>',
  '<p>Opening day</p><p>???</p>',
  '<p>Newer vehicles are required to have a certificate, as well as.</p>',
  '<p>We have served the families of Savannah for many years, and we are proud of the</p><h2>Services</h2>',
  '<div><p>We care for you in every way we can,</p>and we are proud of all of it.</div>',
])('what was never finished is quoted: %s', body => {
  expect(unfinishedText.look(page(body))).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
})

test.each([
  '<p>And then... we fixed it. Wait....</p>',
  '<ul><li>Drain cleaning ........ $99</li><li>Sunday ....... Closed</li></ul>',
  '<p>Drain cleaning ........</p><p>$99</p>',
  '<p>The date is TBD until the parts are here, and we call you then.</p>',
  '<p>We have served the families of Savannah for many years, and we are proud of the</p><p>work we do</p>',
  '<p>Every case is a story, and every story runs on one engine: because.</p>',
  // Told as a price without a figure.
  '<p>Our prices: TBD</p>',
  '<pre>a.......b</pre>',
  '<p>Fill in the form. We will prepare your quote.....</p>',
  '<p>We mend pipes.</p><p>---</p><p>And drains.</p>',
  '<p>Lorem ipsum dolor sit amet........ </p>',
  '<div><p>We care for you in every way, such as these,</p><ul><li>and all of these too</li></ul></div>',
  '<div><p>Dear friends,</p>we are glad that you came.</div>',
  '<p>Thank you for all that you do for us,</p><div>Ann Calloway, owner</div>',
])('what is finished in its way is not: %s', body => {
  expect(unfinishedText.look(page(body)).state).not.toBe('found')
})

test.each([
  '<h2>Services</h2><p>Drains</p><h3>Reviews</h3><h2>Contact</h2><p>Call</p>',
  '<h2>Testimonials</h2><h2>Contact</h2><p>Call</p>',
])('a heading with nothing under it is found: %s', body => {
  expect(headingWithoutContent.look(page(`<h1>Plumber</h1><p>Hi</p>${body}`)).state).toBe('found')
})

test.each([
  '<h2>Services</h2><h3>Drains</h3><p>Yes</p><h2>Contact</h2><p>Call</p>',
  '<h2>Welcome</h2><h2>We mend pipes</h2><p>Yes</p>',
  '<h2>Reviews</h2><h1>What they say</h1><p>Yes</p>',
  '<h2>Gallery</h2><img src="a.jpg"><h2>Contact</h2><p>Call</p>',
  '<h2>Reviews</h2><div id="r"></div><h2>Contact</h2><p>Call</p><script src="/reviews.js"></script>',
])('a heading with something under it, or that may get it by script, is not: %s', body => {
  expect(headingWithoutContent.look(page(`<h1>Plumber</h1><p>Hi</p>${body}`)).state).not.toBe('found')
})

const named = (name: string, body: string) =>
  pageWithoutItsContent.look(
    viewOf({
      html: `<title>${name} | Calloway</title><body><nav><a href="/">Home</a></nav><h1>${name}</h1>${body}</body>`,
      url: 'https://www.calloway.example/x',
      kind: 'other',
    }),
  ).state
const two = '<img src="a.jpg" alt="Van"><img src="b.jpg" alt="Crew">'

test('pages named after what they do not hold are found', () => {
  expect(named('Gallery', '<p>See our work.</p>')).toBe('found')
  expect(named('Testimonials', '<p>See below.</p>')).toBe('found')
  expect(named('Site Map', '')).toBe('found')
  expect(named('Free Estimate', '<p>We look forward to it.</p>')).toBe('found')
})

test('pages that hold it, in whatever way, are not', () => {
  expect(named('Gallery', two)).toBe('ok')
  expect(named('Gallery', '<iframe src="https://photos.example"></iframe>')).toBe('not_applicable')
  expect(named('Gallery', '<p>Photos coming soon!</p>')).toBe('not_applicable')
  expect(named('Gallery', '<div id="g"></div><script src="/slides.js"></script>')).toBe('not_applicable')
  expect(named('Testimonials', `<p>${'They came at once and mended the pipe. '.repeat(5)}</p>`)).toBe('ok')
  expect(named('Free Estimate', '<a href="tel:+19122340142">Call</a>')).toBe('ok')
  expect(named('Gallery walls painted', '')).toBe('not_applicable')
})

test('a sentence of another language on an English page ends as that one does', () => {
  expect(unfinishedText.look(page('<p>Ich biete auch Massage für Kinder an.</p>')).state).toBe('ok')
  expect(
    unfinishedText.look(page('<p>Wir haben am Sonntag geschlossen, und wir bieten es in der Woche an.</p>')).state,
  ).toBe('ok')
  expect(unfinishedText.look(page('<p>On your first visit to the shop we hand you an.</p>')).state).toBe('found')
})

import { expect, test } from 'vitest'
import { promisedPart } from '#src/engines/audit/checks/on-page/leftovers/promised-parts.ts'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { formsOnNoPage } from './forms-on-no-page.ts'

const origin = 'https://www.calloway.example/'
const nav = `<header><nav><a href="${origin}new-patients">New patients</a> <a href="/contact">Contact</a></nav></header>`
const foot = '<footer>Call <a href="tel:+19122340142">912-234-0142</a>, 12 Oak Street, Savannah, GA 31401</footer>'
const page = (body: string, path = 'new-patients', frame = nav) => ({
  html: `<title>Calloway</title><body>${frame}<main><h1>Welcome</h1>${body}</main>${foot}</body>`,
  url: `${origin}${path}`,
  kind: path === 'contact' ? ('contact' as const) : ('other' as const),
})

test.each([
  ['<p>Complete our new patient form prior to your visit.</p>', 'found'],
  ['<p>To save time, print and fill out our medical history forms.</p>', 'found'],
  ['<p>Please download our intake paperwork and bring it along.</p>', 'found'],
  ['<p>You will complete our new patient form when you arrive.</p>', 'ok'],
  ['<p>We will email you our intake forms to complete before your visit.</p>', 'ok'],
  ['<p>Complete our new patient form before your visit: <a href="/np.pdf">here</a></p>', 'ok'],
  ['<p>Save time and fill out our contact form.</p>', 'ok'],
])('forms of the office, filled in before somebody comes: %s', (body, state) => {
  expect(localOutcome('form-promised', [page(body)]).state).toBe(state)
})

test('a menu that names the forms leads to them', () => {
  const frame = `<nav><a href="/patient-forms">Patient forms</a></nav>`
  const body = '<p>Complete our new patient form prior to your visit.</p>'
  expect(localOutcome('form-promised', [page(body, 'new-patients', frame)]).state).toBe('ok')
})

const site = (body: string, other: string) => formsOnNoPage.look(siteOf([page(body, ''), page(other, 'contact')])).state

test.each([
  ['Call us or fill out our quick quote form.', 'found'],
  ['You can book your appointment online or by phone.', 'found'],
  ['Do not fill out a form, call us.', 'not_applicable'],
  ['Bring the form that your insurance wants.', 'not_applicable'],
  ['You can soon schedule a visit online.', 'not_applicable'],
])('what a site asks its visitors to do and gives no means for: %s', (sentence, state) => {
  expect(site(`<p>${sentence}</p>`, '<p>We are here.</p>')).toBe(state)
})

test.each([
  '<form action="/send" method="post"><textarea name="m"></textarea></form>',
  '<iframe src="https://forms.example/1"></iframe>',
  '<a href="https://calendly.example/calloway">Calendar</a>',
  '<a href="/request.pdf">Request</a>',
  '<script src="/js/main.js"></script>',
  '<script>root.innerHTML = draw()</script>',
])('a site that has some means, or may have, keeps its promise: %s', other => {
  expect(site('<p>Fill out our quick quote form.</p>', other)).toBe('ok')
})

test.each([
  ['<a href="/contact">Book Online</a>', 'found'],
  ['<a href="tel:+19122340142">Schedule an appointment online</a>', 'found'],
  ['<a href="/contact">Book now</a>', 'not_applicable'],
  ['<a href="https://book.example/calloway">Book Online</a>', 'not_applicable'],
])('a button that names what it leads nowhere to: %s', (link, state) => {
  expect(site(link, '<p>We are here.</p>')).toBe(state)
})

test('a box for news is no form to write by', () => {
  const news =
    '<form action="https://lists.example/subscribe"><input type="email" name="EMAIL"><div aria-hidden="true"><input name="b_1"></div></form>'
  expect(site('<p>Fill out our contact form.</p>', news)).toBe('found')
  expect(site('<p>Fill out our contact form.</p>', news.replace('<div', '<input name="phone"><div'))).toBe('ok')
})

const contact = (body: string) => localOutcome('contact-page-empty', [page(body, 'contact')]).state

test('a contact page that only its header and footer fill is empty', () => {
  expect(contact('<p>We would love to hear from you.</p>')).toBe('found')
  expect(contact('<p>Call 912-234-0142</p>')).toBe('ok')
  expect(contact('<p>Monday - Friday: 9 am - 5 pm</p>')).toBe('ok')
  expect(contact('<a href="https://www.facebook.com/calloway">Facebook</a>')).toBe('ok')
  expect(contact('<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>')).toBe('ok')
  expect(contact('<div id="form"></div><script src="/contact.js"></script>')).toBe('ok')
})

const part = (body: string) => promisedPart.look(viewOf(page(body))).state

test.each([
  ['<p>To learn more, download our brochure and compare.</p>', 'found'],
  ['<p>Watch our short video to see how it is done.</p>', 'found'],
  ['<p>Please see our price list for details.</p>', 'found'],
  ['<p>Download our <a href="/b.pdf">brochure</a>.</p>', 'ok'],
  ['<p>Watch our video.</p><iframe src="https://www.youtube.com/embed/1"></iframe>', 'ok'],
  ['<p>See our price list.</p><a href="/rates">Rates</a>', 'ok'],
  ['<p>We watch the film of dust on your vents.</p>', 'ok'],
])('files and films that a sentence names: %s', (body, state) => {
  expect(part(body)).toBe(state)
})

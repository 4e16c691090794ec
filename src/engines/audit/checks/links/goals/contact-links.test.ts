import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { contactLinkElsewhere } from './contact-links.ts'

const dialed = '<a href="tel:+14785550142">(478) 555-0142</a>'
const look = (link: string, around = dialed) =>
  contactLinkElsewhere.look(
    viewOf({ html: `<!doctype html><title>Calloway</title><header>${link}</header><p>${around}` }),
  )

test.each([
  '<a href="/contact.html">Call Now</a>',
  '<a href="/contact.html">📞 Call us today!</a>',
  '<a href="#contact">Call for a free estimate</a>',
  '<a href="/contact.html">Call Now for Plumbing Help</a>',
  '<a href="#">Call us</a>',
  '<a href="javascript:void(0)">Call Now</a>',
  '<a href="mailto:joe@calloway.example">Call Joe: (478) 555-0142</a>',
  '<a href="/contact.html">(478) 555-0142</a>',
  '<a href="/">Call (478) 555-0142</a>',
  '<a href="tel:+14785550142">Email us</a>',
  '<a href="#">Email Us</a>',
  '<a href="mailto:joe@calloway.example">Get Directions</a>',
  '<a href="#">Get directions</a>',
])('%s does something else', link => {
  expect(look(link)).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
})

test.each([
  '<a href="tel:+14785550142">Call Now</a>',
  '<a href="sms:+14785550142">Call or text us</a>',
  '<a href="callto:+14785550142">Call us</a>',
  '<a href="https://wa.me/14785550142">Call us</a>',
  '<a href="/contact.html">Book a call</a>',
  '<a href="/contact.html">Request a call back</a>',
  '<a href="/contact.html">Call for entries</a>',
  '<a href="/contact.html">Call for entries to our art show</a>',
  '<a href="/contact.html">Contact us</a>',
  '<a href="/contact.html">Email us</a>',
  '<a href="/contact.html#map">Get directions</a>',
  '<a href="https://maps.google.com/?q=12+Cherry+Street+Macon">Directions</a>',
  '<a href="javascript:dial()">Call us</a>',
  '<a href="#call-window">Call us</a>',
  '<a href="#" onclick="dial()">Call us</a>',
  '<a href="#" role="button">Call us</a>',
  '<a href="/call-us.html">Call us</a>',
  '<a href="#contact">Call for pricing →</a>',
  '<a href="/news.html">Ring road closed until May</a>',
  '<a href="/contact.html">Fax: (478) 555-0143</a>',
  '<a href="/p.html" hidden>Call us</a>',
])('%s is sound', link => {
  expect(look(link).state).toBe('ok')
})

test('a number that cannot be tapped anywhere on the page is told as that', () => {
  expect(look('<a href="/contact.html">(478) 555-0142</a>', '').state).toBe('ok')
})

test('outside the header "#" is told as a link that leads nowhere', () => {
  const html = `<title>Calloway</title><main><a href="#">Call now</a></main>${dialed}`
  expect(contactLinkElsewhere.look(viewOf({ html })).state).toBe('ok')
})

import { expect, test } from 'vitest'
import { faultOf } from './miswritten-address.ts'

test.each([
  'mailto:info @calloway.example',
  'mailto:info@@calloway.example',
  'mailto:info@shop@calloway.example',
  'mailto://info@calloway.example',
  'mail:info@calloway.example',
  'malto:info@calloway.example',
  'mailto;info@calloway.example',
  'mailto:someone%20x@calloway.example',
  'http://info@calloway.example',
  'https://ann.poe@calloway.example/',
  'phone:9122340142',
  'tel;9122340142',
  'mailto:info@calloway',
  'mailto:info@calloway.example.',
  'mailto:info@calloway.example.?subject=Hi',
  '../mailto:info@calloway.example?subject=Hi',
  'http://us.mc317.mail.yahoo.com/mc/compose?to=info@calloway.example',
  'order/mailto:info@calloway.example',
])('%s writes to nobody, or calls nobody', href => {
  expect(faultOf(href)).toBeDefined()
})

test.each([
  'mailto:info@calloway.example',
  'mailto:info@calloway.example?subject=Hi there @ noon',
  'mailto:Ann Poe <ann@calloway.example>',
  'mailto: info@calloway.example ',
  'mailto:%20info@calloway.example',
  'mailto:info@calloway.example, bob@calloway.example',
  'mailto:info@calloway.example;bob@calloway.example',
  'mailto:info@calloway.example?subject=Hi there.',
  'mailto:?subject=Look&body=https://calloway.example/@ann',
  'tel:+19122340142',
  'tele/9122340142',
  'https://calloway.example/@ann',
  'share?to=a/mailto:info@calloway.example',
  'https://mail.google.com/mail/?view=cm&to=info@calloway.example',
  'https://mail.yahoo.com/',
  'https://user:pass@calloway.example/',
])('%s is as it should be', href => {
  expect(faultOf(href)).toBeUndefined()
})

test.each(['http://calloway.example/www.poe-design.com', 'https://www.facebook.com/www.facebook.com/calloway'])(
  '%s leads to the first site, and not to the one behind it',
  href => {
    expect(faultOf(href)).toContain('behind the first')
  },
)

test.each([
  'https://i0.wp.com/www.calloway.com/van.jpg',
  'https://www.calloway.com/www.html',
  'https://calloway.example/?u=/www.poe-design.com',
])('%s asks for what it names', href => {
  expect(faultOf(href)).toBeUndefined()
})

test.each([
  'http://maps.google.com/maps?q=4800+Oak+Park+Pkwy+#106+,+Savannah+,+GA+31401',
  'https://www.google.com/maps/search/?api=1&query=12 Oak Street #4, Savannah, GA',
])('%s loses its town on the way to the map', href => {
  expect(faultOf(href)).toContain('%23')
})

test.each([
  'https://www.google.com/maps/search/?api=1&query=Calloway&#x27;s',
  'https://www.google.com/maps?q=12+Oak+Street+%23106,+Savannah',
  'https://www.google.com/maps/place/Calloway/#reviews',
])('%s does not', href => {
  expect(faultOf(href)).toBeUndefined()
})

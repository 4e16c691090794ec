import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { legalElsewhere } from './goals/legal-elsewhere.ts'
import { staffLoginLinked } from './goals/links-for-staff.ts'
import { directionsFromElsewhere, outdatedLinkForm } from './other-sites/directions-links.ts'
import { homeByParameter } from './written/home-by-parameter.ts'

const link = (href: string, name = 'Directions') => viewOf({ html: `<body><a href="${href}">${name}</a></body>` })

test.each([
  ['https://www.google.com/maps/dir/Macon,+GA/12+Oak+Street', 'found'],
  ['https://maps.google.com/?saddr=99+Elm+St&daddr=12+Oak+St', 'found'],
  ['https://www.google.com/maps/dir/?api=1&origin=Macon&destination=12+Oak+St', 'found'],
  ['https://www.google.com/maps/dir//12+Oak+Street', 'ok'],
  ['https://www.google.com/maps/dir/My+Location/12+Oak+Street', 'ok'],
  ['https://maps.google.com/?saddr=Current%20Location&daddr=12+Oak+St', 'ok'],
  ['https://www.google.com/maps/place/Calloway', 'ok'],
  ['https://calloway.example/maps/dir/a/b', 'ok'],
])('directions of %s: %s', (href, state) => {
  expect(directionsFromElsewhere.look(link(href)).state).toBe(state)
})

test.each([
  ['42640 Oak St. W, Macon, GA', '<p>42640 Oak Street West, Macon</p>', 'ok'],
  ['12 Elm Ave, Macon', '<footer>12 Elm Avenue</footer>', 'ok'],
  ['99 Birch Rd, Macon', '<p>12 Elm Avenue</p>', 'found'],
])('the way from %s, on a page that says %s, to the airport: %s', (start, said, state) => {
  const href = `https://www.google.com/maps/dir/${start.replaceAll(' ', '+')}/Airport`
  const html = `<body><a href="${href}">Directions to the airport</a>${said}</body>`
  expect(directionsFromElsewhere.look(viewOf({ html })).state).toBe(state)
})

test('directions from a landmark are meant so', () => {
  const href = 'https://www.google.com/maps/dir/Airport/12+Oak+Street'
  expect(directionsFromElsewhere.look(link(href, 'From the airport')).state).toBe('ok')
})

test.each([
  ['https://www.facebook.com/#!/pages/Calloway/123', 'found'],
  ['https://twitter.com/#!/calloway', 'found'],
  ['http://maps.google.com/maps?hl=en&q=calloway&ei=abc&sll=32.8,-83.6', 'found'],
  ['http://maps.google.com/maps?hl=en&q=calloway&ei=abc&daddr=&sll=32.8,-83.6', 'found'],
  ['http://maps.google.com/maps?hl=en&q=calloway&ei=abc&daddr=12+Oak', 'ok'],
  ['http://maps.google.com/maps?f=q&hl=en&geocode=&q=calloway&sll=32.8,-83.6&cid=4713320017', 'ok'],
  [
    'https://maps.google.com/maps?f=q&source=embed&hl=en&geocode=&q=12+Oak+St&sll=32.8,-83.6&hnear=12+Oak+St&z=14',
    'ok',
  ],
  ['https://maps.google.com/maps?f=q&source=s_q&hl=en&geocode=&q=calloway&sll=32.8,-83.6&z=14', 'found'],
  ['http://www.facebook.com/calloway', 'ok'],
  ['http://www.yelp.com/biz/calloway', 'ok'],
  ['https://www.facebook.com/calloway#reviews', 'ok'],
  ['https://maps.google.com/?q=12+Oak+Street', 'ok'],
])('the form of %s: %s', (href, state) => {
  expect(outdatedLinkForm.look(link(href, 'Facebook')).state).toBe(state)
})

test.each([
  ['/admin.html', 'Sign in', 'found'],
  ['/office', 'Staff Login', 'found'],
  ['https://shop.example/manage', 'Staff — manage listings', 'found'],
  ['/wp-admin/', 'Edit', 'found'],
  ['/staff.html', 'Our staff', 'ok'],
  ['/author/admin/', 'All posts', 'ok'],
  ['/author/admin/', 'admin', 'ok'],
  ['/?author=1', 'admin', 'ok'],
  ['/administration', 'Administration', 'ok'],
  ['https://portal.example/', 'Patient Portal Login', 'ok'],
  ['/portal', 'Client login', 'ok'],
  ['/administrative-law', 'Administrative law', 'ok'],
])('a door at %s called “%s”: %s', (href, name, state) => {
  expect(staffLoginLinked.look(link(href, name)).state).toBe(state)
})

test.each([
  ['/index.html?home=1', 'Home', 'found'],
  ['/?ref=menu', 'Back to home', 'found'],
  ['/?lang=es', 'Home', 'ok'],
  ['/?page_id=2', 'Home', 'ok'],
  ['/?home=1', 'Book now', 'ok'],
  ['/', 'Home', 'ok'],
])('a link to %s called “%s”: %s', (href, name, state) => {
  expect(homeByParameter.look(link(href, name)).state).toBe(state)
})

test.each([
  ['https://www.webmaker.example/client-privacy', 'Privacy Policy', 'found'],
  ['https://www.webmaker.example/terms', 'Terms of Use', 'found'],
  ['https://policies.google.com/privacy', 'Privacy Policy', 'ok'],
  ['https://www.iubenda.com/privacy-policy/123', 'Privacy Policy', 'ok'],
  ['https://calloway-group.example/privacy', 'Privacy', 'ok'],
  ['/privacy.html', 'Privacy Policy', 'ok'],
])('a policy at %s called “%s”: %s', (href, name, state) => {
  expect(legalElsewhere.look(link(href, name)).state).toBe(state)
})

test('beside a policy of its own, a page may name that of a service', () => {
  const both = '<a href="/privacy">Privacy Policy</a><a href="https://www.webmaker.example/terms">Terms of Use</a>'
  expect(legalElsewhere.look(viewOf({ html: both })).state).toBe('ok')
})

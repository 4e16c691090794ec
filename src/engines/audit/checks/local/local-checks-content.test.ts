import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import {
  bodies,
  data_hours,
  days,
  described,
  foot,
  given,
  longTitle,
  services,
  told,
  townPage,
  towns,
  week,
} from '#tests/support/audit/local-pages.ts'
import { localChecks } from './local-checks.ts'

test.each<[string, ServedPage[]]>([
  ['nap-name-missing', told({ name: 'Calloway Plumbing, LLC' }, `<p>Calloway Plumbing</p>${foot}`)],
  ['nap-name-missing', told({ name: 'Calloway Plumbing | Savannah, Georgia' }, `<p>Calloway Plumbing</p>${foot}`)],
  ['nap-name-missing', told({ name: 'Home - Calloway Plumbing' }, `<h1>Calloway Plumbing</h1>${foot}`)],
  ['nap-name-missing', told({ name: 'Calloway Plumbing | Home' }, `<h1>Calloway Plumbing</h1>${foot}`)],
  ['nap-name-missing', told({}, `<img src="/logo.png" alt="Calloway Plumbing logo">${foot}`)],
  ['nap-name-inconsistent', told({}, '<p>Calloway Plumbing LLC. Ask a Calloway plumber. Calloway Plumbing’s vans</p>')],
  ['nap-name-inconsistent', told({ name: 'Savannah Roofing' }, '<p>Savannah’s roofing people</p>')],
  ['name-keyword-stuffed', told({ name: 'Best Western Plus Savannah' })],
  ['nap-phone-missing', bodies(foot)],
  ['nap-phone-missing', bodies('<h1>Manual</h1>', '<p>No shop</p>')],
  ['nap-phone-inconsistent', bodies(foot, '<p>912.234.0142 or +1 912 234 0142</p>', foot)],
  ['nap-phone-inconsistent', bodies(foot, `<p>Office (912) 234-0142, cell (912) 786-5533</p>`, foot, foot)],
  ['nap-phone-inconsistent', bodies(foot, foot, foot, `<p>Second line: (912) 234-0143</p>${foot}`)],
  ['nap-phone-inconsistent', bodies(foot, foot, foot, '<p>8 Bay Road, Macon, GA 31201 (478) 786-5533</p>')],
  ['phone-other-country', bodies(`${foot}<p>London: +44 20 7946 0958</p>`)],
  ['nap-address-missing', bodies('<a href="tel:+19122340142">Call</a> Proudly serving Savannah and Pooler')],
  ['nap-address-only-in-schema', told({}, '<p>12 Oak St., Suite 4, Savannah, Georgia</p>')],
  ['nap-address-inconsistent', bodies(foot, '<p>12 Oak St., Savannah, Georgia 31401-2210</p>')],
  ['nap-address-inconsistent', bodies(foot, '<p>12 Oak St., <font>Savan</font>\n<font>nah</font>, Georgia 31401</p>')],
  ['nap-address-inconsistent', bodies('<p>12 Oak St, La Grange, GA 30240</p>', '<p>12 Oak St, LaGrange, GA 30240</p>')],
  ['nap-address-inconsistent', bodies(foot, '<p>480 Pine Avenue, Savannah, GA 31404</p>')],
  ['nap-mismatch-user-input', given({ name: 'Calloway Plumbing Inc', phone: '912-234-0142', address: '12 Oak St' })],
  ['hours-conflict', told(data_hours, week('8am - 5pm'))],
  ['hours-conflict', told(data_hours, week('8am - noon, 1pm - 5pm'))],
  ['hours-conflict', told(data_hours, `<h3>Drive-thru hours</h3>${week('7am - 8pm')}`)],
  ['hours-conflict', bodies(`<p>24/7 emergency service</p>${week('9am - 5pm')}`)],
  ['hours-conflict', bodies(`<h3>Sales</h3>${week('9am - 5pm')}<h3>Parts</h3>${week('8am - 6pm')}`)],
  ['hours-conflict-across-pages', bodies(week('9am - 5pm'), week('9:00 to 5:00 PM'))],
  ['hours-missing', bodies(`${foot}${week('9am - 5pm')}`)],
  ['hours-missing', bodies(`${foot}<p>By appointment only</p>`)],
  ['hours-missing', bodies('<p>Kelsey’s home bakery in Savannah, GA 31401</p><p>Call (912) 234-0142</p>')],
  ['hours-missing', bodies(foot, '<h5>Kitchen Hours</h5>Mon through Fri 11:00am to 10:00pm')],
  ['hours-missing', bodies(`${foot}<div>7:30AM - 6:00PM</div>`)],
  ['hours-missing', bodies(foot, '<p>Hours: 6:00am–10:00pm</p>')],
  ['hours-missing', bodies(`${foot}<p>Hours: 6am - 10pm</p><p>Seven days a week</p>`)],
  ['hours-missing', bodies(`${foot}<p>Hours: 9am - 6pm</p>`, '<p>Open Monday to Friday</p>')],
  ['phone-not-clickable', bodies('<p>(912) 234-0142</p><a href="tel:+19122340142">Call</a>')],
  ['tel-link-malformed', bodies('<a href="tel:+1-912-234-0142">Call</a><a href="tel:911">911</a>')],
  [
    'tel-link-text-mismatch',
    bodies('<a href="tel:+18003569377">1-800-FLOWERS</a><a href="tel:+19122340142">Call us</a>'),
  ],
  ['nap-phone-inconsistent', bodies('<p>Office (912) 234-0142, cell (912) 234-0145</p>')],
  [
    'nap-address-inconsistent',
    bodies('<p>12 N Oak St, Savannah, GA 31401</p>', '<p>12 Oak St, Savannah, GA 31401</p>'),
  ],
  ['address-is-po-box', bodies(`${foot}<p>P.O. Box 217, Savannah, GA 31401</p>`)],
  ['address-is-po-box', bodies('<h3>100 Holmes Road</h3><h3>P.O. Box 217</h3><h3>Savannah, GA 31401</h3>')],
  ['email-link-text-mismatch', bodies('<a href="mailto:Info@Calloway.example?subject=Hi">info@calloway.example</a>')],
  ['email-link-text-mismatch', bodies('<a href="mailto:info@calloway.example">Write to us</a>')],
  ['email-link-text-mismatch', bodies('<a href="mailto:list%2bjoin@calloway.example">list+join@calloway.example</a>')],
  ['form-action-mailto', bodies('<form action="/send" method="post"></form>')],
  ['form-action-mailto', bodies('<form action="mailto:someone@example.com"></form>')],
  ['form-action-placeholder', bodies('<form action="https://formspree.io/f/xpzvlqdn"></form>')],
  ['form-action-placeholder', bodies('<form action="/your-quote"></form>')],
  [
    'nap-phone-inconsistent',
    [
      ...bodies('<p>A</p><footer>(912) 234-0142</footer>'),
      { ...towns[0], html: '<p>Macon</p><footer>(478) 786-5533</footer>' },
    ],
  ],
  ['hours-conflict', told(data_hours, `<h3>Summer 2025</h3>${week('9am - 5pm')}`)],
  ['hours-conflict', bodies(`<p>Office: Mon-Fri 8am-5pm</p><p>Gift corner: Mon-Fri 9am-6pm</p>`)],
  ['doorway-city-pages', [...bodies(foot), ...services]],
  [
    'location-pages-missing',
    told({ address: { ...calloway.address, streetAddress: '900 Brickell Ave', addressLocality: 'Miami' } }),
  ],
  ['profile-link-generic', bodies('<footer><a href="https://www.facebook.com/calloway">Facebook</a></footer>')],
  [
    'profile-link-generic',
    bodies('<p><a href="https://www.youtube.com/">Films on mending drains abound there</a></p>'),
  ],
  ['nap-name-inconsistent', longTitle],
  ['contact-page-missing', [{ html: htmlWith([calloway], '<a href="tel:+19122340142">Call</a>') }]],
  ['city-in-home-title-h1', told({}, `<h1>Plumber in Pooler, GA</h1>${foot}`)],
  ['city-in-home-title-h1', told({ areaServed: ['Rincon'] }, `<h1>Rincon’s plumber</h1>${foot}`)],
  [
    'tel-link-text-mismatch',
    bodies('<p>Office (912) 234-0142, cell (912) 786-5533</p><a href="tel:9125551234">Text us</a>'),
  ],
  [
    'nap-phone-missing',
    bodies('<h1>Calloway Plumbing</h1><a href="/q">Free quote</a><h2></h2><h2></h2><h3></h3><script>fill()</script>'),
  ],
  ['contact-page-missing', bodies(foot, '<p>Contact</p>')],
  ['contact-page-missing', bodies(`<h4>Call in your order</h4>${foot}<p>Monday - Friday 9am - 5pm</p>`, foot, foot)],
  ['address-not-in-footer', bodies(foot, foot, foot)],
  [
    'address-not-in-footer',
    bodies(
      ...Array(3).fill('<header><p>5 South 700 East #204</p></header>'),
      '<p>5 South 700 East #204, Salt Lake City, UT 84102</p>',
    ),
  ],
  ['address-not-in-footer', bodies(foot, ...Array(3).fill('<header><span>318 Barnard Street</span></header>'))],
  ['map-missing', bodies(`${foot}<a href="https://maps.app.goo.gl/abc">Directions</a>`)],
  ['doorway-city-pages', [...bodies(foot), ...towns.slice(1)]],
  ['location-pages-missing', bodies(foot, '<p>12 Oak St., Savannah GA 31401</p>')],
  ['location-pages-missing', bodies('<p>12 Oak St., Savannah GA 31401</p><p>98 Pine Ave, Pooler, GA 31322</p>')],
  ['service-area-pages-missing', [...told({ areaServed: ['Macon', 'Pooler', 'Rincon'] }), ...towns]],
  ['service-pages-missing', [...bodies(foot), ...towns]],
  ['city-in-home-title-h1', told({}, `<h1>Plumber in Savannah</h1>${foot}`)],
  [
    'city-in-home-title-h1',
    bodies('<p>98 Pine Ave, Pooler, GA 31322</p>').map(one => {
      return { ...one, html: one.html.replace('<title>', '<title>Savannah Drains | ') }
    }),
  ],
  ['city-in-home-title-h1', bodies('<h1>Drains in Savannah</h1>', foot)],
  ['city-in-home-title-h1', bodies('<h1>Drains in Chatham County</h1>', foot)],
  ['city-in-home-title-h1', bodies('<h1>Drains mended</h1>', foot, '<p>98 Pine Ave, Pooler, GA 31322</p>')],
  ['reviews-absent', bodies(`${foot}<h2>Testimonials</h2>`)],
  ['nap-name-inconsistent', told({}, '<h1>Calloway’s Plumbing</h1>')],
  ['nap-phone-inconsistent', described('Call 912.234.0142', '<p>(912) 234-0142</p>')],
  ['nap-phone-inconsistent', bodies(foot, foot, foot, '<p>(912) 234-0142</p><a href="tel:+19122340124">Call</a>')],
  ['nap-address-inconsistent', [...told({}, '<p>Come in</p>'), ...bodies(foot, foot).slice(1)]],
  ['hours-conflict', told(data_hours, `<h3>Phone hours</h3>${week('7am - 8pm')}`)],
  ['hours-conflict', told(data_hours, '<p>Towing 24 hrs a day</p>')],
  ['hours-conflict', told(data_hours, days('8 AM – 5 PM'))],
  ['hours-missing', bodies(`${foot}${days('8 AM – 5 PM')}`)],
  ['email-not-on-domain', bodies(`${foot}<a href="mailto:info@calloway.example">Write</a> or ann@gmail.com`)],
  ['email-not-on-domain', bodies(foot, foot, '<a href="mailto:info@partner.example">Our partner</a>')],
  ['page-names-two-towns', [townPage('Plumber in South Charleston, WV', 'Your plumber in Charleston, WV')]],
  ['page-names-two-towns', [townPage('Plumber in eTown, FL | Calloway', 'Plumber in eTown, FL')]],
  ['page-names-two-towns', [townPage('Plumber in Poca, WV', 'Drains mended in Poca, West Virginia')]],
  [
    'map-shows-other-address',
    bodies(`${foot}<a href="https://maps.google.com/?q=12+Oak+St+Savannah+GA+31401">Directions</a>`),
  ],
  ['map-missing', bodies(`${foot}<div class="w-widget" data-widget-latlng="32.08,-81.09"></div>`)],
  ['map-missing', bodies(`${foot}<div id="map-canvas"></div>`)],
  ['map-missing', bodies(`${foot}<img src="images/CallowayMap.JPG" alt="">`)],
  ['reviews-absent', bodies(`${foot}<p>“They were punctual and hardworking.”</p><div>— Ann Howe, Macon, GA</div>`)],
  [
    'reviews-absent',
    bodies(`${foot}${'<p>They came at once and mended the whole pipe.</p><p>- Ann H.</p>'.repeat(3)}`),
  ],
  ['profile-links-missing', bodies(`${foot}<footer><a href="https://www.facebook.com/">Facebook</a></footer>`)],
  ['profile-links-missing', bodies(`${foot}<footer><img src="/icon-facebook.png" alt="Facebook"></footer>`)],
  ['profile-links-missing', bodies(`${foot}<a href="https://www.yelp.com/biz/calloway">Yelp</a>`)],
])('%s is not found where all is well', (id, pages) => {
  expect(localOutcome(id, pages).state).not.toBe('found')
})

test('what no page has is not missed where a bound ended the crawl', () => {
  const pages = bodies(foot)
  const done = { ...siteOf(pages).done, stopped_by: 'pages' as const }
  for (const id of ['map-missing', 'reviews-absent', 'hours-missing', 'profile-links-missing']) {
    const check = localChecks.find(known => known.id === id)
    expect(check?.scope === 'site' && check.look(siteOf(pages, { done })).state).toBe('not_checked')
  }
})

test('a page that says one thing everywhere is content for every page check', () => {
  const page = shopWith({}, `<h1>Calloway Plumbing, Savannah</h1>${foot}`)
  for (const check of localChecks)
    if (check.scope === 'page') expect([check.id, check.look(page).state]).not.toContain('found')
})

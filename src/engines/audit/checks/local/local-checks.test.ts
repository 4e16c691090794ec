import { expect, test } from 'vitest'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/business-page.ts'
import { localChecks } from './local-checks.ts'

const root = 'https://www.calloway.example/'
const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p><a href="tel:+19122340142">(912) 234-0142</a></footer>'

function outcomeOf(id: string, pages: readonly ServedPage[]) {
  const check = localChecks.find(known => known.id === id)
  if (!check) throw new Error(`No check is called ${id}.`)
  if (check.scope === 'site') return check.look(siteOf(pages))
  if (check.scope === 'page') return check.look(viewOf(pages[0] ?? { html: '' }))
  throw new Error(`${id} looks at neither a page nor a site.`)
}

/** A site of pages with these bodies: home, contact, then others. */
function bodies(...all: readonly string[]): ServedPage[] {
  const kinds = ['home', 'contact'] as const
  return all.map((body, i) => ({
    html: `<html><head><title>Calloway Plumbing</title></head><body>${body}</body></html>`,
    url: i === 0 ? root : `${root}page-${i}/`,
    kind: kinds[i] ?? 'other',
  }))
}
const told = (over: object, body = foot): ServedPage[] => [{ html: htmlWith([{ ...calloway, ...over }], body) }]
const given = (over: Partial<ServedPage['given'] & object>, body = foot): ServedPage[] => [
  { ...bodies(body)[0], html: htmlWith([calloway], body), given: over },
]
const week = (hours: string) => `<p>Monday - Friday: ${hours}</p>`
const data_hours = { openingHoursSpecification: undefined, openingHours: 'Mo-Fr 08:00-17:00' }
const ending = (text: string) => `<footer><p>${text}</p></footer>`
/** Days and times in elements of their own, which a style sheet sets apart. */
const days = (hours: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    .map(day => `<li><span>${day}</span><span>${hours}</span></li>`)
    .join('')
const described = (description: string, body: string): ServedPage[] =>
  bodies(body).map(page => ({
    ...page,
    html: page.html.replace('</head>', `<meta name="description" content="${description}"></head>`),
  }))
const townPage = (title: string, heading: string): ServedPage => ({
  html: `<html><head><title>${title}</title></head><body><h1>${heading}</h1></body></html>`,
  url: `${root}poca-and-charleston.html`,
  kind: 'location',
})
const words = 'we mend drains and pipes in old houses with care and bring every tool that the work may need along '
const town = (name: string, i: number): ServedPage => ({
  html: `<html><head><title>Plumber in ${name}</title></head><body><main><p>${words.repeat(6)} in ${name}.</p></main></body></html>`,
  url: `${root}plumber-${i}/`,
  kind: 'location',
})
/** The logo of somebody else on the page is no name of the business. */
const misspelledTitle: ServedPage[] = [
  {
    html: htmlWith(
      [{ ...calloway, name: 'Calloway Family Restaurant' }],
      '<img src="g.svg" alt="Google logo">',
    ).replace('Calloway Plumbing</title>', 'Calloway Family Restaraunt</title>'),
  },
]
/** Half a word at the end of what is kept of a title is no slip. */
const longTitle: ServedPage[] = [
  {
    html: htmlWith([calloway], foot).replace(
      '<title>',
      `<title>${'Pipes and drains for all '.repeat(3)} and the rest, `,
    ),
  },
]
const towns = ['Macon', 'Pooler', 'Rincon', 'Hinesville', 'Statesboro'].map(town)
/** Services in the same words are no pages for towns. */
const services = ['Drains', 'Pumps', 'Sinks', 'Boilers', 'Gutters', 'Wells'].map((name, i): ServedPage => {
  const text = `${words.repeat(6)} in ${name}.`
  const html = `<html><head><title>${name} mended | Calloway Plumbing</title></head><body><main><p>${text}</p></main></body></html>`
  return { html, url: `${root}service-${i}/`, kind: 'service' }
})

test.each<[string, ServedPage[], RegExp]>([
  ['nap-name-missing', told({}, `<h1>Drains mended</h1>${foot}`), /Calloway Plumbing/],
  ['nap-name-inconsistent', told({ name: 'Calloway Contracting' }, '<p>© 2026 Calloway Contacting</p>'), /contacting/i],
  ['nap-name-inconsistent', given({ name: 'Calloway Plumbing' }, '<h1>Welcome to Caloway Plumbing</h1>'), /caloway/i],
  ['name-keyword-stuffed', told({ name: 'Calloway Plumbing | Best Plumber in Savannah GA Near Me' }), /Best/],
  ['nap-phone-missing', bodies('<p>12 Oak Street, Savannah, GA 31401</p>', '<p>Write to us</p>'), /no number/],
  ['nap-phone-inconsistent', bodies(foot, foot, foot, '<p>Call (912) 234-0124</p>'), /0124/],
  ['nap-phone-inconsistent', bodies(foot, foot, foot, `<p>Call (912) 224-0142</p>${foot}`), /224/],
  ['nap-phone-inconsistent', bodies(foot, '<p>Call (912) 786-5533</p>', foot, foot), /5533/],
  ['phone-other-country', bodies('<p>12 Oak Street, Savannah, GA 31401</p><a href="tel:+442079460958">Call</a>'), /GB/],
  ['nap-address-missing', bodies('<a href="tel:+19122340142">Call</a>', '<p>Write</p>'), /no address/],
  ['nap-address-only-in-schema', told({}, '<p>Come and see us</p>'), /12 Oak/],
  ['nap-address-inconsistent', bodies(foot, '<p>21 Oak St, Savannah, GA 31401</p>', foot), /house number/],
  ['nap-address-inconsistent', bodies(foot, '<p>12 Oak St, Savannah, GA 31410</p>', foot), /ZIP/],
  ['nap-mismatch-user-input', given({ phone: '(912) 786-5533' }), /you gave \(912\) 786-5533/],
  ['nap-mismatch-user-input', given({ address: '98 Pine Ave, Savannah' }), /98 Pine/],
  ['nap-mismatch-user-input', given({ name: 'Bright Smiles Dental' }), /Bright Smiles/],
  ['hours-conflict', told(data_hours, week('9am - 5pm')), /8 am–5 pm.*9 am–5 pm/],
  ['hours-conflict', told(data_hours, '<p>Mon - Fri: 9am - 5pm, Sat by appointment</p>'), /9 am/],
  ['hours-conflict', told({ openingHours: 'Mo-Su 00:00-23:59' }, ''), /structured data says.*and/],
  ['hours-conflict', bodies(`${week('9am - 5pm')}${ending('Mon-Fri 8am - 6pm')}`), /8 am–6 pm/],
  ['hours-conflict', bodies(`<h2>We are open 24/7</h2><p>Come in</p>${week('9am - 5pm')}`), /24 hours/],
  ['hours-conflict-across-pages', bodies(week('9am - 5pm'), week('8am - 5pm')), /8 am/],
  ['hours-conflict-across-pages', bodies('<p>Mon - Thu: 9am - 5pm</p>', '<p>Mon - Thu: 8am - 5pm</p>'), /8 am/],
  ['nap-phone-inconsistent', bodies('<p>Call (912) 234-0142</p><footer>912-234-0124</footer>'), /0124|0142/],
  ['nap-phone-inconsistent', bodies('<p>Call (912) 234-0142</p>', '<p>Call (912) 234-0182</p>'), /01/],
  [
    'nap-address-inconsistent',
    bodies('<p>12 N Oak St, Savannah, GA 31401</p>', '<p>12 S. Oak St, Savannah, GA 31401</p>'),
    /direction/,
  ],
  ['address-is-po-box', bodies('<p>P.O. Box 217, Savannah, GA 31401</p>'), /217/],
  ['email-link-text-mismatch', bodies('<a href="mailto:ann@other.example">info@calloway.example</a>'), /ann@other/],
  ['form-action-mailto', bodies('<form action="mailto:info@calloway.example" method="post"></form>'), /mailto:info/],
  ['profile-link-generic', bodies('<footer><a href="https://www.facebook.com/">Facebook</a></footer>'), /facebook/],
  ['nap-name-inconsistent', misspelledTitle, /restaraunt/],
  [
    'nap-phone-inconsistent',
    bodies('<p>A</p><footer>(912) 234-0142</footer>', '<p>B</p><footer>(912) 786-5533</footer>'),
    /786-5533; \(912\) 234-0142 on/,
  ],
  [
    'nap-phone-inconsistent',
    [...told({ telephone: '+1 912-786-5533' }, '<p>Pipes</p>'), ...bodies(foot, '<p>(912) 234-0142</p>').slice(1)],
    /structured data: \+1 912-786-5533; printed/,
  ],
  ['hours-conflict', told(data_hours, `<p>© 2025 Calloway</p>${week('9am - 5pm')}`), /9 am/],
  ['hours-conflict', bodies(`<h2>Hours</h2>${week('9am - 5pm')}<p>Text</p><p>Open Mon - Fri 8am - 8pm</p>`), /8 pm/],
  ['form-action-placeholder', bodies('<form action="https://formspree.io/f/your-email-here"></form>'), /formspree/],
  ['form-action-placeholder', bodies('<form action="mailto:someone@example.com"></form>'), /someone/],
  ['hours-missing', bodies(foot, '<p>Write</p>'), /no hours/],
  ['phone-not-clickable', bodies('<p>(912) 234-0142</p>'), /234-0142/],
  ['tel-link-malformed', bodies('<a href="tel:+912-234-0142">Call</a>'), /no such number/],
  ['tel-link-malformed', bodies('<a href="tel:234-0142">Call</a>'), /area code/],
  ['tel-link-without-country-code', bodies('<a href="tel:9122340142">Call</a>'), /tel:912/],
  ['tel-link-text-mismatch', bodies('<a href="tel:+19122340124">(912) 234-0142</a>'), /dials/],
  [
    'tel-link-text-mismatch',
    bodies('<p>(912) 234-0142</p><a href="tel:9127865533"><button>Call now</button></a>'),
    /dials 9127865533; the page shows \+19122340142/,
  ],
  ['contact-page-missing', [{ html: htmlWith([calloway], '<p>Drains</p>') }], /no link/],
  ['address-not-in-footer', bodies(foot, '<p>a</p>', '<p>b</p>', '<p>c</p>'), /3 of 4/],
  ['map-missing', bodies(foot), /no map/],
  ['doorway-city-pages', [...bodies(foot), ...towns], /one of 5/],
  [
    'location-pages-missing',
    bodies(`<footer><p>12 Oak Street, Savannah, GA 31401</p><p>8 Bay Road, Macon, GA 31201</p></footer>`),
    /8 Bay|12 Oak/,
  ],
  ['service-area-pages-missing', told({ areaServed: ['Macon', 'Pooler', 'Rincon'] }), /Macon, Pooler/],
  [
    'service-pages-missing',
    [
      ...bodies(foot),
      { html: `<title>Services</title><main>${words.repeat(5)}</main>`, url: `${root}services/`, kind: 'service' },
    ],
    /only page/,
  ],
  ['city-in-home-title-h1', told({}), /Savannah/],
  ['reviews-absent', bodies(foot), /no reviews/],
  ['nap-name-inconsistent', given({ name: "Calloway's Plumbing" }, "<h1>Caloway's Plumbing</h1>"), /caloways/i],
  [
    'nap-phone-inconsistent',
    described('Call (912) 234-0124', '<p>(912) 234-0142</p>'),
    /search results: \(912\) 234-0124/,
  ],
  [
    'nap-address-inconsistent',
    [...told({}, '<p>Come in</p>'), ...bodies(foot, '<p>21 Oak St, Savannah, GA 31401</p>').slice(1)],
    /21 Oak/,
  ],
  ['hours-conflict', told(data_hours, '<p>Hours</p><p>Open 24 hrs a day, 365 days a year</p>'), /open 24 hours/],
  ['hours-conflict', told(data_hours, days('9 AM – 5 PM')), /9 am–5 pm/],
  ['hours-conflict', told(data_hours, `<p>Exceptional work in Springfield</p>${week('9am - 5pm')}`), /9 am/],
  ['hours-conflict', told(data_hours, `<h2>Calloway Bar and Grill</h2>${week('9am - 5pm')}`), /9 am/],
  [
    'hours-conflict',
    told(data_hours, `<p>Phone: (912) 234-0142</p><p>Email: a@b.example</p>${week('9am - 5pm')}`),
    /9 am/,
  ],
  ['email-not-on-domain', bodies(`${foot}<a href="mailto:calloway.pipes@gmail.com">Write</a>`), /gmail/],
  ['email-not-on-domain', bodies(`${foot}<a href="mailto:info@oak-street-vans.example">Write</a>`), /vans/],
  ['page-names-two-towns', [townPage('Plumber in Poca, WV', 'Your plumber in Charleston, WV')], /Poca.*Charleston/],
  [
    'map-shows-other-address',
    bodies(`${foot}<a href="https://maps.google.com/?q=Calloway+98+Pine+Ave+Pooler+GA+31322">Directions</a>`),
    /98 Pine/,
  ],
  ['profile-links-missing', bodies(foot), /no link/],
])('%s is found', (id, pages, evidence) => {
  const outcome = outcomeOf(id, pages)
  expect(outcome.state).toBe('found')
  if (outcome.state === 'found') expect(outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each<[string, ServedPage[]]>([
  ['nap-name-missing', told({ name: 'Calloway Plumbing, LLC' }, `<p>Calloway Plumbing</p>${foot}`)],
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
  ['email-link-text-mismatch', bodies('<a href="mailto:Info@Calloway.example?subject=Hi">info@calloway.example</a>')],
  ['email-link-text-mismatch', bodies('<a href="mailto:info@calloway.example">Write to us</a>')],
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
  ['address-not-in-footer', bodies(foot, foot, foot)],
  ['map-missing', bodies(`${foot}<a href="https://maps.app.goo.gl/abc">Directions</a>`)],
  ['doorway-city-pages', [...bodies(foot), ...towns.slice(1)]],
  ['location-pages-missing', bodies(foot, '<p>12 Oak St., Savannah GA 31401</p>')],
  ['service-area-pages-missing', [...told({ areaServed: ['Macon', 'Pooler', 'Rincon'] }), ...towns]],
  ['service-pages-missing', [...bodies(foot), ...towns]],
  ['city-in-home-title-h1', told({}, `<h1>Plumber in Savannah</h1>${foot}`)],
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
  ['page-names-two-towns', [townPage('Plumber in Poca, WV', 'Drains mended in Poca, West Virginia')]],
  [
    'map-shows-other-address',
    bodies(`${foot}<a href="https://maps.google.com/?q=12+Oak+St+Savannah+GA+31401">Directions</a>`),
  ],
  ['map-missing', bodies(`${foot}<div class="w-widget" data-widget-latlng="32.08,-81.09"></div>`)],
  ['map-missing', bodies(`${foot}<div id="map-canvas"></div>`)],
  ['profile-links-missing', bodies(`${foot}<footer><a href="https://www.facebook.com/">Facebook</a></footer>`)],
  ['profile-links-missing', bodies(`${foot}<a href="https://www.yelp.com/biz/calloway">Yelp</a>`)],
])('%s is not found where all is well', (id, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
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

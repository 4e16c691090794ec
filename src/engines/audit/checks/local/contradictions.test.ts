import { expect, test } from 'vitest'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { type ServedPage, viewOf } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith, shopWith } from '#tests/support/audit/business-page.ts'
import { localChecks } from './local-checks.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p><a href="tel:+19122340142">(912) 234-0142</a></footer>'

function outcomeOf(id: string, page: PageView) {
  const check = localChecks.find(known => known.id === id)
  if (check?.scope !== 'page') throw new Error(`No check of pages is called ${id}.`)
  return check.look(page)
}

const page = (body: string, over: Partial<ServedPage> = {}) =>
  viewOf({ html: `<html><head><title>Calloway Plumbing</title></head><body>${body}</body></html>`, ...over })
const withHead = (head: string, body = foot, over: object = {}) =>
  viewOf({ html: htmlWith([{ ...calloway, ...over }], body).replace('</head>', `${head}</head>`) })
const description = (content: string) => `<meta name="description" content="${content}">`
const frame = (place: string) => `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!${place}"></iframe>`
const in_address = (over: object) => ({ address: { ...calloway.address, ...over } })
const days = (hours: string, rest = '') => `<p>Monday - Friday: ${hours}${rest}</p>`
const data_hours = { openingHoursSpecification: undefined, openingHours: 'Mo-Fr 08:00-17:00' }
const fields = '<input type="email" name="email"><textarea name="message"></textarea><button>Send</button>'

test.each<[string, PageView, RegExp]>([
  ['address-zip-elsewhere', page('<p>12 Oak Street, Savannah, GA 90210</p>'), /90210 is in CA/],
  ['address-zip-elsewhere', page('<p>12 Oak Street, Savannah, GA 30303</p>'), /30303 is that of Atlanta, GA/],
  ['address-zip-elsewhere', shopWith(in_address({ postalCode: '33101' })), /33101 is in FL/],
  ['address-zip-elsewhere', page('<p>12 Oak Street, Savannah, GA 00123</p>'), /no ZIP begins with 001/],
  ['map-shows-other-address', page(`${foot}${frame('2d-73.9856644!3d40.7484405')}`), /40\.75, -73\.99/],
  [
    'map-shows-other-address',
    page(`${foot}<iframe src="https://maps.google.com/maps?q=Main+Street,+Austin,+TX&output=embed"></iframe>`),
    /Austin/,
  ],
  ['email-domain-misspelled', page('<a href="mailto:calloway@gmial.com">Write</a>'), /meant: gmail\.com/],
  ['email-domain-misspelled', page('Write to hellp@calloway.example'), /meant: hello@calloway\.example/],
  ['email-domain-misspelled', page('<a href="mailto:cateirng@calloway.example">Write</a>'), /meant: catering@/],
  ['email-domain-misspelled', page('<a href="mailto:imfo@calloway.example">Write</a>'), /meant: info@/],
  ['email-domain-misspelled', page('<p>info@caloway.example</p>'), /meant: calloway\.example/],
  ['email-domain-misspelled', shopWith({ email: 'info@calloway.con' }), /another ending/],
  ['name-of-another-business', withHead('<meta property="og:site_name" content="Bright Smile Dental">'), /Bright/],
  [
    'name-of-another-business',
    withHead(description('Hartwell Roofing offers roof repair and new roofs in Savannah, with free estimates.')),
    /Hartwell Roofing/,
  ],
  [
    'name-of-another-business',
    withHead('', `<header><a href="/"><img src="/logo.png" alt="Zentrix logo"></a></header>${foot}`),
    /Zentrix/,
  ],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2026 Sizzle Diner</footer>`), /Sizzle Diner/],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2015 NailSalon.com</footer>`), /NailSalon/],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2023 Orbit Designs</footer>`), /Orbit Designs/],
  ['page-names-other-state', withHead(description('Your plumber in Austin, TX: drains, pipes and pumps.')), /Austin/],
  ['page-names-other-state', withHead('', `<h1>Plumber in Boise, Idaho</h1>${foot}`), /Boise/],
  ['page-names-other-state', shopWith({ areaServed: ['Portland, OR'] }, foot), /Portland/],
  ['page-names-other-state', withHead('<meta name="geo.region" content="US-NV">'), /US-NV/],
  ['founding-year-conflict', shopWith({ foundingDate: '1992' }, `<p>Family owned since 1987</p>${foot}`), /1992.*1987/],
  ['founding-year-conflict', page('<p>Serving Maine since 1987</p><p>Serving Maine since 1978</p>'), /1987.*1978/],
  ['founding-year-conflict', page('<p>Established 1987</p><p>We were founded in 1992 by Ann Calloway.</p>'), /1987/],
  ['profile-link-mismatch', shopWith({ sameAs: 'https://facebook.com/caloway' }, link('calloway')), /facebook/],
  ['profile-link-mismatch', page('<a href="https://instagram.com/calloway">Facebook</a>'), /leads to/],
  [
    'profile-link-mismatch',
    page(
      '<a href="https://members.guild.example/9"><img src="/g.png" alt="Calloway Plumbing Facebook page"></a><a href="https://facebook.com/calloway">Facebook</a>',
    ),
    /Facebook page” leads to https:..members/,
  ],
  [
    'hours-conflict',
    page(
      `<p>Same-day appointments are available Monday through Saturday, 8am - 5pm.</p><p>For towns farther away it may take a while longer, and we call you on the way.</p><footer>${days('8am - 5pm', ', Saturday: 8am - 1pm')}</footer>`,
    ),
    /^Sat/,
  ],
  ['profile-link-generic', page('<footer><a href="https://facebook.com/yourpage">Facebook</a></footer>'), /yourpage/],
  [
    'hours-against-every-day',
    page(`<p>Open 7 days a week!</p>${days('9am - 5pm', ', Sunday: closed')}`),
    /closed on Sun/,
  ],
  ['hours-against-every-day', shopWith(data_hours, '<p>We are open every day.</p>'), /structured data: closed on Sat/],
  ['hours-conflict', shopWith(data_hours, days('8am - 5pm', ', Saturday: 9am - 1pm')), /Sat.*leaves the day out/],
  [
    'hours-conflict',
    shopWith(
      data_hours,
      `${days('8am - 5pm', ', Saturday: 9am - 1pm')}<footer>${days('8am - 5pm', ', Saturday: 9am - 1pm')}</footer>`,
    ),
    /Sat.*leaves the day out/,
  ],
  [
    'hours-conflict',
    shopWith(
      { openingHours: 'Mo 0800-1700 Tu 0800-1700 We 0800-1700 Th 0800-1700 Fr 0800-1700' },
      days('7:30am - 5pm', ', Saturday: closed, Sunday: closed'),
    ),
    /Mon: structured data says 8 am–5 pm/,
  ],
  ['hours-impossible', page(days('8am - 5am')), /Mon/],
  ['hours-impossible', page(days('9pm - 5pm')), /Mon/],
  ['phone-not-a-number', page('<p>Call (912) 234-014</p>'), /9 digits/],
  ['phone-not-a-number', page('<p>Call (912) 234-01422</p>'), /11 digits/],
  ['phone-not-a-number', page('<p>Call 912-80142</p>'), /8 digits/],
  ['phone-not-a-number', page('<p>Call 01-912-234-0142</p><p>12 Oak St, Savannah, GA 31401</p>'), /no 01/],
  ['phone-not-a-number', page('<p>Phone: 234-0142</p><p>12 Oak St, Savannah, GA 31401</p>'), /area code/],
  ['phone-not-a-number', page('<p>Phone: (912) 034-0142</p>'), /no such number/],
  ['form-without-receiver', page(`<form>${fields}</form>`), /without action/],
  ['form-without-receiver', page(`<form action="#">${fields}</form><script src="/js/jquery.min.js"></script>`), /#/],
  [
    'form-without-button',
    page(`<form action="/send" method="post">${fields.replace(/<button.*/, '')}</form>`),
    /no button/,
  ],
  [
    'contact-page-other-phone',
    page('<main><a href="tel:+19127865533">(912) 786-5533</a></main><footer>(912) 234-0142</footer>', {
      kind: 'contact',
    }),
    /\+19127865533; in the header or footer \+19122340142/,
  ],
  [
    'name-of-another-business',
    withHead(description('Learn about Hartwell Roofers, founded in 2009.')),
    /Hartwell Roofers/,
  ],
  ['email-not-clickable', page('<p>info@calloway.example</p>'), /info@/],
  ['email-not-clickable', page('<p>Ada: ada [at] calloway.com</p>'), /^ada \[at\] calloway/],
  ['email-not-clickable', page('<p>info(at)calloway(dot)com</p>'), /^info\(at\)/],
  ['profile-link-generic', page('<a href="https://google.com/">Write a review</a>'), /google/],
  ['profile-link-generic', page('<meta name="twitter:site" content="@wix">'), /@wix/],
  ['profile-link-generic', page('<meta name="twitter:site" content="@">'), /content="@"/],
  ['hours-conflict', shopWith({ ...data_hours, '@type': 'PlumbingBusiness' }, days('9am - 5pm')), /9 am/],
])('%s is found', (id, view, evidence) => {
  const outcome = outcomeOf(id, view)
  expect(outcome.state).toBe('found')
  if (outcome.state === 'found') expect(outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

function link(name: string): string {
  return `<footer><a href="https://www.facebook.com/${name}">Facebook</a></footer>`
}

test.each<[string, PageView]>([
  ['address-zip-elsewhere', page('<p>12 Oak Street, Savannah, GA 31401</p><p>1 Elm St, Fishers Island, NY 06390</p>')],
  ['address-zip-elsewhere', page('<p>9 Pine Rd, Pooler, GA 31322</p><p>1 Calle Sol, San Juan, PR 00901</p>')],
  // What differs within the page is told as that.
  ['address-zip-elsewhere', shopWith(in_address({ postalCode: '90210' }), foot)],
  ['map-shows-other-address', page(`${foot}${frame('2d-81.0912!3d32.0809')}`)],
  ['map-shows-other-address', page(`${foot}<a href="https://www.google.com/maps/@40.7,-73.9,12z">New York</a>`)],
  ['map-shows-other-address', page(`<p>London</p>${frame('2d-0.12!3d51.5')}`)],
  ['email-domain-misspelled', page('<p>info@calloway.example, ann@gmail.com, bob@gallaway-pumps.example</p>')],
  [
    'email-domain-misspelled',
    page('<p>info@caloway.example</p><a href="https://www.caloway.example/">Caloway Pumps</a>'),
  ],
  ['email-domain-misspelled', page('<p>info@gacalloway.example, info@callowayco.example</p>')],
  ['name-of-another-business', withHead('<meta property="og:site_name" content="Calloway">')],
  [
    'name-of-another-business',
    withHead('', `<header><a href="/"><img src="/icon.png" alt="Compass Logo"></a></header>${foot}`),
  ],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2026 CallowayPlumbers.com</footer>`)],
  [
    'name-of-another-business',
    shopWith({ alternateName: 'Sizzle Diner' }, `${foot}<footer>© 2026 Sizzle Diner</footer>`),
  ],
  [
    'name-of-another-business',
    viewOf({ html: '<title>: An unexpected error has occurred</title><footer>© 2026 Hartwell Plumbing</footer>' }),
  ],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2026 Ann Lee and Tim Marsh</footer>`)],
  [
    'name-of-another-business',
    viewOf({
      html: `<title>Additional Services</title>${description('Honeywell Pediatrics provides tests.')}<h1>Onsite Tests</h1>`,
    }),
  ],
  [
    'name-of-another-business',
    withHead(
      '',
      `<header><a href="/"><img class="logo" alt="Large house with a roof" src="/h.png"></a></header>${foot}`,
    ),
  ],
  ['name-of-another-business', withHead('', `${foot}<footer>© 2026 Orbit Communications</footer>`)],
  ['profile-link-generic', page('<footer><a href="https://twitter.com/#!/calloway">Twitter</a></footer>')],
  [
    'name-of-another-business',
    withHead('', `<header><a href="/"><img src="/logo.png" alt="Calloway logo"></a></header>${foot}`),
  ],
  [
    'name-of-another-business',
    withHead('', `<footer><img src="/bbb.png" alt="Hartwell Council logo"></footer>${foot}`),
  ],
  ['name-of-another-business', withHead('<meta property="og:site_name" content="Emergency Plumbing Savannah">')],
  [
    'name-of-another-business',
    withHead(description('Fast Friendly Plumbing is what we offer.'), `<p>Fast!</p>${foot}`),
  ],
  [
    'name-of-another-business',
    withHead('', `${foot}<footer>© 2026 Hartwell Holdings LLC. Site by Pixel Web Design</footer>`),
  ],
  [
    'name-of-another-business',
    withHead(description('Hartwell Pumps are sold here.'), `<p>We sell Hartwell pumps</p>${foot}`),
  ],
  ['page-names-other-state', withHead(description('Plumber in Bluffton, SC and Savannah, GA.'))],
  ['page-names-other-state', shopWith({ areaServed: ['Georgia', 'North Carolina', 'Texas'] }, foot)],
  ['page-names-other-state', withHead(description('Plumber in Hilton Head, SC.'))],
  ['page-names-other-state', withHead(description('The best New York pizza.'))],
  ['page-names-other-state', shopWith({ areaServed: ['Georgia', 'Virginia', 'Texas'] }, foot)],
  ['page-names-other-state', withHead(description('Moves to Austin, TX.'), `<p>We move you to Austin, TX</p>${foot}`)],
  ['founding-year-conflict', shopWith({ foundingDate: '1987-04-01' }, '<p>Since 1987. Chef Ann since 2015</p>')],
  ['founding-year-conflict', page('<p>Since 1987</p><p>“Customers since 1992”</p>')],
  ['profile-link-mismatch', shopWith({ sameAs: 'https://facebook.com/calloway/' }, link('Calloway?ref=x'))],
  ['profile-link-mismatch', shopWith({ sameAs: 'https://facebook.com/profile.php?id=7' }, link('calloway'))],
  ['profile-link-mismatch', page('<a href="https://x.com/calloway">Twitter</a>')],
  [
    'profile-link-mismatch',
    page('<a href="https://www.facebook.com/calloway"><img src="/g.png" alt="Calloway Plumbing Facebook page"></a>'),
  ],
  ['hours-against-every-day', page(`<p>Open 7 days a week except holidays</p>${days('9am - 5pm', ', Sunday closed')}`)],
  ['hours-against-every-day', page(`<p>Phones are open every day</p>${days('9am - 5pm', ', Sunday closed')}`)],
  ['hours-conflict', shopWith(data_hours, days('8am - 5pm', ', Saturday: closed'))],
  [
    'hours-conflict',
    page(
      `<main><p>You load it all day Saturday.</p></main><footer>${days('8am - 5pm', ', Saturday: 9am - 1pm')}</footer>`,
    ),
  ],
  [
    'hours-conflict',
    page(
      `<p>Appointments are available Monday through Saturday, 7 AM–7 PM.</p><footer>${days('8am - 5pm', ', Saturday: 8am - 1pm')}</footer>`,
    ),
  ],
  ['hours-impossible', page(days('6pm - 3am'))],
  ['hours-impossible', page(days('8am - 5pm'))],
  [
    'phone-not-a-number',
    page('<p>Call (912) 234-0142 or +44 (020) 7946 0958; licence 123-456-789; part 912-80142</p>'),
  ],
  ['phone-not-a-number', page('<p>Article 912-034-0142</p>', { kind: 'article' })],
  ['form-without-receiver', page(`<form data-netlify="true">${fields}</form>`)],
  ['form-without-receiver', page(`<form>${fields}</form><script src="/main.js"></script>`)],
  ['form-without-receiver', page(`<form>${fields}</form><script>document.forms[0].onsubmit = send</script>`)],
  ['form-without-receiver', page('<form><input type="search" name="q"></form>')],
  ['form-without-receiver', page(`<form method="post">${fields}</form>`)],
  ['name-of-another-business', withHead(description('Contact Calloway Plumbing for drains.'))],
  ['tel-link-malformed', page('<a href="tel:0161 879 4949">0161 879 4949</a>')],
  ['form-without-button', page(`<form action="/send" method="post">${fields}</form>`)],
  ['form-without-button', page(`<form id="f">${fields.replace(/<button.*/, '')}</form><button form="f">Send</button>`)],
  [
    'form-without-button',
    page(`<div><form action="/send">${fields.replace(/<button.*/, '')}</div><button>Send</button></form>`),
  ],
  ['form-without-button', page('<form action="/find"><input type="search" name="q"></form>')],
  [
    'form-without-button',
    page(
      '<input placeholder="Name"><input placeholder="Email"><input placeholder="Phone"><textarea></textarea><div id="go">Submit</div>',
    ),
  ],
  [
    'contact-page-other-phone',
    page('<main>(912) 786-5533 or (912) 234-0142</main><footer>(912) 234-0142</footer>', { kind: 'contact' }),
  ],
  ['email-not-clickable', page('<a href="mailto:info@calloway.example">Write</a> info@calloway.example')],
  ['email-not-clickable', page('<a href="mailto:info@calloway.com">Write</a> to info [at] calloway.com')],
  ['email-not-clickable', page('<p>Open house (at 4 pm). Ask Ada (at the desk).</p>')],
  ['phone-not-clickable', page('<a href="fax:9127865533">(912) 786-5533</a>')],
  ['profile-link-generic', page('<meta name="twitter:site" content="@callowayplumbs">')],
  ['profile-link-generic', page('<p>Find it on <a href="https://google.com/">Google</a></p>')],
  [
    'profile-link-generic',
    page(
      '<p>A review of <a href="https://www.yelp.com/biz/calloway-plumbing">Calloway</a> on <a href="https://www.yelp.com">Yelp</a></p>',
    ),
  ],
  [
    'hours-conflict',
    shopWith(data_hours, `<p>${'Walks by the river are free. '.repeat(6)} The museum is closed Thursday.</p>`),
  ],
])('%s is not found where all is well', (id, view) => {
  expect(outcomeOf(id, view).state).not.toBe('found')
})

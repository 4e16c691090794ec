import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit-views.ts'
import { outcomeOf } from '#tests/support/outcome-of.ts'

const host = 'https://www.calloway-plumbing.com'
const shown = (body: string, over: Partial<ServedPage> & { head?: string } = {}): ServedPage => {
  const { head = '<title>Calloway Plumbing in Savannah</title>', ...rest } = over
  return { html: `<html lang="en"><head>${head}</head><body>${body}</body></html>`, url: `${host}/`, ...rest }
}
const data = (entry: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entry })}</script>`
const other = (path: string) => ({ url: `${host}/${path}`, kind: 'other' as const })

const physician = {
  '@type': 'Physician',
  name: 'Ada Quill',
  jobTitle: 'Internist',
  worksFor: { '@type': 'MedicalClinic', name: 'Quill Medicine' },
}
const clinic = (name: string) =>
  data({
    '@type': 'LegalService',
    name,
    address: { streetAddress: '12 Oak St', addressLocality: 'Macon', addressRegion: 'GA', postalCode: '31201' },
  })
const titled = (title: string, h1: string, path: string) =>
  shown(`<h1>${h1}</h1>`, { head: `<title>${title}</title>`, ...other(path) })
const described = (description: string) =>
  shown('<p>12 Oak St, Tampa, FL 33602</p>', {
    head: `<title>Calloway Neurology</title><meta name="description" content="${description}">`,
  })
const legal = (host_named: string) =>
  shown(`<p>By visiting our website ${host_named} you agree.</p><footer>© 2026 Friendly Bins</footer>`, {
    url: `${host}/privacy/`,
    kind: 'legal',
  })
const door = (street: string) => `<footer>${street}, Macon, GA 31201</footer>`
const india = '<a href="https://wa.me/919820012345">WhatsApp</a>'

// Read on real sites, where what the check told was meant in another way.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['tel-link-text-mismatch', 'a number at home in India', [shown('<a href="tel:+918508512345">8508512345</a>')]],
  [
    'call-button-other-country',
    'a number at home in India',
    [shown('<p>Call us: 8508512345</p><a href="tel:+918508512345">Call</a>')],
  ],
  ['phone-not-a-number', 'an Indian mobile number', [shown(`<p>Call us: 9821112345</p>${india}`)]],
  ['phone-not-a-number', 'ten digits that nothing puts into a country', [shown('<p>Call us: 9821112345</p>')]],
  ['tel-link-malformed', 'an Indian mobile number', [shown('<a href="tel:9821112345">Call</a>')]],
  [
    'nap-phone-inconsistent',
    'pages with and without the country code',
    [
      shown('<a href="tel:+918508512345">Call</a>'),
      ...['a', 'b', 'c'].map(path => shown('<a href="tel:+918508512345">Call</a>', other(path))),
      shown('<p>Call us: 8508512345</p>', other('d')),
    ],
  ],
  [
    'tel-link-text-mismatch',
    'a number that was never filled in',
    [shown('<a href="tel:+17062341942">(706) XXX-XXXX</a>')],
  ],
  ['nap-name-missing', 'a lawyer without "Law"', [shown('<h1>Ada Quill</h1>', { head: clinic('Ada Quill Law') })]],
  [
    'nap-name-inconsistent',
    'a name of trade and town',
    [
      shown('<h2>Dentistry in Alexandria, done kindly</h2>', {
        head: data({ '@type': 'Dentist', name: 'Dentists in Alexandria' }),
      }),
    ],
  ],
  [
    'name-lacks-a-word',
    'a sentence',
    [shown('<h1>Walk-ins Always Welcome Here.</h1>', { head: '<title>Calloway Cuts | Walk-ins Welcome Here</title>' })],
  ],
  [
    'contact-page-empty',
    'directions',
    [shown('<p>Turn left.</p>', { url: `${host}/directions.html`, kind: 'contact' })],
  ],
  ['legal-page-of-another', 'an own address with the own name', [legal('friendlybins.com')]],
  [
    'map-of-another-business',
    'a quarter of a town',
    [
      shown(
        '<iframe src="https://www.google.com/maps/place/Ghalib+Nagar+Malir,+Karachi,+Sindh,+Pakistan/@24.8,67.1,17z"></iframe>',
        { kind: 'contact' },
      ),
    ],
  ],
  ['page-names-two-towns', 'a county', [titled('Drains in Armuchee, GA', 'Drains in Floyd County, GA', 'armuchee-ga')]],
  ['page-names-other-state', 'illnesses', [described('We treat headache, Parkinson’s, MS and stroke.')]],
  ['page-names-other-state', 'illnesses', [described('We treat Alzheimer’s Disease, MS and stroke.')]],
  [
    'town-in-wrong-state',
    'Missouri City',
    [shown(`<p>Katy, Sugar Land, Missouri City, Richmond</p><footer>12 Oak St, Houston, TX 77002</footer>`)],
  ],
  [
    'nap-address-inconsistent',
    'two spellings of a building',
    [shown(door('12 Oak St, Building A')), shown(door('12 Oak St, Bldg. A'), other('a'))],
  ],
  [
    'promise-contradicted',
    'a figure of none',
    [shown('<p>An estimate on paper, no phone quotes.</p><div>Phone Quotes Given</div><div>0</div>')],
  ],
  ['schema-local-required', 'a physician of a practice', [shown('', { head: data(physician) })]],
  [
    'nap-address-missing',
    'a served area of inner capitals',
    [shown('<h1>Roof repair</h1><h2>Serving DuPage and Kane County</h2><a href="tel:+16302341942">Call us</a>')],
  ],
  [
    'answerable-basics',
    'free words beside the number',
    [shown(`<p>Call to make a to-go order! Dial (912) 234-1942</p>${door('12 Oak St')}`)],
  ],
  ['email-not-clickable', 'a link without mailto:', [shown('<a href="ada@calloway.com">ada@calloway.com</a>')]],
  [
    'description-too-short',
    'a description of a tool',
    [shown('<p>x</p>', { head: '<meta name="description" content="Web site created using create-react-app">' })],
  ],
  [
    'title-too-long',
    'a title that repeats itself',
    [
      shown('<p>x</p>', {
        head: '<title>Plumber Savannah, Plumber Pooler, Plumber Macon, Plumber Tybee, Plumber Rincon, Plumber Hinesville</title>',
      }),
    ],
  ],
  ...['Homepage', 'light-version-logo', 'Go to the home page', 'Logo (dark mode)'].map(
    (alt): [string, string, ServedPage[]] => [
      'name-of-another-business',
      `${alt}: which picture it is, or where it leads`,
      [shown(`<header><a href="/"><img src="/logo.png" alt="${alt}"></a></header><h1>Calloway Plumbing</h1>`)],
    ],
  ),
  ...['title-missing', 'h1-missing', 'description-missing', 'contact-page-empty'].map(
    (id): [string, string, ServedPage[]] => [
      id,
      'a page that sends on by a script before anybody sees it',
      [
        {
          html: '<html lang="en"><head><script>location.href = "/"</script></head></html>',
          url: `${host}/contact`,
          kind: 'contact',
        },
      ],
    ],
  ),
  ...['lawyers.com/macon/georgia/quill-llc-45775650-f/#reviews', 'psychologytoday.com/us/therapists/ann-quill'].map(
    (to): [string, string, ServedPage[]] => [
      'profile-links-missing',
      'a page in the directory of a trade',
      [shown(`${door('12 Oak St')}<a href="https://www.${to}">What clients say</a>`)],
    ],
  ),
  [
    'name-of-another-business',
    'an owner in the small print',
    [shown('<h1>Calloway Plumbing</h1><footer>© 2024 Maria Lopez</footer>')],
  ],
  [
    'site-name-of-another',
    'a town and a trade',
    [
      shown('<h1>x</h1>', { head: '<meta property="og:site_name" content="Calloway Plumbing">' }),
      shown('<h1>x</h1>', { head: '<meta property="og:site_name" content="Savannah Plumber">', ...other('a') }),
    ],
  ],
  [
    'title-of-another-business',
    'a trade and a town',
    [
      shown('<p>Calloway Plumbing mends pipes.</p><footer>© 2025 Calloway Plumbing</footer>', {
        head: '<title>Emergency Drain Service | Savannah</title>',
      }),
    ],
  ],
  [
    'page-names-far-town',
    'how far the business goes',
    [shown('<h1>All of Georgia, from Savannah to Atlanta, GA</h1><p>12 Oak St, Savannah, GA 31401</p>')],
  ],
  [
    'schema-telephone-is-fax',
    'one line for both',
    [
      shown('<p>Phone/Fax: (912) 234-1943</p>', {
        head: data({ '@type': 'Plumber', name: 'C', telephone: '+19122341943' }),
      }),
    ],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

// The same checks still see what they are for.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['tel-link-text-mismatch', 'another Indian number', [shown('<a href="tel:+918508512345">8508599999</a>')]],
  ['phone-not-a-number', 'a number in groups', [shown('<p>Call us: 982-111-2345</p>')]],
  [
    'phone-not-a-number',
    'ten digits beside an address at home',
    [shown('<p>Call us: 9821112345</p><p>12 Oak St, Macon, GA 31201</p>')],
  ],
  ['tel-link-malformed', 'a number that no country has', [shown('<a href="tel:1112223333">Call (912) 234-1942</a>')]],
  ['nap-name-missing', 'a name that stands nowhere', [shown('<h1>Welcome</h1>', { head: clinic('Ada Quill Law') })]],
  [
    'name-lacks-a-word',
    'a name without a word',
    [
      shown('', {
        head: `<title>Alder Tree Farm</title>${data({ '@type': 'Store', name: 'Alder Valley Tree Farm' })}`,
      }),
    ],
  ],
  ['contact-page-empty', 'a contact page', [shown('<p>Write!</p>', { url: `${host}/contact.html`, kind: 'contact' })]],
  ['legal-page-of-another', 'an address of others', [legal('rivalbins.com')]],
  ['page-names-two-towns', 'two towns', [titled('Drains in Rome, GA', 'Drains in Calhoun, GA', 'rome-ga')]],
  ['page-names-other-state', 'a town of that state', [described('Neurology in Biloxi, MS for everybody.')]],
  [
    'nap-address-inconsistent',
    'two buildings',
    [
      shown(door('12 Oak St, Building A')),
      shown(door('12 Oak St, Building A'), other('b')),
      shown(door('12 Oak St, Building C'), other('a')),
    ],
  ],
  [
    'promise-contradicted',
    'a promise',
    [shown('<p>An estimate on paper, no phone quotes.</p><p>Call for a phone quote.</p>')],
  ],
  [
    'schema-local-required',
    'a practice',
    [shown('', { head: data({ '@type': 'Physician', name: 'Quill Medicine' }) })],
  ],
  ['email-not-clickable', 'bare text', [shown('<p>ada@calloway.com</p>')]],
  [
    'template-placeholder-in-page',
    'a number that was never filled in',
    [shown('<a href="tel:+17062341942">(706) XXX-XXXX</a>')],
  ],
  ...['Sorry, this website is not available.', 'This shop is currently unavailable.', 'This account has expired.'].map(
    (text): [string, string, ServedPage[]] => ['site-switched-off', text, [shown(`<h1>${text}</h1>`)]],
  ),
  ...[
    'Hartwell Heating is proud to serve Boise.',
    'Hartwell Heating has been serving Boise since 1998.',
    'Here at Hartwell Heating we care.',
  ].map((text): [string, string, ServedPage[]] => [
    'text-of-another-business',
    text,
    [
      shown(`<h1>Calloway Plumbing</h1><p>Calloway Plumbing.</p><p>${text}</p>`, {
        head: '<title>Calloway Plumbing</title><meta property="og:site_name" content="Calloway Plumbing">',
      }),
    ],
  ]),
  [
    'title-of-another-business',
    'a name without a legal form',
    [
      shown('<p>Calloway Plumbing mends pipes.</p><footer>© 2025 Calloway Plumbing</footer>', {
        head: '<title>Hartwell Heating & Air | Boise HVAC</title>',
      }),
    ],
  ],
  [
    'staff-of-another-trade',
    'a team',
    [shown('<p>Our team of experienced dentists cares.</p>', { head: '<title>Calloway Plumbing</title>' })],
  ],
  [
    'profile-links-missing',
    'the front page of a directory',
    [shown(`${door('12 Oak St')}<a href="https://www.lawyers.com/">Lawyers</a>`)],
  ],
  [
    'contact-page-empty',
    'a button that leads on',
    [shown('<p>Ask us.</p><script>location.href = "/"</script>', { url: `${host}/contact`, kind: 'contact' })],
  ],
  ['note-of-the-maker', 'a draft', [shown('<p>Draft copy, pending client approval.</p>')]],
  [
    'message-link-wrong-number',
    'a made-up number by the long address',
    [shown('<a href="https://api.whatsapp.com/send?phone=1234567890">Chat</a>')],
  ],
  [
    'text-names-far-town',
    'whose plumber it is',
    [shown('<p>Your trusted plumber in Macon, Georgia.</p><p>12 Oak St, Savannah, GA 31401</p>')],
  ],
  [
    'price-differs-across-pages',
    'an offer in its own words',
    [shown('<p>Oil change only $39.95</p>'), shown('<p>Oil change $49.95</p>', other('a'))],
  ],
  [
    'schema-answer-mismatch-page',
    'yes and no',
    [
      shown('<h3>Are you open on Sunday?</h3><p>No, we are closed on Sundays.</p>', {
        head: data({
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Are you open on Sunday?',
              acceptedAnswer: { '@type': 'Answer', text: 'Yes, we are there on Sundays.' },
            },
          ],
        }),
      }),
    ],
  ],
])('%s is found: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).toBe('found')
})

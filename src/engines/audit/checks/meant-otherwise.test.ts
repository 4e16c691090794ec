import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import {
  clinic,
  data,
  described,
  door,
  host,
  india,
  legal,
  other,
  physician,
  shown,
  titled,
} from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

// Read on real sites, where what the check told was meant in another way.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['tel-link-text-mismatch', 'a number at home in India', [shown('<a href="tel:+918508512345">8508512345</a>')]],
  [
    'call-button-other-country',
    'a number at home in India',
    [shown('<p>Call us: 8508512345</p><a href="tel:+918508512345">Call</a>')],
  ],
  ['phone-not-a-number', 'an Indian mobile number', [shown(`<p>Call us: 9821112345</p>${india}`)]],
  [
    'phone-not-a-number',
    'a second number behind one in full',
    [shown('<p>Call (912) 234-0142 (office: 234-0143)</p><p>12 Oak St, Savannah, GA 31401</p>')],
  ],
  ['phone-not-a-number', 'a zero before the code of a town abroad', [shown('<p>Call us: 053 568 0539</p>')]],
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
    'what the site is for in the small print',
    [shown('<h1>Calloway Plumbing</h1><footer>© 2024 For Education Purposes Only</footer>')],
  ],
  [
    'name-of-another-business',
    'the people of the house in the description',
    [
      shown('<h1>Calloway Dental</h1>', {
        head: '<title>Calloway Dental</title><meta name="description" content="Dr. Reyes and Dr. Marsh provide care for anxious patients.">',
      }),
    ],
  ],
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

import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import {
  clinic,
  data,
  described,
  door,
  host,
  legal,
  other,
  shown,
  titled,
} from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

// The checks that are silent about what is meant otherwise still see what they are for.
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

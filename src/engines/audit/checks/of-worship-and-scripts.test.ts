import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { data, host, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const street = '<p>12 Oak St, Macon, GA 31201</p>'
const church = (text: string, name = 'Calloway Church') =>
  shown(`<h1>${name}</h1><p>${text}</p>${street}`, { head: `<title>${name} | Macon, GA</title>` })
const drawn = (body = '', path?: string) =>
  shown(`${body}<div id="root"></div><script src="/app.js"></script>`, path === undefined ? {} : other(path))
const faq = data({
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'Do you offer emergency service?', acceptedAnswer: { text: 'Yes.' } }],
})
const blank = (also: string) =>
  shown('<h1>Calloway</h1>', {
    head: `<title>Calloway</title><link rel="canonical" href="https://yourdomain.com/">${also}`,
  })
const congregation = (place: object) =>
  shown(
    data({ '@type': 'Place', telephone: '+14785550142', ...place }) +
      data({
        '@type': 'ReligiousOrganization',
        name: 'Calloway Church',
        url: `${host}/`,
        telephone: '+14785550142',
        address: { '@type': 'PostalAddress', streetAddress: '12 Oak St', addressLocality: 'Macon' },
      }),
  )
const whole = {
  openingHours: 'Mo-Fr 09:00-15:00',
  geo: { '@type': 'GeoCoordinates', latitude: 32.84, longitude: -83.63 },
}

test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['hours-missing', 'times of worship', [church('Sunday Worship at 10:00 AM, in person and online')]],
  [
    'hours-missing',
    'a day, and hours below it',
    [church('<b>Every Sunday</b><br>8:30 am: Matins<br>9:15 am: Liturgy')],
  ],
  ['hours-missing', 'the same in lines of their own', [church('<h4>Sundays</h4><p>Matins 8:30 am</p>')]],
  [
    'hours-missing',
    'times on a page for them',
    [church('Come as you are'), { html: '<title>Service Times</title>', url: `${host}/schedule.html` }],
  ],
  ['answerable-basics', 'a church that names no prices', [church('Join us on Sunday for worship at 10:00 am')]],
  ['schema-faq-hidden', 'questions of a page that a script draws', [drawn(faq)]],
  [
    'address-not-in-footer',
    'pages that a script draws',
    [shown(street), ...['plumbing', 'heating', 'about'].map(path => drawn('', path))],
  ],
  [
    'template-placeholder-in-page',
    'the blank that the canonical has too',
    [blank('<meta property="og:url" content="https://yourdomain.com/">')],
  ],
  ['schema-local-recommended', 'what a place with the same number says', [congregation(whole)]],
  [
    'page-names-other-state',
    'the city by its two letters',
    [
      shown('<p>12 Oak St, Los Angeles, CA 90007</p>', {
        head: '<title>Calloway Bikes - Serving LA Since 1985</title>',
      }),
    ],
  ],
  [
    'name-written-in-ways',
    'a church and its school',
    [
      shown(data({ '@type': 'Church', name: 'Calloway Lutheran Church' }), {
        head: '<title>Calloway</title><meta property="og:site_name" content="Calloway Lutheran Church & School">',
      }),
    ],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['hours-missing', 'a church without times', [church('All are welcome here, every week of the year.')]],
  ['hours-missing', 'a shop', [church('Our Sunday service at 10:00 AM is missed.', 'Calloway Tires')]],
  [
    'template-placeholder-in-page',
    'a blank of its own',
    [blank('<meta property="og:image" content="https://example.com/front.jpg">')],
  ],
  ['schema-local-recommended', 'what nothing says', [congregation({})]],
  [
    'page-names-other-state',
    'a town of Louisiana',
    [shown('<p>12 Oak St, Savannah, GA 31401</p>', { head: '<title>Calloway Roofing in Monroe LA</title>' })],
  ],
])('%s still tells of %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).toBe('found')
})

test('where the canonical names the same other site, the data is that of the house', () => {
  const entry = (name: string) =>
    data({ '@type': 'LocalBusiness', name, url: 'https://calloway-old.com', foundingDate: '1965' })
  const page = (canonical: string) =>
    shown(
      `${entry('Calloway Concrete')}${entry('Calloway Concrete Co')}<h1>Concrete</h1><p>We were founded in 1964.</p>`,
      {
        head: `<title>Concrete</title><link rel="canonical" href="${canonical}">`,
      },
    )
  expect(outcomeOf('founding-year-conflict', [page('https://calloway-old.com/')]).state).toBe('found')
  expect(outcomeOf('founding-year-conflict', [page(`${host}/`)]).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { titleCopiedAlong } from './title-copied-along.ts'

const origin = 'https://www.quillanlaw.example/'

type Page = readonly [path: string, title: string, body: string]

const look = (...pages: readonly Page[]) =>
  titleCopiedAlong.look(
    siteOf([
      { html: '<title>Quillan & Marsh, Attorneys</title><h1>Welcome</h1>', url: origin, kind: 'home' as const },
      ...pages.map(([path, title, body]) => ({
        html: `<title>${title}</title>${body}<p>Call us today.</p>`,
        url: origin + path,
        kind: 'other' as const,
      })),
    ]),
  )

test('the page of one colleague that bears the title of another is told, once', () => {
  expect(
    look(
      ['hale.htm', 'Quillan & Marsh, DUDLEY HALE', '<p><strong>DUDLEY HALE</strong></p>'],
      ['worden.htm', 'Quillan & Marsh, DUDLEY HALE', '<p><strong>John L. Worden III</strong></p>'],
    ),
  ).toMatchObject({
    occurrences: [
      {
        url: `${origin}worden.htm`,
        evidence: '“Quillan & Marsh, DUDLEY HALE” over “John L. Worden III”: the title of /hale.htm',
      },
    ],
  })
})

test.each<[string, Page, Page]>([
  [
    'a service',
    ['real-estate/', 'Real Estate | Quillan & Marsh', '<h1>Real Estate</h1>'],
    ['taxation/', 'Real Estate | Quillan & Marsh', '<h1>Taxation and Planning</h1>'],
  ],
  [
    'a doctor under one word',
    ['drmarsh.html', 'Quillan Dental - Dr. Marsh', '<div>DR. ADA MARSH</div>'],
    ['drshaw.html', 'Quillan Dental - Dr. Marsh', '<div>DR. LENA SHAW</div>'],
  ],
  [
    'a class behind a menu of a table',
    ['Kickboxing.php', 'Quillan Gym - Kickboxing', '<h2>Kickboxing</h2>'],
    ['classes/jiu-jitsu/index.html', 'Quillan Gym - Kickboxing', '<a href="/">Home</a><h2>Jiu-Jitsu for kids</h2>'],
  ],
  [
    'a daughter under the name of her father',
    ['kennethquillan.html', 'Attorneys | Kenneth Quillan', '<h1>Kenneth D. Quillan</h1>'],
    ['amandaquillan.html', 'Attorneys | Kenneth Quillan', '<h1>Amanda Leigh Quillan</h1><h1>Education</h1>'],
  ],
  [
    'classes for others',
    ['kids-classes/', 'Kids Classes | Quillan Karate', '<h1>Kids Classes</h1>'],
    ['adult-classes/', 'Kids Classes | Quillan Karate', '<h1>Adult Classes</h1>'],
  ],
  [
    'another town',
    ['plumber-akron', 'Plumber in Akron | Quillan', '<h1>Plumber in Akron</h1>'],
    ['plumber-dayton', 'Plumber in Akron | Quillan', '<h1>Your Dayton Plumber</h1>'],
  ],
])('%s is told', (_, own, copy) => {
  expect(look(own, copy)).toMatchObject({ state: 'found', occurrences: [{ url: origin + copy[0] }] })
})

test.each<[string, readonly Page[]]>([
  [
    'the title of the site on both',
    [
      ['hale', 'Quillan & Marsh', '<h1>Hale</h1>'],
      ['shaw', 'Quillan & Marsh', '<h1>Shaw</h1>'],
    ],
  ],
  [
    'an address that is another word for it',
    [
      ['menu', 'Our Menu', '<h1>Our Menu</h1>'],
      ['food', 'Our Menu', '<h1>What we serve</h1>'],
    ],
  ],
  [
    'an address of the title and more',
    [
      ['brakes', 'Brakes', '<h1>Brakes</h1>'],
      ['brakes-akron', 'Brakes', '<h1>Brakes in Akron</h1>'],
    ],
  ],
  [
    'a shorter title of what its address names',
    [
      ['menu', 'Hunan House | Menu', '<h1>Menu</h1>'],
      ['menu_dinner', 'Hunan House | Menu', '<p>Lunch &gt; Dinner</p>'],
    ],
  ],
  [
    'the name of the business over a part of its trade',
    [
      ['plumbing', 'Quillan Plumbing', '<h1>Quillan Plumbing</h1>'],
      ['commercial-plumbing', 'Quillan Plumbing', '<h1>Commercial Plumbing</h1>'],
    ],
  ],
  [
    'a first and a second page of one thing',
    [
      ['wedding-photos', 'Wedding Photos | Quillan', '<h1>Wedding Photos</h1>'],
      ['wedding-photos-spring', 'Wedding Photos | Quillan', '<h1>Spring Weddings</h1>'],
    ],
  ],
  [
    'a title of which the heading says more',
    [
      ['classes', 'Quillan Karate Classes', '<h1>Classes</h1>'],
      ['schedule', 'Quillan Karate Classes', '<h1>Class Schedule</h1>'],
    ],
  ],
  [
    'a title that names both',
    [
      ['hale', 'Hale and Shaw', '<h1>Dudley Hale</h1>'],
      ['shaw', 'Hale and Shaw', '<h1>Lena Shaw</h1>'],
    ],
  ],
  [
    'titles of their own',
    [
      ['hale', 'Dudley Hale', '<h1>Dudley Hale</h1>'],
      ['shaw', 'Our youngest partner', '<h1>Lena Shaw</h1>'],
    ],
  ],
  [
    'a section with one title for all',
    [
      ['services', 'Our Services', '<h1>Our Services</h1>'],
      ['drains', 'Our Services', '<h1>Drains</h1>'],
      ['heaters', 'Our Services', '<h1>Heaters</h1>'],
      ['toilets', 'Our Services', '<h1>Toilets</h1>'],
    ],
  ],
  [
    'an address in the menu alone',
    [
      ['hale', 'Dudley Hale', '<h1>Dudley Hale</h1>'],
      ['shaw', 'Dudley Hale', '<nav><a href="/shaw">Shaw</a></nav><h1>Dudley Hale</h1>'],
    ],
  ],
  [
    'numbers and short words for an address',
    [
      ['hale', 'Dudley Hale', '<h1>Dudley Hale</h1>'],
      ['p2', 'Dudley Hale', '<h1>Page 2</h1>'],
    ],
  ],
])('%s is passed over', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})

test('a copy with the same text is told as that', () => {
  const text = `<p>${'Our lawyers look after wills and trusts in every county of the state. '.repeat(6)}</p>`
  const page = (path: string): Page => [path, 'Wills', `<h1>Wills and trusts</h1>${text}`]
  expect(look(page('wills'), page('trusts')).state).not.toBe('found')
})

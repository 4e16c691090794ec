import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.marlow.example/'
const card = (name: string, text: string) => `<div><h3>${name}</h3><p>${text}</p></div>`
const site = (home: string, team: string, about = ''): ServedPage[] => [
  { html: `<title>Marlow Dental</title><h1>Dentist in Savannah</h1>${home}` },
  { html: `<title>Our team</title><h1>Meet the team</h1>${team}`, url: `${origin}team`, kind: 'about' },
  { html: `<title>About</title><h1>About us</h1>${about}`, url: `${origin}about`, kind: 'about' },
]
const look = (id: string, ...pages: Parameters<typeof site>) => localOutcome(id, site(...pages))
const evidence = (outcome: ReturnType<typeof look>) =>
  outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state

const four =
  card('Dr. Ann Marlow', 'Dr. Marlow has practiced dentistry since 2000.') +
  card('Dr. Ben Stroud', 'In practice for 12 years.') +
  card('Carla Lowe, DDS', 'She graduated from Emory in 2019.') +
  card('Dev Patel, DMD', 'Coastal College of Dentistry, 2021')

test.each([
  ['<p>With over 100 years of combined experience, we know what we do.</p>', four],
  ['<p>Our four doctors bring more than a century of experience.</p>', four],
  ['<div><div>120+</div><div>Years Combined Experience</div></div>', four],
  ['<div><b>120+</b><span>Years Combined Experience</span></div>', four],
  [
    '<p>Our partners have a combined 60 years of experience.</p>',
    '<table><tr><td>Ann Marlow</td><td>14 years experience</td></tr><tr><td>Ben Stroud</td><td>9 years experience</td></tr></table>',
  ],
])('more experience than the biographies add up to is found: %s', (home, team) => {
  expect(evidence(look('combined-experience-conflict', home, team))).toMatch(/Ann Marlow \d+, .*Stroud \d+/)
})

test.each([
  ['<p>With over 40 years of combined experience, we know what we do.</p>', four],
  ['<p>Our team of twenty has over 100 years of combined experience.</p>', four],
  ['<p>Over 100 years of combined experience</p>', card('Dr. Ann Marlow', 'Since 2000 in practice.')],
  [
    '<p>Over 100 years of combined experience</p>',
    card('Dr. Ann Marlow', 'In practice since 1990.') +
      card('Dr. Ben Stroud', 'Loves to fish.') +
      card('Dr. Carla Lowe', ''),
  ],
  [
    '<p>Over 100 years of combined experience</p>',
    card('Logan University', 'Founded in 2005, joined in 2010') + card('General Care', 'In practice since 2015'),
  ],
])('what may be right is not: %s', (home, team) => {
  expect(look('combined-experience-conflict', home, team).state).toBe('ok')
})

test('two numbers of combined years are found', () => {
  const of = (about: string) =>
    look('combined-experience-conflict', '<p>Over 75 years of combined experience</p>', '', `<p>${about}</p>`).state
  expect(of('Our dentists have a combined 120 years of experience.')).toBe('found')
  expect(of('More than 75 years of combined experience')).toBe('ok')
  expect(of('We have 30 years of experience.')).toBe('ok')
})

test('years that several people have each are held against those they have together', () => {
  const of = (about: string) =>
    look(
      'combined-experience-conflict',
      '<p>Two dentists with over 40 combined years of experience.</p>',
      '',
      `<p>${about}</p>`,
    )
  expect(evidence(of('Dr. Marlow and Dr. Lowe are dentists with 30+ years each.'))).toMatch(
    /40 combined years.*30\+ years each/,
  )
  expect(of('Dr. Marlow and Dr. Lowe have 20 years of experience each.').state).toBe('ok')
  expect(of('Our crowns last 30 years each.').state).toBe('ok')
})

const stylists = (...names: string[]) => names.map(name => `<div><strong>${name}</strong><br>Stylist</div>`).join('')

test.each([
  ['<p>Our three doctors see you.</p>', four, 4],
  ['<p>Two stylists, one shop.</p>', stylists('Ann Marlow', 'Ben Stroud', 'Carla Lowe'), 3],
  [
    '<p>We are a two-attorney firm.</p>',
    `${card('Ann Marlow, Esq.', '')}${card('Ben Stroud', 'Attorney')}${card('Carla Lowe – Attorney', '')}`,
    3,
  ],
  ['<p>Our five stylists</p>', stylists('Ann Marlow', 'Ben Stroud', 'Carla Lowe'), 3],
])('another number of people than are presented is found: %s', (home, team, count) => {
  expect(evidence(look('team-miscounted', home, team))).toContain(`${count} presented`)
})

test.each([
  ['<p>Our four doctors see you.</p>', four],
  ['<p>Our four doctors see you.</p>', `${four}${card('Dr. Marlow', 'On holidays')}`],
  ['<p>Our four doctors see you.</p>', `${four}<h2>Former doctors</h2>${card('Dr. Eve Rossi', '')}`],
  ['<p>Our two board-certified implant doctors</p>', four],
  [
    '<p>Our three stylists</p>',
    `${stylists('Ann Marlow', 'Ben Stroud', 'Carla Lowe')}${card('Root Canals', 'Stylist')}`,
  ],
])('the same number is not: %s', (home, team) => {
  expect(look('team-miscounted', home, team).state).toBe('ok')
})

test('people of structured data count as well', () => {
  const employee = ['Ann Marlow', 'Ben Stroud', 'Carla Lowe'].map(name => ({
    '@type': 'Person',
    name,
    jobTitle: 'Dentist',
  }))
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dentist', name: 'Marlow Dental', employee })
  const home = `<h2>Our Two Dentists</h2><script type="application/ld+json">${data}</script>`
  expect(look('team-miscounted', home, '').state).toBe('found')
})

const addresses =
  '<p>12 Oak Street, Savannah, GA 31401</p><p>98 Pine Avenue, Macon, GA 31201</p><p>7 Elm Road, Augusta, GA 30901</p>'

test.each([
  'Two convenient locations.',
  'Both of our offices are easy to reach.',
  'Offered at all five of our offices.',
  'With six locations, one is near you.',
  'With a dozen locations in Georgia, one is near you.',
  'From our single location we serve the coast.',
])('another number of places than addresses is found: %s', text => {
  expect(look('places-told-and-given', `<p>${text}</p>`, '', addresses).state).toBe('found')
})

test.each([
  'Three convenient locations.',
  'We have two offices in Macon.',
  'All three of our offices',
  'Our clients have six locations.',
])('the right number, or one of others, is not: %s', text => {
  expect(look('places-told-and-given', `<p>${text}</p>`, '', addresses).state).not.toBe('found')
})

test('numbers of places that contradict each other are one finding', () => {
  const pages = ['<p>5 Locations Across the Coast</p>', '<p>Visit either of our two offices.</p>', addresses] as const
  expect(look('figures-differ', ...pages).state).toBe('found')
  expect(look('places-told-and-given', ...pages).state).toBe('ok')
})

test('those of sister places are not counted where the team stands together', () => {
  const home = `<p>Our four doctors see you.</p>${addresses}`
  const sister = `${addresses}${card('Dr. Eve Rossi', 'Dr. Rossi has practiced in Macon since 2010.')}`
  expect(look('team-miscounted', home, `${four}${addresses}`, sister).state).toBe('ok')
  expect(look('team-miscounted', home.replace('four', 'three'), `${four}${addresses}`, sister).state).toBe('found')
})

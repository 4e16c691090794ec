import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/local-outcome.ts'

const origin = 'https://www.marlow.example/'
const page = (path: string, body: string) => ({
  html: `<title>Marlow Law</title><h1>Marlow Law</h1>${body}`,
  url: origin + path,
  kind: 'other' as const,
})
const look = (id: string, home: string, profile: string, ...others: string[]) =>
  localOutcome(id, [
    { html: `<title>Marlow Law</title><h1>Attorneys in Savannah</h1>${home}` },
    { ...page('attorneys/ann-stroud.html', ''), html: `<title>Ann Stroud</title>${profile}` },
    ...others.map((body, at) => page(`page-${at}.html`, body)),
  ])
const evidence = (outcome: ReturnType<typeof look>) =>
  outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state

const data = (entry: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entry })}</script>`
const profile = (rank: string) => `<h1>Ann B. Stroud</h1><p>${rank}</p><p>She tries cases.</p>`

test.each([
  ['<a href="attorneys/ann-stroud.html"><h3>Ann Stroud</h3><p>Senior Partner</p></a>', 'Of Counsel'],
  ['<ul><li>Ann Stroud<br>Associate</li></ul>', 'Partner'],
  ['<ul><li>Ann Stroud – Associate Attorney</li></ul>', 'Senior Partner | Board Certified in Estate Planning'],
  ['<figure><img src="a.jpg" alt=""><figcaption>Ann Stroud, Paralegal</figcaption></figure>', 'Partner'],
  ['<table><tr><td>Ann Stroud</td><td>Of Counsel</td></tr></table>', 'Managing Partner'],
  ['<div>Senior Partner</div><h3>Ann Stroud</h3><p>Wills.</p>', 'Partner'],
  [data({ '@graph': [{ '@type': 'Person', name: 'Ann “Annie” Stroud', jobTitle: 'Partner' }] }), 'Of Counsel'],
  ['<h3>Ann Stroud, DDS</h3><p>Dentist</p>', 'DMD'],
  ['<h3>Ann Stroud</h3><p>Junior Stylist</p>', 'Master Stylist'],
  ['<h3>Ann Stroud</h3><h4>Vice President</h4>', 'President'],
  ['<h3>Ann Stroud</h3><p>Dental Assistant</p>', 'Registered Dental Hygienist'],
])('two ranks of one person are found: %s', (card, rank) => {
  expect(evidence(look('person-rank-differs', card, profile(rank)))).toMatch(
    /^Ann\W.*Stroud: “.+”; “.+” on \/attorneys/,
  )
})

test.each([
  ['<h3>Ann Stroud</h3><p>Partner</p>', 'Founding Partner'],
  ['<h3>Ann Stroud</h3><p>Owner & Stylist</p>', 'Owner'],
  ['<h3>Ann Stroud</h3><p>Senior Partner</p>', 'Managing Partner and Senior Partner'],
  ['<h3>Abel Stroud</h3><p>Associate</p>', 'Partner'],
  ['<h3>Ann Stroud Jr.</h3><p>Associate</p>', 'Partner'],
  ['<h3>Ann Stroud</h3><p>She joined us as an associate and became a partner.</p>', 'Partner'],
  ['<h3>Ann Stroud</h3><p>Attorney</p>', 'Partner'],
  ['<h2>Testimonials</h2><p>Great.</p><p>Ann Stroud</p><p>Vice President</p>', 'President'],
  ['<div><h3>Carla Lowe</h3><p>Associate</p></div><div><h3>Ann Stroud</h3><p>Wills and trusts.</p></div>', 'Partner'],
  [data({ '@type': 'Article', author: { '@type': 'Person', name: 'Ann Stroud', jobTitle: 'Associate' } }), 'Partner'],
])('ranks that one person may hold, and those of others, are not: %s', (card, rank) => {
  expect(look('person-rank-differs', card, profile(rank)).state).not.toBe('found')
})

const staff =
  '<h3>Ann Stroud</h3><p>Owner</p><h3>Ben Lowe</h3><p>Hygienist</p><p>Elizabeth Rossi, Office Coordinator<br>Liz joined in 2016.</p><p>Maggie Day Dental Assistant Maggie joined in 2018.</p>'
const team = (text: string, others = staff) =>
  localOutcome('colleague-not-on-team', [
    { html: `<title>Marlow Dental</title><h1>Dentist in Savannah</h1><p>${text}</p>` },
    { html: `<title>Meet the staff</title><h1>Meet the staff</h1>${others}`, url: `${origin}staff`, kind: 'about' },
  ])

test.each([
  'A cleaning by Nadia, our Registered Dental Hygienist, is gentle.',
  'Plaque is hard.<br>Cleaning by Nadia, our hygienist, removes it.',
  'Nadia Jones, our office manager, knows your insurance.',
  'Call 912-555-0100 and ask for Nadia.',
])('a colleague who is not on the team page is found: %s', text => {
  expect(evidence(team(text))).toMatch(/Nadia.*; not on \/staff/)
})

test.each([
  'Ben, our hygienist, is gentle.',
  'Liz, our office coordinator, knows your insurance.',
  'Maggie, our dental assistant, holds your hand.',
  'Bella, our office dog, greets you.',
  '“Nadia, our hygienist, was so kind to my son,” says a mother.',
  'I loved Nadia, our hygienist.',
  'Savannah, our home, is beautiful.',
  'Ask for Details at the desk.',
])('somebody of the team, and others, are not: %s', text => {
  expect(team(text).state).not.toBe('found')
})

test('without a page of the team nobody is missed', () => {
  expect(team('Nadia, our hygienist, is gentle.', '<p>We are nice.</p>').state).not.toBe('found')
})

const door = '<p>12 Oak Street, Savannah, GA 31401</p><p><a href="tel:+19125550100">(912) 555-0100</a></p>'
const moved = (body: string, path = 'email/index.html', title = 'Newsletter') =>
  localOutcome('address-of-old-place', [
    { html: `<title>Marlow Dental</title><h1>Dentist in Savannah</h1>${door}` },
    { html: `<title>Contact</title><h1>Contact</h1>${door}`, url: `${origin}contact`, kind: 'contact' },
    { html: `<title>${title}</title><h1>${title}</h1>${body}`, url: origin + path, kind: 'other' },
  ])

test.each([
  '<p>6-7pm at Marlow Dental</p><p>98 Pine Avenue, Savannah, GA 31401</p><p>Call (912) 555-0100</p>',
  '<div>Visit us: 98 Pine Avenue, Savannah, GA 31401 | (912) 555-0100</div>',
])('an address in another street of the town, with the same number, is found: %s', body => {
  expect(moved(body).state).toBe('found')
})

test.each<[string, string?, string?]>([
  ['<p>98 Pine Avenue, Savannah, GA 31401</p><p>Call (912) 555-0177</p>'],
  [`<p>98 Pine Avenue, Savannah, GA 31401</p>${door}`],
  ['<p>98 Pine Avenue, Macon, GA 31201</p><p>Call (912) 555-0100</p>'],
  ['<p>98 Pine Avenue, Savannah, GA 31401</p><p>Call (912) 555-0100</p>', 'events.html', 'Events'],
])('the door of somebody else is not: %s', (body, path, title) => {
  expect(moved(body, path, title).state).not.toBe('found')
})

const titled = (title: string, body = '') =>
  localOutcome('title-names-other-town', [
    {
      html: `<title>${title}</title><h1>Garage doors</h1><p>We repair doors.</p>${body}<footer>12 Oak Street, Madison, WI 53718</footer>`,
      url: `${origin}repair`,
      kind: 'service',
    },
  ]).state

test('a title that names a town which nothing else names is found', () => {
  expect(titled('Chimney Repair in Fitchburg, WI')).toBe('found')
  expect(titled('Chimney Repair in Verona, WI | Marlow Chimneys')).toBe('found')
  expect(titled('Chimney Repair in Madison, WI')).toBe('ok')
  expect(titled('Chimney Repair in Fitchburg, WI', '<p>Fitchburg and Verona are near.</p>')).toBe('ok')
  expect(titled('Chimney Repair, Verona, WI', '<p>Fitchburg and Verona are near.</p>')).toBe('ok')
  expect(titled('Chimneys, WI')).not.toBe('found')
})

import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

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

const dentists =
  '<h3>Dr. Karen Holloway, DDS</h3><p>Dentist</p><h3>Dr. Peter Lindgren</h3><p>Associate Dentist</p><h3>John Carver</h3><p>Dental Assistant</p>'
const house = (id: string, home: string, team = dentists) =>
  localOutcome(id, [
    { html: `<html lang="en"><title>Marlow Dental</title><h1>Dentist in Savannah</h1>${home}</html>` },
    {
      html: `<html lang="en"><title>Meet our team</title><h1>Meet our team</h1>${team}</html>`,
      url: `${origin}team`,
      kind: 'about',
    },
  ])

test.each([
  ['<p>Dr. Peter Lundgren treats children.</p>', /“Peter Lundgren”; “Peter Lindgren” on \/team/],
  ['<p>Ask Jon Carver about whitening.</p>', /“Jon Carver”; “John Carver”/],
  ['<h3>Dr. Karin Holloway</h3><p>Dentist</p>', /“Karin Holloway”; “Karen Holloway”/],
  ['<img src="a.jpg" alt="Dr. Peter Lundgren">', /“Peter Lundgren”/],
])('one person’s name in two spellings is found: %s', (home, told) => {
  expect(evidence(house('person-spelled-two-ways', home))).toMatch(told)
})

test.each([
  '<p>Dr. Peter Lindgren treats children.</p>',
  '<p>Ask Joan Carver about whitening.</p>',
  '<p>Dr. Karena Holloway, her daughter, is in Macon.</p>',
  '<p>Petra Lindgren is his sister.</p>',
  '<p>Peter Lindholm lives here.</p>',
  '<h3>Dr. Peter Lindgren.</h3><p>Dentist</p>',
  '<blockquote>Peter Lundgren was kind.</blockquote>',
])('relatives, others and what customers write are none: %s', home => {
  expect(house('person-spelled-two-ways', home).state).not.toBe('found')
})

test('accents are no other spelling, and two of one page are two people', () => {
  const team = '<h3>Dr. Ana Rodríguez</h3><p>Dentist</p><h3>Dr. Peter Lindgren</h3><p>Dentist</p>'
  expect(house('person-spelled-two-ways', '<p>Ana Rodriguez is here.</p>', team).state).not.toBe('found')
  const two = `${dentists}<h3>Jon Carver</h3><p>Hygienist</p>`
  expect(house('person-spelled-two-ways', '', two).state).not.toBe('found')
})

test('a degree in the menu is held against the one on the page', () => {
  const menu = (degree: string) => `<nav><ul><li><a href="/ann.html">Dr. Ann Stroud, DPM, ${degree}</a></li></ul></nav>`
  expect(evidence(look('person-rank-differs', menu('FACFAS'), profile('DPM, AACFAS')))).toMatch(/AACFAS/)
  expect(evidence(look('person-rank-differs', menu('AACFAS'), profile('DPM, AACFAS')))).toBe('ok')
})

test('the next of a list of names gives nobody above it a degree', () => {
  const list = '<ul><li>Ann Stroud</li><li>Bea Marlow, DMD</li></ul>'
  expect(evidence(look('person-rank-differs', list, profile('DDS')))).toBe('ok')
})

test.each(['<p>Karen Holloway, DMD, places crowns.</p>', '<p>Ask Dr. Karen Holloway DMD for help.</p>'])(
  'another degree in a sentence is found: %s',
  home => expect(evidence(house('person-rank-differs', home))).toMatch(/DMD/),
)

test.each([
  '<p>Gentle care under Dr. Susan Hale in Savannah.</p>',
  '<h2>Your dentist: Dr. Susan Hale</h2>',
  '<p>Dr. Hale and her team will see you soon.</p>',
])('a doctor who is not on the team page is found: %s', home => {
  expect(evidence(house('colleague-not-on-team', home))).toMatch(/Dr\. .*Hale/)
})

test.each([
  '<p>Dr. Holloway and her team will see you soon.</p>',
  '<p>Dr. Lundgren will explain each step.</p>',
  '<p>We treat those who were referred by Dr. Hale.</p>',
  '<p>Our house is under Dr. Martin Luther King Jr. Boulevard.</p>',
  '<p>“Dr. Hale will be missed,” says a patient.</p>',
])('doctors of the team and of elsewhere are not: %s', home => {
  expect(house('colleague-not-on-team', home).state).not.toBe('found')
})

const story = (one: string, other: string) => house('founder-differs', `<p>${one}</p>`, `<p>${other}</p>`).state

test.each([
  ['Founded in 1998 by John Holloway.', 'Our practice was founded in 1998 by his father, Jim Holloway.'],
  ['Karen Holloway started the practice in 1998.', 'The practice was founded by Ruth Bell in 2003.'],
])('two founders are found: %s %s', (one, other) => {
  expect(story(one, other)).toBe('found')
})

test.each([
  ['Founded in 1998 by James Holloway.', 'Jim Holloway started the practice in 1998.'],
  ['Founded by Karen Holloway in 1998.', 'Founded in 1998 by Karen Holloway and Ruth Bell.'],
  ['Founded in 1998 by Karen Holloway.', 'The foundation was founded by Ruth Bell in 2003.'],
  ['Founded in 1998 by Karen Holloway.', 'Established in Savannah by a group of friends.'],
])('one founder, more of them, and those of others are not: %s %s', (one, other) => {
  expect(story(one, other)).not.toBe('found')
})

const menuOf = (called: string) =>
  localOutcome('person-spelled-two-ways', [
    {
      html: `<title>Marlow Pediatrics</title><nav><a href="/sniffin.html">${called}</a></nav><h1>Pediatricians</h1>`,
    },
    page('sniffin.html', '<h2>Dr. Barbara Sniffen, MD</h2><p>She trained in Macon.</p>'),
    page('marlow.html', '<h2>Dr. Carl Marlow, MD</h2><p>He trained in Macon.</p>'),
  ])

test.each(['Dr. Sniffin', 'Dr Sniffin', 'Meet Dr. Sniffin'])(
  'a slip in a last name in the menu is found: %s',
  called => {
    const outcome = menuOf(called)
    expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(
      /Sniffin” in the menu; “Barbara Sniffen” on \/sniffin.html/,
    )
  },
)

test.each(['Dr. Sniffen', 'Dr. Marlowe-Reed', 'Dr. Griffin', 'Dr. Mars', 'Our doctors', 'Sniffin'])(
  'others, and names that are right, are none: %s',
  called => {
    expect(menuOf(called).state).not.toBe('found')
  },
)

test('a colleague of nearly the same name who has a page is nobody’s slip', () => {
  const outcome = localOutcome('person-spelled-two-ways', [
    { html: '<title>Marlow Dental</title><nav><a href="/hansen.html">Dr. Hansen</a></nav><h1>Dentists</h1>' },
    page('hanson.html', '<h2>Dr. Barbara Hanson, DDS</h2><p>She trained in Macon.</p>'),
    { ...page('hansen.html', ''), html: '<title>Dr. Hansen</title><h1>Dr. Hansen</h1><p>Braces.</p>' },
  ])
  expect(outcome.state).not.toBe('found')
})

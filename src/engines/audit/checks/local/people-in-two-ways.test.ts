import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

type Kind = NonNullable<ServedPage['kind']>

const origin = 'https://www.marlowandsons.example'
const site = (...pages: readonly (readonly [title: string, body: string, kind?: Kind])[]): ServedPage[] =>
  pages.map(([title, body, kind = 'other'], at) => ({
    html: `<head><title>${title}</title></head><body>${body}</body>`,
    url: at === 0 ? `${origin}/` : `${origin}/page-${at}`,
    kind: at === 0 ? 'home' : kind,
  }))
const state = (id: string, pages: readonly ServedPage[]) => localOutcome(id, pages).state

const doctor = '<p>Dr. Ann Stroud, DDS and Dr. Peter Lindqvist, DMD see patients here.</p>'
const portrait = (name: string, alt: string) => `<h2>Dr. ${name}, DMD</h2><img src="a.jpg" alt="Dr. ${alt}">`

test('the heading of a portrait bears a slip that its picture has not', () => {
  const of = (name: string) =>
    site(['Marlow', doctor], ['Team', portrait(name, 'Peter Lindqvist')], ['About', doctor, 'about'])
  expect(state('person-spelled-two-ways', of('Peter Lindquist'))).toBe('found')
  expect(state('person-spelled-two-ways', of('Peter Lindqvist'))).not.toBe('found')
})

test('a doctor who founded the practice is known by the last name', () => {
  const told = (said: string) =>
    state(
      'founder-differs',
      site(['Marlow', `<p>${said}</p>`], ['About', '<p>Dr. Ann Stroud founded the practice in 1988.</p>', 'about']),
    )
  expect(told('Dr. Lindqvist founded the practice.')).toBe('found')
  expect(told('Dr. Stroud founded the practice.')).not.toBe('found')
})

test('a practice that was begun in another year than it was established', () => {
  const told = (year: number) =>
    state('founding-year-conflict', site(['Marlow', `<p>Established 1988</p><p>Practice begun in ${year}.</p>`]))
  expect(told(1989)).toBe('found')
  expect(told(1988)).not.toBe('found')
})

test('since when a business is in its building is not since when it is', () => {
  const told = '<p>Established 1988</p><p>We have been in this building since 2006.</p>'
  expect(state('founding-year-conflict', site(['Marlow', told]))).not.toBe('found')
})

test('ages from which patients are seen', () => {
  const told = (said: string) =>
    state(
      'terms-differ-across-pages',
      site(['Marlow', '<p>We see patients from age two and up.</p>'], ['Visit', `<p>${said}</p>`]),
    )
  expect(told('We see children from age four.')).toBe('found')
  expect(told('We welcome children ages 2 and up.')).not.toBe('found')
  expect(told('We see children ages 4 to 12 after school.')).not.toBe('found')
})

const titles = (said: string) =>
  site(
    ['Marlow & Sons Plumbing - Plumber in Savannah, GA', `<p>${said} has kept water running.</p>`],
    ['Reviews of Marlow & Sons Plumbing', '<p>Good work.</p>'],
    ['History - Marlow & Sons Plumbing, Savannah', '<p>How it began.</p>'],
  )

test.each(['Marlowe & Sons Plumbing', 'Marlow & Son Plumbing'])('titles and address know the name: %s', said => {
  expect(state('nap-name-inconsistent', titles(said))).toBe('found')
})

test.each(['Marlow & Sons Plumbing', 'Marlow Plumbing', 'Barrow & Sons Plumbing'])('no slip in it: %s', said => {
  expect(state('nap-name-inconsistent', titles(said))).not.toBe('found')
})

test('a name written apart in a heading', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Coldwater Creek Dental"}</script>'
  const told = (said: string) =>
    state(
      'name-written-in-ways',
      site(['Home', data], ['About', `${data}<h1>About ${said}</h1>`], ['Team', data], ['Contact', data]),
    )
  expect(told('Cold Water Creek Dental')).toBe('found')
  expect(told('Coldwater Creek Dental')).not.toBe('found')
})

const told_of = (one: string, other: string) =>
  state(
    'person-told-in-two-ways',
    site(['Marlow', `<p>${one}</p>`], ['Team', `<h2>Dr. Ann Stroud, DDS</h2><p>${other}</p>`]),
  )

test.each([
  ['Dr. Ann Stroud joined the practice in 2014.', 'She came from Ohio and joined in 2011.'],
  ['Dr. Ann Stroud has been a dentist for 24 years.', 'She has been a dentist for 14 years.'],
  [
    'Dr. Ann Stroud graduated from the University of Maryland School of Dentistry.',
    'She graduated from the University of Ohio College of Dentistry.',
  ],
  ['Dr. Ann Stroud lives in Pooler with her husband.', 'She lives in Tybee with two dogs.'],
])('%s, and elsewhere: %s', (one, other) => {
  expect(told_of(one, other)).toBe('found')
})

test.each([
  ['Dr. Ann Stroud joined the practice in 2014.', 'She came from Ohio and joined in 2014.'],
  ['Dr. Ann Stroud has been a dentist for 24 years.', 'She has been a teacher for 14 years.'],
  [
    'Dr. Ann Stroud graduated from the University of Maryland School of Dentistry.',
    'She graduated from the University of Ohio with honors in biology.',
  ],
  ['Dr. Ann Stroud lives in Pooler with her husband.', 'She lives in Chatham County with two dogs.'],
  ['Dr. Ann Stroud lives in Pooler.', 'Her daughter Beth helps at the desk. She lives in Tybee with two dogs.'],
])('but not: %s, and elsewhere: %s', (one, other) => {
  expect(told_of(one, other)).not.toBe('found')
})

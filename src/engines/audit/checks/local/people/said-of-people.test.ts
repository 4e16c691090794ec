import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const of = (body: string) =>
  `<!doctype html><html lang="en"><title>Calloway</title><body><main>${body}</main></body></html>`
const pages = (one: string, other = ''): ServedPage[] => [
  { html: of(one) },
  { html: of(other), url: 'https://www.calloway.example/about/', kind: 'about' },
]
const told = (id: string, one: string, other?: string) => {
  const outcome = localOutcome(id, pages(one, other))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('; ') : outcome.state
}
const hale = '<h2>Dr. Susan Hale, DDS</h2>'
const keller = '<h2>Martin Keller</h2>'

test.each<[string, string, RegExp]>([
  [
    `${hale}<p>Dr. Susan Hale has been practicing dentistry for 22 years.</p>`,
    '<h3>Meet Dr. Hale</h3><p>She has over 15 years of experience in dentistry.</p>',
    /15 years.*22 years/,
  ],
  [
    '<p>Owner Martin Keller has been a licensed plumber since 1994.</p>',
    `${keller}<p>He has been licensed since 1989.</p>`,
    /1989.*1994/,
  ],
  [
    '<p>Laura Bennett is here for you. She joined our salon in 2012.</p>',
    '<h2>Laura Bennett</h2><p>She joined the salon in 2016.</p>',
    /2016.*2012/,
  ],
  ['<p>Martin Keller was born and raised in Macon.</p>', `${keller}<p>He was born in Augusta.</p>`, /Augusta.*Macon/],
  [
    '<p>Coach Martin Keller is a third degree black belt.</p>',
    `${keller}<p>He is a 4th degree black belt.</p>`,
    /4th.*third/,
  ],
  [
    `${keller}<p>Martin is a proud father of two.</p>`,
    `${keller}<p>He has three children.</p>`,
    /three children.*father of two/,
  ],
  [
    '<p>Dr. Susan Hale earned her dental degree from Emory University.</p>',
    `${hale}<p>She received her D.M.D. from Tufts University.</p>`,
    /Tufts.*Emory/,
  ],
  [
    '<p>Martin Keller graduated from Mercer University in 1998.</p>',
    `${keller}<p>He graduated from Mercer University in 2001.</p>`,
    /2001.*1998/,
  ],
  ['<h2>Laura Bennett</h2><p>She loves color. He studied in Atlanta.</p>', '', /“he” and “she” in one text/],
  [
    '<p>Martin Keller has 40 years of experience.</p>',
    `${keller}<p>He has been practicing since 1999.</p>`,
    /40 years|since 1999/,
  ],
])('%s and %s are told in two ways', (one, other, evidence) => {
  expect(told('person-told-in-two-ways', one, other)).toMatch(evidence)
})

test.each<[string, string]>([
  [`${hale}<p>“Malcolm made a leap with Dr. Hale! She taught him to wait. He's so much calmer now.”</p>`, ''],
  [`${hale}<p>My daughter loves Dr. Hale’s advice. She says it works. My son agrees. He now flosses.</p>`, ''],
  [`${hale}<p>She has practiced dentistry for over 20 years.</p>`, `${hale}<p>She has 22 years of experience.</p>`],
  [`${hale}<p>She has 30 years of experience.</p>`, `${hale}<p>She has 15 years of experience in orthodontics.</p>`],
  [`${keller}<p>He was born in Macon.</p>`, '<h2>Laura Bennett</h2><p>She was born in Augusta.</p>'],
  [`${keller}<p>He has 40 years of experience.</p>`, `${keller}<p>He has been licensed since 1999.</p>`],
  [`${keller}<p>He was born in Macon.</p>`, `${keller}<p>He is a native of Savannah.</p>`],
  [`${keller}<p>He was born in Italy.</p>`, `${keller}<p>He was born in Naples.</p>`],
  [`${keller}<p>He is a Georgia native.</p>`, `${keller}<p>He is a Macon native.</p>`],
  [`${keller}<p>He is a proud South Florida native.</p>`, `${keller}<p>He is a native of Miami.</p>`],
  [`${keller}<p>He was born in Macon. His wife is a native of Augusta.</p>`, ''],
  [
    `${keller}<p>He holds a bachelor’s degree from Mercer University.</p>`,
    `${keller}<p>He earned his law degree from Emory University.</p>`,
  ],
  ['<h2>Laura Bennett</h2><p>She loves color. He who asks is served.</p>', ''],
  ['<h2>Laura Bennett</h2><p>She loves color. Her husband Tom works here, too. He paints.</p>', ''],
  ['<h2>Laura Bennett</h2><p>She loves color.</p><h2>Martin Keller</h2><p>He cuts hair.</p>', ''],
  [
    '<p>Martin Keller has 30 years of experience. Laura Bennett has 12 years of experience.</p>',
    `${keller}<p>He has 30 years of experience.</p>`,
  ],
  [
    `${hale}<p>She earned her dental degree from the Emory School of Dental Medicine.</p>`,
    `${hale}<p>She received her D.D.S. from Emory University.</p>`,
  ],
  ['<p>Mike Keller has 30 years of experience.</p>', '<p>Marcus Keller has 12 years of experience.</p>'],
  [`${keller}<p>He practiced as a nurse for 10 years.</p>`, `${keller}<p>He has 25 years of experience.</p>`],
  [
    `${keller}<p>He joined us from New York. He went to school in Boise State.</p>`,
    '<p>New York has 40 years of experience.</p>',
  ],
  [`${keller}<p>He has been licensed since 1994.</p>`, `${keller}<p>He has been certified since 2001.</p>`],
])('%s and %s may both be true', (one, other) => {
  expect(told('person-told-in-two-ways', one, other)).toMatch(/^(?:ok|not_applicable)$/)
})

test.each<[string, string, RegExp]>([
  ['<p>Our owner is Martin Keller.</p>', '<p>Owned and operated by Laura Bennett.</p>', /Laura Bennett.*Martin Keller/],
  ['<p>Owner: Martin Keller</p>', '<p>Our owner, Laura Bennett, will call you.</p>', /Laura Bennett.*Martin Keller/],
])('%s and %s name two owners', (one, other, evidence) => {
  expect(told('owner-differs', one, other)).toMatch(evidence)
})

test.each<[string, string]>([
  ['<p>Our owner is Martin Keller.</p>', '<p>Owned and operated by Martin and Laura Keller.</p>'],
  ['<p>Our owner is Martin Keller.</p>', '<p>The former owner was Laura Bennett.</p>'],
  [
    '<p>Our owners are Martin Keller and Laura Bennett. Our owner Martin Keller sings.</p>',
    '<p>Our owner is Laura Bennett.</p>',
  ],
  ['<p>Our owner is Martin Keller.</p>', '<p>“Great work!” Laura Bennett, owner of Bennett Bakery</p>'],
  ['<p>Our owner is Martin Keller.</p>', '<p>Our owner is Martin Kellar.</p>'],
])('%s and %s name one', (one, other) => {
  expect(told('owner-differs', one, other)).toMatch(/^(?:ok|not_applicable)$/)
})

test.each<[string, string, RegExp]>([
  [`${keller}<p>Owner</p>`, `${keller}<p>General Manager</p>`, /General Manager.*Owner/],
  ['<p>Laura Bennett, NP sees patients.</p>', '<p>Laura Bennett, RN sees patients.</p>', /RN.*NP/],
])('%s and %s are two ranks', (one, other, evidence) => {
  expect(told('person-rank-differs', one, other)).toMatch(evidence)
})

test.each<[string, string]>([
  [`${keller}<p>Owner / Manager</p>`, `${keller}<p>Owner</p>`],
  ['<p>Laura Bennett, RN, FNP-C sees patients.</p>', '<p>Laura Bennett, NP sees patients.</p>'],
])('%s and %s are one rank', (one, other) => {
  expect(told('person-rank-differs', one, other)).toMatch(/^(?:ok|not_applicable)$/)
})

test('a rank of another year is none that contradicts today’s', () => {
  const at = (path: string, rank: string): ServedPage => ({
    html: of(`${keller}<p>He is a ${rank} degree black belt.</p>`),
    url: `https://www.calloway.example/${path}`,
    kind: 'other',
  })
  const look = (...all: ServedPage[]) =>
    localOutcome('person-told-in-two-ways', [{ html: of('<p>Karate for all.</p>') }, ...all]).state
  expect(look(at('shows/show2020.htm', '3rd'), at('shows/show2023.htm', '4th'))).not.toBe('found')
  expect(look(at('shows/show2020.htm', '3rd'), at('team.htm', '4th'))).not.toBe('found')
  expect(look(at('coaches.htm', '3rd'), at('team.htm', '4th'))).toBe('found')
})

test('the description that search results show of a doctor is held against the page', () => {
  const described = (content: string, body: string) => {
    const [home] = pages(body)
    const html = home?.html.replace('<body>', `<meta name="description" content="${content}"><body>`) ?? ''
    const outcome = localOutcome('person-told-in-two-ways', [{ html }])
    return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('; ') : outcome.state
  }
  const office = 'Dr Hale has had his friendly dental office in Five Points for over 20 years.'
  const body = '<p>Dr. Hale has been practicing in Five Points for over 30 years.</p>'
  expect(described(office, body)).toMatch(/30 years.*20 years|20 years.*30 years/)
  expect(described(office, body.replace(' in Five Points', ''))).not.toMatch(/years/)
  expect(described(office, body.replace('Five Points', 'Macon'))).not.toMatch(/years/)
  expect(described('Meet Dr. Hale, and her team.', body)).not.toMatch(/years/)
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { licenceMissing } from './licence-missing.ts'

const site = (title: string, body: string, foot = '') =>
  siteOf([
    {
      html: `<title>${title}</title><body><h1>${title}</h1><p>Call (904) 234-0142.</p>${body}<footer>12 Oak Street, Jacksonville, FL 32202</footer>`,
    },
    { html: `<title>About</title><p>About us.</p><p>${foot}</p>`, url: 'https://www.calloway.example/about' },
  ])
const look = (...of: Parameters<typeof site>) => licenceMissing.look(site(...of)).state
const says = '<p>Licensed &amp; insured, since 2009.</p>'

test('a contractor of Florida who says he is licensed and shows no number is told', () => {
  expect(licenceMissing.look(site('Roofing in Jacksonville', says))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining('Florida Statutes 489.119') }],
  })
})

test.each([
  ['the number stands on another page', 'Roofing', says, 'License # CCC1330042'],
  ['the number is written in a way of its own', 'Roofing', `${says}<p>State cert. no CCC 1330042</p>`, ''],
  ['nobody says that they are licensed', 'Roofing', '<p>Insured.</p>', ''],
  ['readers are told to ask for a license', 'Roofing', '<p>Always hire a licensed roofer.</p>', ''],
  ['the trade needs none', 'House cleaning', says, ''],
])('silent where %s', (_, title, body, foot) => {
  expect(look(title, body, foot)).not.toBe('found')
})

test('contractors of Arizona, Oregon and Washington are told, and a registration as Washington writes it counts', () => {
  const of = (door: string, more = '') => {
    const html = `<title>Roofing</title><body><h1>Roofing</h1><p>Call us.</p>${says}${more}<footer>12 Oak Street, ${door}</footer>`
    return licenceMissing.look(siteOf([{ html }])).state
  }
  for (const door of ['Mesa, AZ 85201', 'Salem, OR 97301', 'Yakima, WA 98901']) expect(of(door)).toBe('found')
  expect(of('Yakima, WA 98901', '<p>CALLOPL*901DK</p>')).not.toBe('found')
  expect(of('Salem, OR 97301', '<p>CCB 123456</p>')).not.toBe('found')
})

test('states whose law asks for none are left alone', () => {
  const html = `<title>Roofing in Macon</title><body><p>(478) 234-0142</p>${says}<footer>12 Oak Street, Macon, GA 31201</footer>`
  expect(licenceMissing.look(siteOf([{ html }])).state).toBe('not_applicable')
})

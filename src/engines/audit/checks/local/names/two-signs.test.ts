import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { twoNames } from './two-names.ts'

const page = (path: string, logo: string, h1: string) => ({
  html: `<title>Flowers</title><header><a href="/"><img src="/logo.png" alt="${logo}"></a></header><h1>${h1}</h1><p>We grow flowers.</p>`,
  url: `https://www.calloway.example${path}`,
  kind: path === '/' ? ('home' as const) : ('other' as const),
})
const look = (home: string, inner: string, h1 = `Welcome to ${home}`) =>
  twoNames.look(
    siteOf([
      page('/', `${home} logo`, h1),
      page('/one', `${inner} logo`, 'Bouquets'),
      page('/two', `${inner} logo`, 'Weddings'),
    ]),
  )

test('a farm that was renamed on its front page alone is told', () => {
  expect(look('Faeodyn Field', 'Elderflower Field')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Faeodyn Field”; “Elderflower Field” on https://www.calloway.example/one, line 1' }],
  })
})

test.each([
  ['one name', 'Faeodyn Field', 'Faeodyn Field'],
  ['a slip, which is told as such', 'Elderflower Field', 'Eldferflower Field'],
  ['the short form', 'Elderflower Flower Field', 'Elderflower Field'],
  ['a part of the house', 'Elderflower Field', 'Elderflower Barn'],
  ['its place in another town', 'Savannah Field', 'Macon Field'],
  ['another kind of sign', 'Faeodyn Field', 'Hartwell Web Design'],
])('%s is not', (_, home, inner) => {
  expect(look(home, inner).state).not.toBe('found')
})

test('a sign of one page alone may be that of a partner', () => {
  expect(look('Hartwell Field', 'Elderflower Field', 'Flowers for all').state).not.toBe('found')
})

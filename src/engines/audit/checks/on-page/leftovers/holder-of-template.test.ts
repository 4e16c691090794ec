import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { templatePlaceholderInPage } from './leftovers.ts'

const look = (foot: string, title = 'Calloway Gymnastics', head = '') =>
  templatePlaceholderInPage.look(
    viewOf({
      url: 'https://www.callowaygym.com/',
      html: `<html lang="en"><head><title>${title}</title>${head}</head><body><h1>Girls Gymnastics</h1><p>Classes on floor and beam.</p><footer>${foot}</footer></body></html>`,
    }),
  )
const by = (holder: string, maker = 'BootstrapMade') =>
  `<div>© Copyright <strong>${holder}</strong>. All Rights Reserved</div><div>Designed by <a href="https://bootstrapmade.com/">${maker}</a></div>`

test.each(['eBusiness', 'Flexor', 'Medi Lab'])('a notice for the template itself is left over: %s', holder => {
  expect(look(by(holder))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining(holder) }],
  })
})

test.each([
  ['the business', by('Calloway Gymnastics')],
  ['a part of its name', by('Calloway')],
  ['its address', by('CallowayGym')],
  ['a firm that owns it', by('Marlow Holdings')],
  ['a house with a sign', by('Marlow & Sons')],
  ['several words', by('First Marlow Community Center')],
  ['a builder that puts in the owner', by('Marlow', 'Wix.com')],
  ['no maker of templates', '<div>© Copyright <strong>eBusiness</strong>. All Rights Reserved</div>'],
])('a notice for %s stays', (_, foot) => {
  expect(look(foot).state).not.toBe('found')
})

test('what the title or the description names is known', () => {
  expect(look(by('Marlow'), 'Gymnastics at Marlow').state).not.toBe('found')
  expect(look(by('Marlow'), 'Gym', '<meta name="description" content="The gym of Marlow.">').state).not.toBe('found')
})

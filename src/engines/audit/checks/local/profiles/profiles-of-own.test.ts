import { expect, test } from 'vitest'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { profileContradiction } from './profile-contradictions.ts'

const look = (main: string, foot: string, path = 'follow-us/') =>
  profileContradiction.look(
    viewOf({ html: `<main>${main}</main><footer>${foot}</footer>`, url: site_url + path, kind: 'other' }),
  ).state
const facebook = (name: string, words = 'Facebook') => `<a href="https://www.facebook.com/${name}/">${words}</a>`

test('one page to follow within the text and another at the foot', () => {
  expect(look(facebook('calloway-old'), facebook('calloway'))).toBe('found')
  const share = '<a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a>'
  expect(look(facebook('calloway-old') + share, facebook('calloway'))).toBe('found')
  expect(look(facebook('calloway-old', 'Like us on Facebook'), facebook('calloway'), 'about/')).toBe('found')
  expect(look(`<h1>Connect on social media</h1>${facebook('calloway-old')}`, facebook('calloway'), 'news/')).toBe(
    'found',
  )
})

test.each([
  ['the same page', facebook('Calloway'), facebook('calloway'), 'follow-us/'],
  ['a number for a name', facebook('profile.php?id=7'), facebook('calloway'), 'follow-us/'],
  ['the page of a partner', facebook('hartwell', 'Hartwell Gardens'), facebook('calloway'), 'partners/'],
  ['the pages of a team', facebook('ann') + facebook('beth'), facebook('calloway'), 'follow-us/'],
  ['two at the foot', facebook('ann'), facebook('calloway') + facebook('ann'), 'follow-us/'],
  [
    'two places',
    `<p>12 Oak Street, Macon, GA 31201</p><p>90 Elm Street, Perry, GA 31069</p>${facebook('calloway-perry')}`,
    facebook('calloway'),
    'follow-us/',
  ],
])('%s is no contradiction', (_, main, foot, path) => {
  expect(look(main, foot, path)).not.toBe('found')
})

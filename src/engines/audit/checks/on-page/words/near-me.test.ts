import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { nearMe } from './near-me.ts'

const look = (body: string, title = 'Calloway Plumbing') =>
  nearMe.look(viewOf({ html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>` }))

test('the words of searchers are found in a title, a main heading, and where they come again', () => {
  expect(look('<p>We mend pipes.</p>', 'Plumber near me | Calloway').state).toBe('found')
  expect(look('<h1>Best plumber near me</h1>').state).toBe('found')
  const text = '<p>Find the perfect plumber near me at Calloway.</p><p>We are the drain cleaners near me.</p>'
  expect(look(text)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringContaining('perfect plumber near me') }, {}],
  })
  const pictures = '<img src="a.jpg" alt="Drain cleaning near me"><img src="b.jpg" alt="Plumber near me in Savannah">'
  expect(look(pictures)).toMatchObject({ state: 'found' })
})

test.each([
  '<img src="a.jpg" alt="The plumber who stood near me">',
  '<p>Nobody lives near me, said the lighthouse keeper.</p>',
  '<h1>Is there a plumber near me?</h1>',
  '<p>Who types “plumber near me” finds us.</p><p>And who types “drains near me” does, too.</p>',
  '<button>Shops near me</button><a href="/a/">Stores near me</a>',
  '<p>We are linear metal workers.</p>',
])('what is no stuffing is not: %s', body => {
  expect(look(body).state).toBe('ok')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { reviewTwice } from './review-twice.ts'

const story = '<p>I came to Calloway with a sore back, and after six weeks of care I could lift my children again.</p>'
const more = (text: string) => `<p>${text}, and now I tell all of my friends about this place.</p>`
const page = (heading: string, ...parts: string[]) =>
  viewOf({ html: `<title>Calloway</title><body><h1>${heading}</h1>${parts.join('')}` })

test('one story under two signatures of initials, some paragraphs later, is told', () => {
  const [one, other] = ['<p>- K.S., teacher</p>', '<p>- J.M., student</p>']
  const view = page('Success Stories', story, more('It took a while'), one, story, more('It went fast'), other)
  const outcome = reviewTwice.look(view)
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(/by K\.S\. and by J\.M\.$/)
})

const praise = '“They came within the hour and did wonderful work on our old house. We tell everybody.”'
const signed = (...by: string[]) => page('Our care', ...by.map(name => `<blockquote>${praise} ${name}</blockquote>`))

test('praise with its signature in the same block needs no heading of reviews', () => {
  expect(reviewTwice.look(signed('- Carla M.', '— Ron Keller'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/by Carla M\. and by Ron Keller$/) }],
  })
  expect(reviewTwice.look(signed('- Carla M.', '— Carla M.')).state).not.toBe('found')
  expect(reviewTwice.look(signed('', '')).state).not.toBe('found')
})

test.each([
  ['the same signature', page('Success Stories', story, '<p>- K.S., teacher</p>', story, '<p>- K.S., teacher</p>')],
  ['no signature', page('Success Stories', story, more('Thanks'), story, more('Good'))],
  ['no reviews', page('Our care', story, '<p>- K.S., teacher</p>', story, '<p>- J.M., student</p>')],
  [
    'a heading between',
    page('Success Stories', story, more('Thanks'), '<h3>Next</h3>', '<p>- K.S.</p>', story, '<h3>Next</h3>'),
  ],
])('%s is fine', (_, view) => {
  expect(reviewTwice.look(view).state).not.toBe('found')
})

test('who signs on two sites, or by first name and place, is one person', () => {
  const text = story.replace('<p>', '<p>“').replace('</p>', '”</p>')
  const twice = (one: string, other: string) =>
    reviewTwice.look(
      page('Reviews', text, `<p>${one}</p>`, more('“Quick and kind'), '<p>— Bo Hill</p>', text, `<p>${other}</p>`),
    ).state
  expect(twice('— Ann Marlow recommends Calloway, May 2018 (via Facebook)', '— Ann M., May 2018')).not.toBe('found')
  expect(twice('— Steve, GA, May 2018', '— Steve, May 2018')).not.toBe('found')
  expect(twice('— Steve, GA, May 2018', '— Carla Ruiz, May 2018')).toBe('found')
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit-views.ts'
import { oneAnswerForTwo } from './one-answer-for-two.ts'

const answer = 'Walls, paver work and drainage, shaped through collaboration and built with precision since 1998.'
const other = 'Water that stands behind them pushes them over within a few winters, so each gets a pipe of its own.'
const asked = (question: string, text = answer) => `<details><summary>${question}</summary><p>${text}</p></details>`
const look = (...bodies: string[]) =>
  oneAnswerForTwo.look(siteOf(bodies.map(body => ({ html: `<body><h1>Calloway</h1>${body}</body>` }))))

test.each([
  ['one page', [asked('Do retaining walls need drainage?') + asked('Why do pavers sink?')]],
  ['two pages', [asked('Do retaining walls need drainage?'), asked('Why do pavers sink?')]],
  ['headings', ['<h3>Which stone lasts?</h3><p>', '<h3>Is snow removed?</h3><p>'].map(text => `${text}${answer}</p>`)],
])('the same answer to two questions: %s', (_, bodies) => {
  expect(look(...bodies)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/\?”; “/) }],
  })
})

test.each([
  ['each has its own', [asked('Do retaining walls need drainage?', other) + asked('Why do pavers sink?')]],
  ['invitations', ['Facing a lawsuit?', 'Need a will?'].map(text => asked(text))],
  ['the same question, asked twice', [asked('Why do pavers sink?'), asked('Why do my pavers sink in winter?')]],
  [
    'an answer that sends on',
    ['Do retaining walls need drainage?', 'Why do pavers sink?'].map(question =>
      asked(question, 'Call us, and somebody comes out within the week and looks at it with you on the spot.'),
    ),
  ],
])('%s: nothing is found', (_, bodies) => {
  expect(look(...bodies).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { oneAnswerForTwo } from './one-answer-for-two.ts'

const answer = 'Every job begins with a walk around the house, and ends with a photo of each thing that was mended.'
const other = 'Leaves that stay in them rot within a season, and the weight pulls the nails out of the boards.'
const asked = (question: string, text = answer) => `<details><summary>${question}</summary><p>${text}</p></details>`
const look = (...bodies: string[]) =>
  oneAnswerForTwo.look(siteOf(bodies.map(body => ({ html: `<body><h1>Calloway</h1>${body}</body>` }))))

test.each([
  ['one page', [asked('Do gutters need guards?') + asked('Why do shingles curl?')]],
  ['two pages', [asked('Do gutters need guards?'), asked('Why do shingles curl?')]],
  ['headings', ['<h3>Which paint lasts?</h3><p>', '<h3>Is snow cleared?</h3><p>'].map(text => `${text}${answer}</p>`)],
])('the same answer to two questions: %s', (_, bodies) => {
  expect(look(...bodies)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/\?”; “/) }],
  })
})

test.each([
  ['each has its own', [asked('Do gutters need guards?', other) + asked('Why do shingles curl?')]],
  ['invitations', ['Facing a lawsuit?', 'Need a will?'].map(text => asked(text))],
  [
    'more of them',
    ['Have a project in mind?', 'Do you need a roofer?', 'Are you looking for gutters?'].map(text => asked(text)),
  ],
  ['the same question, asked twice', [asked('Why do shingles curl?'), asked('Why do my shingles curl in winter?')]],
  [
    'an answer that sends on',
    ['Do gutters need guards?', 'Why do shingles curl?'].map(question =>
      asked(question, 'Call us, and somebody comes out within the week and looks at it with you on the spot.'),
    ),
  ],
])('%s: nothing is found', (_, bodies) => {
  expect(look(...bodies).state).not.toBe('found')
})

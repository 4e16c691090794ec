import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { bodies, foot } from '#tests/support/audit/local-pages.ts'

const outcome = (body: string) =>
  localOutcome('nap-phone-inconsistent', bodies(foot, `<p>${body}</p>${foot}`, foot)).state

test.each(['Call (912) 234-0124', 'Phone: (912) 224-0142'])('a slip on one page of three: %s', body => {
  expect(outcome(body)).toBe('found')
})

test.each([
  ['Call us at (912) 234-0142', 'Call us at (912) 786-5533', 'found'],
  ['Call us at (912) 234-0142', 'Our supplier: (912) 786-5533', 'ok'],
  ['Call us at (912) 234-0142', 'Call us at (912) 786-5533 or (912) 234-0142', 'ok'],
])('of two pages one says “%s” and one “%s”: %s', (one, other, state) => {
  const pages = bodies(`<p>${one}</p>`, `<p>${other}</p>`, '<p>Drains</p>')
  expect(localOutcome('nap-phone-inconsistent', pages).state).toBe(state)
})

test.each(['Second line: (912) 234-0143', 'Our supplier: (404) 786-5533', 'Call (912) 234-0142'])(
  'no slip: %s',
  body => {
    expect(outcome(body)).not.toBe('found')
  },
)

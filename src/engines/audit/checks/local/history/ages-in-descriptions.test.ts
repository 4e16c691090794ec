import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (description: string, body: string) =>
  localOutcome('founding-year-conflict', [
    {
      html: htmlWith([], `<p>${body}</p>`).replace(
        '</head>',
        `<meta name="description" content="${description}"></head>`,
      ),
    },
  ])

test('a year in the description is held against the page', () => {
  expect(look('Fine food since 1978. We cater.', 'Our company was founded in 1984.')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/founded in 1984|food since 1978/) }],
  })
})

test('who runs the house now may have come later', () => {
  const outcome = look('Meet the Okafors running the farm since 2014.', 'Our farm was founded in 1969.')
  expect(outcome.state).not.toBe('found')
})

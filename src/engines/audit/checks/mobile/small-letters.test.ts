import { expect, test } from 'vitest'
import { smallLetters } from '#src/engines/audit/checks/mobile/small-letters.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const look = (share: number) =>
  smallLetters.look(
    siteOf([{ html: '<!doctype html><title>Roofs</title><p>Roofs in Macon</p>' }], {
      small_text: { share, px: 10.667, text: 'Roofs in Macon' },
    }),
  )

test('a page of small letters is told with their size', () => {
  expect(look(0.624)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '62% of the letters are smaller than 12 pixels, most of them 10.7: “Roofs in Macon”' }],
  })
})

test('notes in small letters are left alone', () => {
  expect(look(0.3).state).toBe('ok')
})

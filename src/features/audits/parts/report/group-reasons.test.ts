import { expect, test } from 'vitest'
import { groupReasons } from '#src/features/audits/parts/report/group-reasons.ts'

test('a reason is said once, however many checks it kept from looking', () => {
  const robots = 'robots.txt could not be read.'
  expect(
    groupReasons([
      { id: 'lab-speed', reason: 'No browser took part.' },
      { id: 'robots-a', reason: robots },
      { id: 'robots-b', reason: robots },
    ]),
  ).toEqual([
    { reason: 'No browser took part.', ids: ['lab-speed'] },
    { reason: robots, ids: ['robots-a', 'robots-b'] },
  ])
})

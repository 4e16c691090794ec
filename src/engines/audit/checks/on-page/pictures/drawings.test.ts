import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { drawingBroken, drawingStandsIn } from './drawings.ts'

const found_on = 'https://www.calloway.example/'
const slip = (sort: 'stand-in' | 'broken', shows: string, file = 'team.svg') => ({
  url: `${found_on}${file}`,
  found_on,
  sort,
  shows,
})
const look = (slips: ReturnType<typeof slip>[]) =>
  [drawingStandsIn, drawingBroken].map(({ look }) => look(siteOf([{ html: '<p>x</p>' }], { drawing_slips: slips })))

test('a drawing that stands in, and one that is not shown, are told by what they hold', () => {
  const [stands_in, broken] = look([slip('stand-in', 'Team Photo'), slip('broken', '“& Heating”')])
  expect(stands_in).toMatchObject({
    occurrences: [{ url: found_on, evidence: expect.stringContaining('“Team Photo”') }],
  })
  expect(broken).toMatchObject({ occurrences: [{ evidence: expect.stringContaining('& Heating') }] })
})

test('one that says so by its name is told as that', () => {
  expect(look([slip('stand-in', 'IMAGE', 'placeholder-rect.svg')])[0]?.state).toBe('not_applicable')
  expect(look([])[0]?.state).toBe('not_applicable')
})

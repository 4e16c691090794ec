import { expect, test } from 'vitest'
import { readingGrade, sentencesOf } from './reading-grade.ts'

test('short plain sentences ask for a low grade, long abstract ones for a high one', () => {
  expect(readingGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(2)
  expect(
    readingGrade([
      'Organizational visibility necessitates comprehensive harmonization of informational representations across heterogeneous intermediary platforms.',
    ]),
  ).toBeGreaterThan(20)
})

test('a price does not end a sentence', () => {
  expect(sentencesOf('It costs $4.50 a month. That is all.')).toHaveLength(2)
})

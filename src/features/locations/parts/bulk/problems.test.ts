import { expect, test } from 'vitest'
import { groupProblems, namesInWords } from './problems.ts'

const problem = (message: string) => ({ message })

test('each sentence is told once, with everybody it is about, the commonest first', () => {
  const refused = [
    { name: 'Bay', problems: [problem('Too long.'), problem('Too long.')] },
    { name: 'King', problems: [problem('No hours.')] },
    { name: '', problems: [problem('No hours.')] },
  ]
  expect(groupProblems(refused)).toEqual([
    { message: 'No hours.', names: ['King', 'A location that is gone'] },
    { message: 'Too long.', names: ['Bay'] },
  ])
})

test('three names are told, the others counted', () => {
  expect(namesInWords(['A', 'B'])).toBe('A, B')
  expect(namesInWords(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
})

import { expect, test } from 'vitest'
import type { HelpAnswer } from '#src/content/help/help-answer.ts'
import { helpAnswers, helpGroups } from '#src/content/help/help-groups.ts'
import { namesIn, stepParts } from '#src/content/help/step-parts.ts'
import { wordsOf } from '#tests/support/built/article-body.ts'
import { readingGrade } from '#tests/support/built/reading-grade.ts'

/** What an owner reads of an answer, a paragraph each. */
function paragraphsOf({ answer, steps = [], points = [] }: HelpAnswer): string[] {
  const done = steps.map(([, text]) => stepParts(text).map(part => part.text))
  return [answer, ...done.map(parts => parts.join('')), ...points.map(({ text }) => text)]
}

const tasks = helpAnswers.filter(answer => answer.steps)

test.each(helpGroups)('$title reads at grade 10 or below', ({ answers }) => {
  expect(readingGrade(answers.flatMap(paragraphsOf))).toBeLessThanOrEqual(10)
})

test.each(tasks)('#$id reads at grade 10 or below', answer => {
  expect(readingGrade(paragraphsOf(answer))).toBeLessThanOrEqual(10)
})

test.each(tasks)('#$id is short, in two to four steps that name what to press', ({ steps = [], ...answer }) => {
  expect(steps.length).toBeGreaterThanOrEqual(2)
  expect(steps.length).toBeLessThanOrEqual(4)
  expect(steps.flatMap(([, text]) => namesIn(text))).not.toEqual([])
  for (const [, text] of steps) expect(wordsOf(text).length, text).toBeLessThanOrEqual(28)
  expect(wordsOf(answer.answer).length).toBeLessThanOrEqual(60)
})

test('names of the screen stand in pairs of stars, and nowhere but in steps', () => {
  const odd = tasks.flatMap(({ steps = [] }) => steps).filter(([, text]) => text.split('**').length % 2 === 0)
  expect(odd).toEqual([])
  const elsewhere = helpAnswers.filter(({ question, answer }) => `${question} ${answer}`.includes('**'))
  expect(elsewhere.map(({ id }) => id)).toEqual(['stars'])
})

test('nothing promises what is not there, or a rank', () => {
  const said = helpAnswers.flatMap(paragraphsOf)
  expect(said.filter(text => /coming soon|guaranteed? (rank|position|place)|simply|just click/i.test(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { namesIn, stepParts } from '#src/content/help/step-parts.ts'

test('a step is cut into words and names', () => {
  expect(stepParts('Press **Sign in**.')).toEqual([
    { text: 'Press ', is_name: false },
    { text: 'Sign in', is_name: true },
    { text: '.', is_name: false },
  ])
  expect(stepParts('**Login** is at the top.')[0]).toEqual({ text: 'Login', is_name: true })
})

test('names are told in their order, and a step may have none', () => {
  expect(namesIn('Fill in **Name** and **Email**.')).toEqual(['Name', 'Email'])
  expect(namesIn('Open the link in the mail.')).toEqual([])
})

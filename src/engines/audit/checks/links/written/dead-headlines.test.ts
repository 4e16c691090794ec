import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { emptyOrPlaceholderHref } from './addresses-as-written.ts'

const headline = (text: string, rest = 'href="#"') =>
  `<article><h3><a ${rest}>${text}</a></h3><p>January 5, 2025</p></article>`
const two = headline('How to Scale Your First Workout') + headline('Five Habits That Work')

const look = (body: string, url = 'https://www.callowaygym.com/blog.html') => {
  const html = `<html lang="en"><head><script src="/js/main.js"></script></head><body><h1>Tips</h1><main>${body}</main></body></html>`
  const outcome = emptyOrPlaceholderHref.look(viewOf({ html, url }))
  return outcome.state === 'found' ? outcome.occurrences.length : 0
}

test('headlines of a blog that lead nowhere are found, whatever scripts there are', () => {
  expect(look(two)).toBe(2)
  expect(look(two, 'https://www.callowaygym.com/news/')).toBe(2)
  expect(look(two.replaceAll('"#"', '"javascript:void(0)"'))).toBe(2)
})

test.each([
  ['one alone', headline('How to Scale Your First Workout')],
  ['questions that open their answers', headline('How do I scale a workout?') + headline('What habits do work?')],
  ['headings that a script knows', two.replaceAll('href="#"', 'href="#" data-post="4"')],
  ['headings that open something', two.replaceAll('href="#"', 'href="#" onclick="show(this)"')],
  ['words of one or two', headline('Recovery') + headline('Leg days')],
  ['headlines with a goal', two.replaceAll('"#"', '"/blog/habits.html"')],
])('%s are not', (_, body) => {
  expect(look(body)).toBe(0)
})

test('nor are those of a page that lists nothing to read', () => {
  expect(look(two, 'https://www.callowaygym.com/programs.html')).toBe(0)
})

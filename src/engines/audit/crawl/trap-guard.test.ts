import { expect, test } from 'vitest'
import { createTrapGuard } from '#src/engines/audit/crawl/trap-guard.ts'

function admitted(urls: readonly string[]): number {
  const guard = createTrapGuard()
  return urls.filter(url => guard.admits(url)).length
}

const numbers = (count: number, url: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => url(index + 1))

test.each([
  ['posts with a name', numbers(3_000, number => `https://shop.example/2026/05/post-${number}-about-roofs/`), 3_000],
  [
    'pages without numbers',
    numbers(500, number => `https://shop.example/${'abcdefghij'[number % 10]}${'x'.repeat(number % 50)}`),
    500,
  ],
  [
    'a small archive by month',
    numbers(48, number => `https://shop.example/blog/20${10 + (number % 16)}/0${1 + (number % 9)}/`),
    48,
  ],
])('%s are followed', (_, urls, least) => {
  expect(admitted(urls)).toBeGreaterThanOrEqual(least)
})

test.each([
  ['a calendar by parameter', numbers(500, day => `https://shop.example/events?date=2026-01-${day}`)],
  ['a calendar by month parameter', numbers(500, month => `https://shop.example/?month=${month}`)],
  [
    'a calendar by path',
    numbers(500, number => `https://shop.example/calendar/${1990 + (number % 40)}/${1 + (number % 12)}/${number}`),
  ],
  ['filters that multiply', numbers(500, number => `https://shop.example/shop?color=${number}&size=${number}`)],
  ['paths that grow by themselves', numbers(500, number => `https://shop.example/${'a/b/'.repeat(number)}`)],
  [
    'paths without end',
    numbers(
      500,
      number => `https://shop.example/${Array.from({ length: number }, (_, index) => `s${index}`).join('/')}`,
    ),
  ],
  [
    'too many parameters',
    numbers(500, number => `https://shop.example/?${numbers(11, index => `p${index}=${number}`).join('&')}`),
  ],
])('%s are left after a while', (_, urls) => {
  expect(admitted(urls)).toBeLessThanOrEqual(64)
})

test('what was left is counted, with an example', () => {
  const guard = createTrapGuard()
  for (const url of numbers(70, day => `https://shop.example/events?date=2026-01-${day}`)) guard.admits(url)
  expect(guard.traps()).toEqual([
    { pattern: 'https://shop.example/events?date', links: 10, example: 'https://shop.example/events?date=2026-01-61' },
  ])
})

import { expect, test } from 'vitest'
import { loadAfterPaint } from '#src/build/load-after-paint.ts'
import { openScript } from '#tests/support/built/staged-browser.ts'

const page = '<head><script type="module" async="" src="/scripts/search.js"></script></head><body><p>a</p></body>'

test('a script is asked for when the page is drawn, not before', async () => {
  const html = loadAfterPaint(page)
  expect(html).not.toContain(' src=')
  const { asked, paint } = openScript(html, ['paint'])
  expect(asked).toEqual([])
  await paint()
  expect(asked).toEqual(['import /scripts/search.js'])
})

test('it comes too where the browser tells of no paint', async () => {
  const { asked, timers } = openScript(loadAfterPaint(page), ['paint'])
  expect(timers.map(({ ms }) => ms)).toEqual([500])
  await timers[0]?.then()
  expect(asked).toEqual(['import /scripts/search.js'])
})

test('structured data and what stands inline stay as they are', () => {
  const others = '<script type="application/ld+json">{}</script><script type="module">start()</script>'
  expect(loadAfterPaint(others)).toBe(others)
})

import { expect, test } from 'vitest'
import { startAfterPaint } from '#src/build/start-after-paint.ts'
import { openScript } from '#tests/support/built/staged-browser.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/form.js";

  window.__reactRouterRouteModules = {"root":route0,"form":route1};

import("/assets/entry.js");</script></body>`

const everything = [
  'modulepreload /assets/a.js',
  'stylesheet /assets/root.css',
  'import /assets/manifest.js',
  'import /assets/root.js',
  'import /assets/form.js',
  'import /assets/entry.js',
]

test('nothing is asked for before the page is drawn, everything after, and only once', async () => {
  const html = startAfterPaint(page, ['/assets/root.css'])
  expect(html).not.toContain('<link')
  const { asked, paint, timers } = openScript(html, ['paint'])
  expect(asked).toEqual([])
  await paint()
  expect(asked).toEqual(everything)
  await paint()
  for (const { then } of timers) await then()
  expect(asked).toEqual(everything)
})

test('a browser that never tells of its drawing starts the page after half a second', async () => {
  const { asked, timers } = openScript(startAfterPaint(page, ['/assets/root.css']), ['paint'])
  expect(timers.map(({ ms }) => ms)).toEqual([500])
  await timers[0]?.then()
  expect(asked).toEqual(everything)
})

test('a browser that cannot tell starts the page after two frames', async () => {
  const { asked, frames, timers } = openScript(startAfterPaint(page, ['/assets/root.css']), ['navigation'])
  for (const frame of frames) frame()
  expect(asked).toEqual([])
  await timers[0]?.then()
  expect(asked).toEqual(everything)
})

test('each route gets its own module', async () => {
  const { paint, window } = openScript(startAfterPaint(page, []), ['paint'])
  await paint()
  expect(window.__reactRouterRouteModules).toEqual({ root: '/assets/root.js', form: '/assets/form.js' })
})

test('a start script of another form stops the build', () => {
  expect(() => startAfterPaint('<script type="module">start()</script>', [])).toThrow('start script')
})

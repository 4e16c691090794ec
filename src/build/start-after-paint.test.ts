import { expect, test } from 'vitest'
import { startAfterPaint } from '#src/build/start-after-paint.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/form.js";

  window.__reactRouterRouteModules = {"root":route0,"form":route1};

import("/assets/entry.js");</script></body>`

/** Runs the start script of a page and tells what it asked for before and after the frame was drawn. */
async function run(html: string) {
  const code = /<script type="module">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const frames: (() => void)[] = []
  const timers: (() => Promise<void>)[] = []
  const window: Record<string, unknown> = {}
  const document = {
    head: { append: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`) },
    createElement: () => ({}),
  }
  const load = async (href: string) => asked.push(`import ${href}`) && href
  const body = code.replaceAll('import(', 'load(')
  new Function('window', 'document', 'load', 'requestAnimationFrame', 'setTimeout', body)(
    window,
    document,
    load,
    (frame: () => void) => frames.push(frame),
    (timer: () => Promise<void>) => timers.push(timer),
  )
  for (const frame of frames) frame()
  const before_paint = [...asked]
  for (const timer of timers) await timer()
  return { before_paint, asked, modules: window.__reactRouterRouteModules }
}

test('nothing is asked for before the page is drawn, everything after', async () => {
  const html = startAfterPaint(page, ['/assets/root.css'])
  expect(html).not.toContain('<link')
  const { before_paint, asked } = await run(html)
  expect(before_paint).toEqual([])
  expect(asked).toEqual([
    'modulepreload /assets/a.js',
    'stylesheet /assets/root.css',
    'import /assets/manifest.js',
    'import /assets/root.js',
    'import /assets/form.js',
    'import /assets/entry.js',
  ])
})

test('each route gets its own module', async () => {
  const { modules } = await run(startAfterPaint(page, []))
  expect(modules).toEqual({ root: '/assets/root.js', form: '/assets/form.js' })
})

test('a start script of another form stops the build', () => {
  expect(() => startAfterPaint('<script type="module">start()</script>', [])).toThrow('start script')
})

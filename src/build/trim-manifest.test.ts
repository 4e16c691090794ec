import { expect, test } from 'vitest'
import { withoutImports } from '#src/build/trim-manifest.ts'

const route = { id: 'root', path: '', hasErrorBoundary: true, module: '/assets/root.js', css: ['/assets/root.css'] }

test('a route keeps its module, its style and its nature, and loses what its module imports', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] }
  const manifest = { entry, routes: { root: { ...route, imports: ['/assets/a.js', '/assets/b.js'] } }, version: '1' }
  const trimmed = withoutImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  const read = JSON.parse(trimmed.slice(trimmed.indexOf('{'), -1))
  expect(read).toEqual({ entry, routes: { root: { ...route, imports: [] } }, version: '1' })
})

test('a manifest of another form stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('route manifest has changed')
})

import { expect, test } from 'vitest'
import { type Known, KnownPages } from '#src/engines/audit/run/leftovers/copy-of-page.ts'

const page = (path: string, title = path, lang = 'en'): Known => ({
  path,
  title,
  h1: '',
  lang,
  sketch: new Uint32Array(0),
})
const known = new KnownPages()
for (const path of ['/', '/about', '/hearing', '/services/roofs', '/index-es', '/contact']) known.add(page(path))

test.each([
  ['/index-old', '/'],
  ['/indexbackup', '/'],
  ['/old-index', '/'],
  ['/oldindex', '/'],
  ['/indexa', '/'],
  ['/about/index.before-live-sync', '/about'],
  ['/index2011', '/'],
  ['/indexnoflash', '/'],
  ['/index%20archived%201-25-2021', '/'],
  ['/about_old/', '/about'],
  ['/about_old/index', '/about'],
  ['/index-2', '/'],
  ['/home-v2', '/'],
  ['/index-old-es', '/index-es'],
  ['/about-backup', '/about'],
  ['/about.backup-20250114', '/about'],
  ['/index.backup.pre-seo', '/'],
  ['/about copy', '/about'],
  ['/index%20-%20copy', '/'],
  ['/services/roofs_old', '/services/roofs'],
  ['/old/about', undefined],
  ['/archives/2016', undefined],
  ['/archives/2016/01/', undefined],
])('%s is a copy of %s by its name', (path, original) => {
  expect(known.originalOf(page(path))?.path).toBe(original)
})

test.each([
  ['/about-2', '/about'],
  ['/about-new', '/about'],
  ['/old/about', '/about'],
  ['/v2/contact', '/contact'],
  ['/about-2021', '/about'],
  ['/bak/', '/'],
  ['/bak/index', '/'],
  ['/about.before-live-sync', '/about'],
])('%s is one where it looks like %s', (path, original) => {
  expect(known.originalOf(page(path, original))?.path).toBe(original)
  expect(known.originalOf(page(path, 'Something else'))).toBeUndefined()
  expect(known.originalOf(page(path, original, 'es'))).toBeUndefined()
})

test.each([
  '/hearing-test',
  '/macon/index',
  '/macon/contact',
  '/macon/',
  '/about-us',
  '/locations/macon',
  '/backup-generators',
])('%s is a page of its own', path => {
  expect(known.originalOf(page(path, 'Calloway'))).toBeUndefined()
  const city = page(path, '/')
  expect(known.originalOf(city)).toBeUndefined()
})

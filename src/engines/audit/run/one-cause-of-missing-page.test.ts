import { expect, test } from 'vitest'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

test('a page that only says it is missing is told as that, and not filled', async () => {
  const files = {
    ...soundShop,
    '/boats.html': '<html><title>404 - Page not found</title><p>Not here.</p></html>',
    '/index.html': String(soundShop['/index.html']).replace('</main>', '<p><a href="/boats">Boats</a></p></main>'),
  }
  const { findings } = await auditFiles(files)
  const told = findings.filter(({ occurrences }) => occurrences.some(({ url }) => /\/boats/.test(url)))
  expect(told.map(({ id }) => id)).toEqual(['soft-404'])
})

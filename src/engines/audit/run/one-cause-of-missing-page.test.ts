import { expect, test } from 'vitest'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

test('the notice of a server in the place of the front page is told as that, with nothing that it lacks', async () => {
  const notice =
    '<!doctype html><html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1><p>If you see this page, the web server is successfully installed and working.</p></body></html>'
  const { findings } = await auditFiles({ ...soundShop, '/index.html': notice })
  const told = findings.filter(({ occurrences }) => occurrences.some(({ url }) => new URL(url).pathname === '/'))
  expect(told.map(({ id }) => id)).toContain('site-switched-off')
  for (const id of ['viewport-missing', 'thin-content', 'description-missing', 'city-in-home-title-h1', 'lang-missing'])
    expect(told.map(one => one.id)).not.toContain(id)
})

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

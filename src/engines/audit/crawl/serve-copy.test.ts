import { expect, test } from 'vitest'
import { serveAsOrigin } from '#src/engines/audit/crawl/serve-as-origin.ts'
import { serveFiles } from '#src/engines/audit/crawl/serve-files.ts'
import { answerPaths, redirectTo } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, crawlOptions, eventsOf } from '#tests/support/crawl/crawl-loopback.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

const home = 'https://shop.example/'

test('a copy on another server is read as if it were at its origin', async () => {
  const port = { value: 0 }
  const site = await openLoopbackSite((request, response) =>
    answerPaths({
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': '<a href="https://shop.example/a">A</a><a href="/old">Old</a><a href="/private">P</a>',
      '/a': 'A',
      '/old': redirectTo(`http://copy.test:${port.value}/new`),
      '/new': 'New',
    })(request, response),
  )
  port.value = site.port
  const policy = loopbackPolicy([site.port])
  const fetch = serveAsOrigin(crawlOptions(home, policy, {}).fetch, site.origin('copy.test'), home)
  const events = await crawlAll(home, policy, { fetch, is_local_copy: true })
  expect(eventsOf(events, 'page_fetched').map(({ final_url, status }) => [final_url, status])).toEqual([
    [home, 200],
    ['https://shop.example/a', 200],
    ['https://shop.example/new', 200],
  ])
  expect(eventsOf(events, 'page_refused')).toMatchObject([{ problem: { reason: 'robots_disallowed' } }])
  expect(JSON.stringify(events)).not.toContain('copy.test')
})

function openFolder(files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    const text = files[path]
    return text === undefined ? undefined : new TextEncoder().encode(text)
  }
  return { asked, read }
}

test('links of a folder by http or with www lead to the origin that it stands for', async () => {
  const folder = openFolder({
    'index.html': '<a href="http://shop.example/a">A</a><a href="https://www.shop.example/b">B</a>',
    'a.html': 'A',
    'b.html': 'B',
  })
  const outside = crawlOptions(home, loopbackPolicy([]), {}).fetch
  const fetch = serveFiles(folder.read, home, outside)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  expect(eventsOf(events, 'page_fetched').map(({ final_url }) => final_url)).toEqual([home, `${home}a`, `${home}b`])
})

test('behind the name of a file with a slash there is nothing, and behind that of a page there may be', async () => {
  const files = {
    'index.html': '<a href="/contact.html/#form">A</a><a href="/about/">B</a>',
    'contact.html': 'C',
    'about.html': 'D',
  }
  const fetch = serveFiles(openFolder(files).read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  expect(eventsOf(events, 'page_fetched').map(({ final_url, status }) => [final_url, status])).toEqual([
    [home, 200],
    [`${home}contact.html/`, 404],
    [`${home}about/`, 200],
  ])
})

const copied = '<!-- Mirrored from shop.example by a tool -->'

test.each([
  ['<?xml version="1.0"?>\n<oembed><title>Contact</title><html>&lt;p&gt;</html></oembed>', 'application/xml'],
  [`<?xml version="1.0"?>${copied}\n<rss><title>Posts</title></rss>`, 'application/xml'],
  ['<rss version="2.0"><channel><title>Posts</title></channel></rss>', 'application/xml'],
  ['{"name":"Calloway"}', 'application/json'],
  ['\ufeff{"name":"Calloway"}', 'application/json'],
  ['<!DOCTYPE HTML>\n<html><head><title>Index of /photos</title></head><body><h1>Index of /photos', 'text/plain'],
  ['<!DOCTYPE html><html><title>Index of photos</title><p>Text</p></html>', 'text/html'],
  [`<?xml version="1.0"?>${copied}<!DOCTYPE html><html><title>Old</title><p>Text</p></html>`, 'text/html'],
  ['<?xml version="1.0"?><!DOCTYPE html><html><title>Old</title><p>Text</p></html>', 'text/html'],
])('answers for programs that were saved as pages are none: %s', async (text, type) => {
  const folder = openFolder({ 'index.html': '<a href="/saved.html">A</a>', 'saved.html': text })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  const [, saved] = eventsOf(events, 'page_fetched')
  expect([saved?.final_url, saved?.content_type]).toEqual([`${home}saved.html`, type])
})

test('a copy is read at once, however long its robots.txt asks crawlers to wait', async () => {
  const folder = openFolder({
    'robots.txt': 'User-agent: *\nCrawl-delay: 30',
    'index.html': '<a href="/a">A</a>',
    'a.html': 'A',
  })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  expect(eventsOf(events, 'page_fetched').map(({ final_url }) => final_url)).toEqual([home, `${home}a`])
}, 5_000)

test('a folder without its slash leads to the one with it, so that links on its page are found', async () => {
  const folder = openFolder({
    'index.html': '<a href="/menu">Menu</a>',
    'menu/index.html': '<a href="soups.html">Soups</a>',
    'menu/soups.html': 'Soups',
  })
  const outside = crawlOptions(home, loopbackPolicy([]), {}).fetch
  const fetch = serveFiles(folder.read, home, outside)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  expect(eventsOf(events, 'page_fetched').map(({ final_url, status }) => [final_url, status])).toEqual([
    [home, 200],
    [`${home}menu/`, 200],
    [`${home}menu/soups.html`, 200],
  ])
})

test('a folder with its slash is not answered by the page of its name, which may lead there', async () => {
  const folder = openFolder({
    'index.html': '<a href="/menu/">Menu</a><a href="/menu">Old</a>',
    'menu.html': 'This page has moved',
    'menu/index.html': 'Soups',
  })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  const read = eventsOf(events, 'page_fetched').map(({ final_url, body }) => [final_url, body])
  expect(Object.fromEntries(read)).toMatchObject({
    [`${home}menu/`]: 'Soups',
    [`${home}menu`]: 'This page has moved',
  })
})

test('the letters of a file are read as it says itself', async () => {
  const head = '<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head>'
  const bytes = Buffer.from(`${head}<p>Caf\u00e9</p></html>`, 'latin1')
  const outside = crawlOptions(home, loopbackPolicy([]), {}).fetch
  const fetch = serveFiles(async path => (path === 'index.html' ? bytes : undefined), home, outside)
  const [page] = eventsOf(await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true }), 'page_fetched')
  expect(page).toMatchObject({ charset: { header: null, from: 'meta' }, body: expect.stringContaining('Caf\u00e9') })
})

test('a folder is read as a static host would serve it', async () => {
  const folder = openFolder({
    'index.html':
      '<a href="/about">About</a><a href="/menu/">Menu</a><a href="/plan.pdf">Plan</a><a href="/gone">Gone</a>',
    'about.html': 'About',
    'menu/index.html': 'Menu',
    'plan.pdf': '%PDF',
    '404.html': 'Not here',
    'robots.txt': 'Sitemap: https://shop.example/sitemap.xml',
    'sitemap.xml':
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/about</loc></url></urlset>',
  })
  const outside = crawlOptions(home, loopbackPolicy([]), {}).fetch
  const fetch = serveFiles(folder.read, home, outside)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  const read = eventsOf(events, 'page_fetched').map(({ url, status, body }) => [new URL(url).pathname, [status, body]])
  expect(Object.fromEntries(read)).toEqual({
    '/': [200, expect.any(String)],
    '/about': [200, 'About'],
    '/menu/': [200, 'Menu'],
    '/plan.pdf': [200, null],
    '/gone': [404, 'Not here'],
  })
  expect(eventsOf(events, 'sitemap_read')).toMatchObject([{ format: 'urlset', entries: [{}] }])
  expect(eventsOf(events, 'missing_page_probed')).toMatchObject([{ result: { status: 404 } }])
})

test.each([
  ['index.htm', 'index.htm', '/'],
  ['Default.htm', 'Default.htm', '/'],
  ['home.html', 'home.html', '/'],
  ['a folder’s default.html', 'menu/default.html', '/menu/'],
])('%s is the front page where there is no index.html', async (_, path, address) => {
  const folder = openFolder({ [path]: 'Welcome', 'about.html': 'About' })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const answer = await fetch({ url: new URL(address, home).href, method: 'GET', headers: {} })
  expect(answer).toMatchObject({ ok: true, status: 200 })
  expect(answer.ok && answer.headers).toContainEqual(['content-type', 'text/html'])
})

test('a page saved without an ending is a page', async () => {
  const folder = openFolder({
    'index.html': '<a href="about">About</a><a href="LICENSE">License</a>',
    about: '<!DOCTYPE html><p>About</p>',
    LICENSE: 'All of it is ours.',
  })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const answers = await Promise.all(
    ['about', 'LICENSE'].map(path => fetch({ url: home + path, method: 'GET', headers: {} })),
  )
  expect(answers.map(answer => answer.ok && answer.headers[0]?.[1])).toEqual(['text/html', 'application/octet-stream'])
})

test('no path leads out of the folder', async () => {
  const folder = openFolder({})
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  for (const path of ['..%2f..%2fetc/passwd', '%2e%2e/x', 'a/..%2f..%2fb', '%00', 'a%5c..%5cb', '%', '....//x'])
    expect(await fetch({ url: home + path, method: 'GET', headers: {} })).toMatchObject({ ok: true, status: 404 })
  expect(folder.asked.filter(path => path.split(/[\\/]/).includes('..') || path.includes('\0'))).toEqual([])
})

test('a long file is cut at the bound', async () => {
  const folder = openFolder({ 'index.html': 'x'.repeat(1_000) })
  const fetch = serveFiles(folder.read, home, crawlOptions(home, loopbackPolicy([]), {}).fetch)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true, bounds: { page_bytes: 100 } })
  expect(eventsOf(events, 'page_fetched')).toMatchObject([
    { truncated: true, body_end: 'too_large', decoded_bytes: 100 },
  ])
})

test('a program is not answered by the page of its name, unless the page says that it is its answer', async () => {
  const folder = openFolder({
    'index.html': '<a href="/contact.php">C</a><a href="/about.php">A</a><a href="/team">T</a>',
    'contact.php.html': '<h1>Contact</h1>',
    'about.php.html': '<link rel="canonical" href="https://shop.example/about.php"><h1>About</h1>',
    'team.html': '<h1>Team</h1>',
  })
  const outside = crawlOptions(home, loopbackPolicy([]), {}).fetch
  const fetch = serveFiles(folder.read, home, outside)
  const events = await crawlAll(home, loopbackPolicy([]), { fetch, is_local_copy: true })
  const told = eventsOf(events, 'page_fetched').map(({ final_url, status }) => [final_url.slice(home.length), status])
  expect(Object.fromEntries(told)).toMatchObject({ 'contact.php': 404, 'about.php': 200, team: 200 })
})

import { expect, test } from 'vitest'
import { llmsTxt } from '#src/build/llms-txt.ts'
import { robots } from '#src/build/robots.ts'
import { sitemap } from '#src/build/sitemap.ts'
import { webManifest } from '#src/build/web-manifest.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const brand = { name: 'Lantern Local', parent: 'B', email: 'c@d.example', phone: '(904) 555-0142', address: 'E' }
const page = {
  title: 'T',
  description: 'D',
  card_title: 'C',
  card_shows: 'S',
  updated: '2026-11-20',
  indexable: true,
}

test('the sitemap names every page that may be found, with its day, and no other', () => {
  const xml = sitemap([
    { ...page, path: '/' },
    { ...page, path: '/a&b' },
    { ...page, path: '/login', indexable: false },
  ])
  expect(xml).toContain(`<url><loc>${sentinelOrigin}/</loc><lastmod>2026-11-20</lastmod>`)
  expect(xml).toContain(`${sentinelOrigin}/a&#38;b`)
  expect(xml).not.toContain('/login')
})

test('the sitemap gives each page its picture', () => {
  const xml = sitemap([
    { ...page, path: '/' },
    { ...page, path: '/terms' },
  ])
  expect(xml).toContain(`<image:image><image:loc>${sentinelOrigin}/cards/home.png</image:loc></image:image></url>`)
  expect(xml).toContain(`<image:loc>${sentinelOrigin}/cards/terms.png</image:loc>`)
})

test('llms.txt tells who we are and names every page that may be found, and no other', () => {
  const paths = ['/', '/education/a-guide', '/services/tampa-fl']
  const pages = [...paths.map(path => ({ ...page, path })), { ...page, path: '/login', indexable: false }]
  const text = llmsTxt(pages, brand)
  expect(text.startsWith('# Lantern Local\n\n> Local SEO')).toBe(true)
  for (const path of paths) expect(text).toContain(`- [T](${sentinelOrigin}${path}): D`)
  expect(text).not.toContain('/login')
  expect(text.indexOf('## Guides')).toBeLessThan(text.indexOf('/education/a-guide'))
})

test('robots.txt closes the API only and names the sitemap', () => {
  expect(robots.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${sentinelOrigin}/sitemap.xml`,
    '',
  ])
})

test('the web manifest carries the brand', () => {
  expect(JSON.parse(webManifest(brand))).toMatchObject({ name: 'Lantern Local', short_name: 'Lantern', start_url: '/' })
})

import { expect, test } from 'vitest'
import { robots } from '#src/build/robots.ts'
import { sitemap } from '#src/build/sitemap.ts'
import { webManifest } from '#src/build/web-manifest.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const page = { title: 'T', description: 'D', card_title: 'C', updated: '2026-11-20', indexable: true }

test('the sitemap names every page that may be found, with its day, and no other', () => {
  const xml = sitemap([
    { ...page, path: '/' },
    { ...page, path: '/a&b' },
    { ...page, path: '/login', indexable: false },
  ])
  expect(xml).toContain(`<url><loc>${sentinelOrigin}/</loc><lastmod>2026-11-20</lastmod></url>`)
  expect(xml).toContain(`${sentinelOrigin}/a&#38;b`)
  expect(xml).not.toContain('/login')
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
  const brand = { name: 'Lantern Local', parent: 'B', email: 'c@d.example', phone: '(904) 555-0142', address: 'E' }
  expect(JSON.parse(webManifest(brand))).toMatchObject({ name: 'Lantern Local', short_name: 'Lantern', start_url: '/' })
})

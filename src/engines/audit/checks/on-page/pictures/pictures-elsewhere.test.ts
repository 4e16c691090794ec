import { expect, test } from 'vitest'
import { leftAtOldProvider } from '#src/engines/audit/checks/on-page/age/old-provider.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { pictureTwins } from './picture-twins.ts'
import { reviewsInPictures } from './reviews-in-pictures.ts'

test('pictures of a builder that the page does not run on are found', () => {
  const look = (head: string) =>
    leftAtOldProvider.look(
      siteOf([{ html: `<head>${head}</head><img src="https://static.wixstatic.com/media/a.jpg" alt="Van">` }]),
    ).state
  expect(look('<script src="/main.js"></script>')).toBe('found')
  expect(look('<meta name="generator" content="Wix.com Website Builder">')).toBe('ok')
  expect(look('<script src="https://static.parastorage.com/services/x.js"></script>')).toBe('ok')
  for (const named of [
    '<meta property="og:image" content="https://static.wixstatic.com/media/a.jpg">',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","logo":"https://static.wixstatic.com/media/a.png"}</script>',
  ])
    expect(leftAtOldProvider.look(siteOf([{ html: `<head>${named}</head>` }])).state).toBe('found')
  expect(leftAtOldProvider.look(siteOf([{ html: '<img src="/a.jpg" alt="Van">' }])).state).toBe('not_applicable')
})

test('pictures taken off a screen are found where reviews belong', () => {
  const look = (html: string) => reviewsInPictures.look(viewOf({ html })).state
  const shots = '<img src="Screenshot_1.png" alt=""><img src="Screenshot_2.png" alt="">'
  expect(look(`<h2>What our customers say</h2>${shots}`)).toBe('found')
  expect(look('<img src="a.png" alt="Google review screenshot by Ann"><img src="b.png" alt="Review screenshot">')).toBe(
    'found',
  )
  expect(look(`<h2>Our app</h2>${shots}`)).toBe('ok')
  expect(look('<h2>Reviews</h2><img src="ann.jpg" alt="Ann"><img src="bob.jpg" alt="Bob">')).toBe('ok')
})

const checked = (files: Record<string, string>) =>
  Object.entries(files).map(([path, etag]) => {
    const headers = [
      ['etag', etag],
      ['content-length', '9000'],
    ]
    const result = { status: 200, content_type: 'image/jpeg', headers }
    return { url: site_url + path, kind: 'asset', external: false, found_on: site_url, result, problem: null }
  })

test.each<[string, Record<string, string>, string]>([
  ['two places', { 'shops/macon.jpg': '"a"', 'shops/pooler.jpg': '"a"' }, 'found'],
  ['one thing twice', { 'macon.jpg': '"a"', 'macon-2.jpg': '"a"' }, 'ok'],
  ['a role', { 'hero-bg.jpg': '"a"', 'macon.jpg': '"a"' }, 'ok'],
  ['a place on the page', { 'FrontPage3.jpg': '"a"', 'macon.jpg': '"a"' }, 'ok'],
  ['a camera', { 'dji_fly_2025_01.jpg': '"a"', 'landing.jpg': '"a"' }, 'ok'],
  ['other files', { 'macon.jpg': '"a"', 'pooler.jpg': '"b"' }, 'ok'],
  ['a weak mark', { 'macon.jpg': 'W/"a"', 'pooler.jpg': 'W/"a"' }, 'ok'],
])('one picture under the names of %s', (_, files, state) => {
  const links_checked = checked(files) as unknown as SiteView['links_checked']
  expect(pictureTwins.look(siteOf([{ html: '<p>Hi</p>' }], { links_checked })).state).toBe(state)
})

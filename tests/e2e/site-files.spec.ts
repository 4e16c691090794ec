import { z } from 'zod'
import { articles } from '#src/content/articles/all-articles.ts'
import { cityGuides } from '#src/content/city-guides/all-city-guides.ts'
import { sitePages } from '#src/content/pages.ts'
import { states } from '#src/content/states.ts'
import { parsePage } from './parsed-page.ts'
import { expect, test } from './visitor.ts'

/** A source is linked at the address at which it was read, whatever that speaks. */
const sourceUrls = new Set([...articles, ...cityGuides].flatMap(({ sources }) => sources.map(({ url }) => url)))

test('the sitemap lists exactly the pages that may be found, with the day of their last change', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/)
  const entries = [...(await answer.text()).matchAll(/<url>\s*<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)]
  const indexable = sitePages.filter(page => page.indexable)
  expect(entries.map(([, loc, lastmod]) => `${loc} ${lastmod}`)).toEqual(
    indexable.map(({ path, updated }) => `${baseURL}${path} ${updated}`),
  )
})

test('robots.txt lets robots in and names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test('the manifest names icons that answer', async ({ request }) => {
  const answer = await request.get('/site.webmanifest')
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = z
    .object({ name: z.string().min(1), icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(1) })
    .parse(await answer.json())
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('the icons of the head answer', async ({ request }) => {
  for (const path of ['/icons/favicon.svg', '/favicon.ico', '/icons/apple-touch-icon.png']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('every link inside the site answers, but for the four state links; every anchor has its place', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const idsAt = new Map<string, string[]>()
  const targets = new Map<string, string>()
  for (const path of [
    ...sitePages.map(site => site.path),
    '/no-such-page',
    ...states.map(({ stateSlug }) => `/services/${stateSlug}`),
  ]) {
    const { hrefs, ids } = await parsePage(page, await (await request.get(path)).text())
    idsAt.set(path, ids)
    expect(new Set(ids).size, `ids of ${path} are unique`).toBe(ids.length)
    for (const href of hrefs) {
      const url = new URL(href, `${baseURL}${path}`)
      if (url.origin === baseURL) targets.set(`${url.pathname}${url.hash}`, path)
      else if (!sourceUrls.has(href)) expect(href, `a link on ${path}`).toMatch(/^(tel:\+|mailto:|https:\/\/)/)
    }
  }
  const stateLinks = states.map(({ stateSlug }) => `/services/${stateSlug}`)
  for (const [target, from] of targets) {
    const [path = '', anchor] = target.split('#')
    const status =
      idsAt.has(path) && !stateLinks.includes(path) ? 200 : (await request.get(path, { maxRedirects: 0 })).status()
    expect(status, `${target}, linked from ${from}`).toBe(stateLinks.includes(path) ? 404 : 200)
    // Screens of the client area are drawn by script: help.spec.ts opens them and looks for their parts.
    if (anchor && !path.startsWith('/client/'))
      expect(idsAt.get(path), `${target}, linked from ${from}`).toContain(decodeURIComponent(anchor))
  }
})

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/contact-us', '/no-such-page', '/sitemap.xml', '/api/nothing', '/healthz']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe-inline')
    expect(policy, path).not.toContain('unsafe-eval')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['permissions-policy'], path).toBeTruthy()
  }
})

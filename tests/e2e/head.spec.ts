import { sitePages } from '#src/content/pages.ts'
import { cardPath } from '#src/content/site-page.ts'
import { hydratedPaths, searchedPaths } from '#tests/support/built/page-weight.ts'
import { test } from './page-reader.ts'
import type { ParsedPage } from './parsed-page.ts'
import { expect } from './visitor.ts'

function only(values: string[] | undefined, what: string): string {
  expect(values, `exactly one ${what}`).toHaveLength(1)
  return values?.[0] ?? ''
}

function expectOrderedHeadings({ h1, heading_levels }: ParsedPage): void {
  expect(h1).toHaveLength(1)
  expect(h1[0]).not.toBe('')
  heading_levels.reduce((before, level) => {
    expect(level, `a heading of level ${level} after one of level ${before}`).toBeLessThanOrEqual(before + 1)
    return level
  }, 0)
}

for (const { path, indexable } of sitePages) {
  test(`${path} has a whole head`, async ({ parse, request, baseURL }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
    const parsed = await parse(await answer.text())
    const { meta } = parsed
    const title = only(parsed.title, 'title')
    const description = only(meta.description, 'description')
    expect(title.length, title).toBeLessThanOrEqual(65)
    expect(title.length).toBeGreaterThan(10)
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
    expect(only(parsed.canonical, 'canonical')).toBe(`${baseURL}${path}`)
    expect(only(meta['og:url'], 'og:url')).toBe(`${baseURL}${path}`)
    for (const name of [
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'og:image:alt',
      'twitter:title',
      'twitter:description',
      'twitter:image:alt',
    ]) {
      expect(only(meta[name], name)).not.toBe('')
    }
    expect(only(meta['twitter:card'], 'twitter:card')).toBe('summary_large_image')
    const card = only(meta['og:image'], 'og:image')
    expect(card).toBe(`${baseURL}${cardPath(path)}`)
    expect(only(meta['twitter:image'], 'twitter:image')).toBe(card)
    expect([only(meta['og:image:width'], 'width'), only(meta['og:image:height'], 'height')]).toEqual(['1200', '630'])
    expect(meta.robots ?? []).toEqual(indexable ? [] : ['noindex'])
    expect(parsed.lang).toBe('en-US')
    expect(parsed.mains).toEqual(['content'])
    expectOrderedHeadings(parsed)
    if (hydratedPaths.includes(path)) return
    expect(parsed.scripts).toEqual(searchedPaths.includes(path) ? ['inline'] : [])
    expect(parsed.styled_elements, 'style attributes').toBe(0)
  })

  test(`${path} has a social card of 1200 by 630`, async ({ request }) => {
    const answer = await request.get(cardPath(path))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('no two pages share a title, a description or a card title', async ({ parse, request }) => {
  const seen = { title: new Set<string>(), description: new Set<string>(), card: new Set<string>() }
  for (const { path } of sitePages) {
    const { title, meta } = await parse(await (await request.get(path)).text())
    seen.title.add(title[0] ?? '')
    seen.description.add(meta.description?.[0] ?? '')
    seen.card.add(meta['og:image:alt']?.[0] ?? '')
  }
  expect([seen.title.size, seen.description.size, seen.card.size]).toEqual([
    sitePages.length,
    sitePages.length,
    sitePages.length,
  ])
})

/** What a shared link shows of an answer that is at many addresses: its words and the home page's card, and no address. */
function expectShareable({ title, meta, json_ld, canonical }: ParsedPage, origin: string): void {
  expect(only(meta.description, 'description').length).toBeGreaterThanOrEqual(50)
  for (const kind of ['og', 'twitter']) {
    expect(only(meta[`${kind}:title`], 'title')).toBe(only(title, 'title'))
    expect(only(meta[`${kind}:description`], 'description')).toBe(only(meta.description, 'description'))
    expect(only(meta[`${kind}:image`], 'image')).toBe(`${origin}${cardPath('/')}`)
  }
  expect(json_ld.map(data => JSON.parse(data)['@type'])).toEqual(['LocalBusiness'])
  expect([canonical, meta['og:url'] ?? []]).toEqual([[], []])
  expect(only(meta.robots, 'robots')).toBe('noindex')
}

for (const path of ['/no-such-page', '/services/florida', '/education/no-such-guide', '/client', '/admin/users']) {
  test(`${path} shows in its head what it is, though it is not to be found`, async ({ parse, request, baseURL }) => {
    const answer = await request.get(path)
    expectShareable(await parse(await answer.text()), baseURL ?? '')
  })
}

test('the not-found page must not be found', async ({ parse, request, baseURL }) => {
  const answer = await request.get('/no-such-page')
  expect(answer.status()).toBe(404)
  const parsed = await parse(await answer.text())
  expect(only(parsed.meta.robots, 'robots')).toBe('noindex')
  expect(parsed.canonical).toEqual([])
  expect(parsed.scripts).toEqual([])
  expectOrderedHeadings(parsed)
  expect(JSON.stringify(parsed)).not.toContain(`${baseURL}/no-such-page`)
})

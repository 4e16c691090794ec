import { expect, test } from 'vitest'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { openGraphImageBroken, openGraphMissing, openGraphRelativeImage, openGraphUrlMismatch } from './open-graph.ts'

const og = (tags: Record<string, string>, head = '', kind: PageKind = 'home') => {
  const metas = Object.entries(tags).map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
  return viewOf({ html: `<html><head>\n${metas.join('\n')}${head}</head><body></body></html>`, kind })
}

test('a page without picture or headline for sharing looks bare', () => {
  expect(openGraphMissing.look(og({ title: 'Drains', type: 'website' }))).toMatchObject({
    occurrences: [{ evidence: 'Missing: og:image, og:url' }],
  })
  expect(openGraphMissing.look(og({ title: 'Drains', image: 'https://a.example/b.jpg' })).state).toBe('ok')
  expect(openGraphMissing.look(og({}, '', 'legal')).state).toBe('not_applicable')
})

test.each([
  ['/img/a.jpg', 'found'],
  ['img/a.jpg', 'found'],
  ['//cdn.example/a.jpg', 'found'],
  ['https://cdn.example/a.jpg', 'ok'],
  ['{{image}}', 'ok'],
])('a picture at %s: %s', (image, state) => {
  expect(openGraphRelativeImage.look(og({ image })).state).toBe(state)
})

const canonical = '<link rel="canonical" href="https://www.calloway.example/">'
test.each([
  ['https://staging.calloway.example/', canonical, 'not_applicable'],
  ['https://www.calloway.example/old/', canonical, 'found'],
  ['https://www.other.example/', '', 'found'],
  ['http://calloway.example', canonical, 'ok'],
  ['https://www.calloway.example/', '<link rel="canonical" href="https://staging.calloway.example/">', 'ok'],
  ['https://www.calloway.example/home/', '', 'ok'],
  ['https://old.example/', '<link rel="canonical" href="https://old.example/index2.html">', 'ok'],
  ['/', canonical, 'not_applicable'],
])('an address for sharing of %s beside “%s”: %s', (url, head, state) => {
  expect(openGraphUrlMismatch.look(og({ url }, head)).state).toBe(state)
})

test('an inner page that is shared as the home page is found, with or without a canonical', () => {
  const url = 'https://www.calloway.example/menu/'
  const shared = (to: string) => viewOf({ html: `<head><meta property="og:url" content="${to}"></head>`, url })
  expect(openGraphUrlMismatch.look(shared('https://www.calloway.example/')).state).toBe('found')
  expect(openGraphUrlMismatch.look(shared('https://www.calloway.example/menu')).state).toBe('ok')
})

test('an inner page that is shared as the home page is found on a copy at another address as well', () => {
  const url = 'https://copy.example/menu/'
  const shared = (to: string) =>
    openGraphUrlMismatch.look(
      viewOf({
        html: `<head><link rel="canonical" href="https://calloway.example/menu"><meta property="og:url" content="${to}"></head>`,
        url,
      }),
    ).state
  expect(shared('https://calloway.example')).toBe('found')
  expect(shared('https://calloway.example/menu')).toBe('ok')
  expect(shared('https://calloway.example/menu/')).toBe('ok')
})

test('a picture for sharing with half of an address is told as that, whether it is there or not', () => {
  const head = (image: string) => `<title>Pipes</title><meta property="og:image" content="${image}">`
  const state = (image: string) => {
    const home = { html: `<!doctype html><head>${head(image)}</head>` }
    const { response } = viewOf(home)
    const url = `${site_url}share.png`
    const result = { ...response, url, final_url: url, status: 404 }
    const link = {
      type: 'link_checked',
      url,
      kind: 'shared',
      found_on: site_url,
      external: false,
      result,
      problem: null,
    } as const
    return openGraphImageBroken.look(siteOf([home], { links_checked: [link], checked_links: true })).state
  }
  expect(state('share.png')).toBe('not_applicable')
  expect(state(`${site_url}share.png`)).toBe('found')
})

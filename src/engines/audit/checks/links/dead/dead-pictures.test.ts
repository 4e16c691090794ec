import { expect, test } from 'vitest'
import { openGraphImageBroken } from '#src/engines/audit/checks/on-page/sharing/open-graph.ts'
import { brokenPicture } from '#src/engines/audit/checks/structured-data/addresses/pictures.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'
import { brokenResource } from './broken-files-and-outside-links.ts'

const image = `${site_url}front.jpg`
const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","image":"${image}"}</script>`
const sharing = `<meta property="og:image" content="${image}">`
const page = (head: string, body = '') => ({
  html: `<!doctype html><head><title>C</title>\n${head}</head><body>${body}`,
})

function asked(status: number | null, url = image, external = false): LinkChecked {
  const { response } = viewOf({ html: '', url, response: { status: status ?? 0, content_type: 'image/jpeg' } })
  const problem = status === null ? sayProblem('unresolvable', url, '') : null
  const result = status === null ? null : response
  return { type: 'link_checked', url, kind: 'asset', found_on: site_url, external, result, problem }
}

const cases = [
  ['structured data', brokenPicture, page(data)],
  ['sharing', openGraphImageBroken, page(sharing)],
] as const

test.each(cases)(
  'a picture for %s that is gone, or that robots.txt closes, is found once and at its line',
  (_, check, home) => {
    for (const status of [404, 410, 500]) {
      const site = siteOf([home], { links_checked: [asked(status)], checked_links: true })
      expect(check.look(site)).toEqual({
        state: 'found',
        occurrences: [{ url: site_url, line: 2, evidence: `${image} answers ${status}` }],
      })
      expect(brokenResource.look(site)).not.toMatchObject({ state: 'found' })
    }
    const robots = robotsRead('User-agent: *\nDisallow: /front.jpg')
    expect(check.look(siteOf([home], { robots }))).toMatchObject({
      state: 'found',
      occurrences: [{ evidence: `${image} (robots.txt line 2: /front.jpg)` }],
    })
  },
)

test.each(cases)('a picture for %s that answers, or turns only us away, is fine', (_, check, home) => {
  for (const status of [200, 401, 403, 429, 999])
    expect(check.look(siteOf([home], { links_checked: [asked(status)] })).state).toBe('ok')
})

test.each(cases)(
  'a picture for %s that nobody asked for is not checked, and without one there is nothing to check',
  (_, check, home) => {
    expect(check.look(siteOf([home])).state).toBe('not_checked')
    expect(check.look(siteOf([page('')])).state).toBe('not_applicable')
  },
)

test('a picture that the page shows as well is told as missing from the page', () => {
  const site = siteOf([page(data + sharing, '<img src="/front.jpg" alt="">')], { links_checked: [asked(404)] })
  expect(brokenResource.look(site).state).toBe('found')
  expect(brokenPicture.look(site).state).toBe('not_applicable')
  expect(openGraphImageBroken.look(site).state).toBe('not_applicable')
})

test('a picture on another site is dead only where it says so', () => {
  const url = 'https://cdn.example/front.jpg'
  const home = page(data.replace(image, url))
  const look = (link: LinkChecked) => brokenPicture.look(siteOf([home], { links_checked: [link] })).state
  expect(look(asked(404, url, true))).toBe('found')
  expect(look(asked(500, url, true))).toBe('ok')
})

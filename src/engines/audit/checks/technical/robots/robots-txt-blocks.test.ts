import { expect, test } from 'vitest'
import {
  noindexBehindRobotsTxt,
  robotsTxtBlocksMenu,
  robotsTxtBlocksResources,
} from '#src/engines/audit/checks/technical/robots/robots-txt-blocks.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { robotsRead } from '#tests/support/crawl/robots-read.ts'

const home = {
  html: '<!doctype html><title>C</title>\n<link rel="stylesheet" href="/assets/a.css"><script src="https://cdn.example/assets/b.js"></script>',
}
const site = (rules: string) => siteOf([home], { robots: robotsRead(rules) })

test('a closed folder of styles', () => {
  expect(robotsTxtBlocksResources.look(site('User-agent: *\nDisallow: /assets/'))).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url, line: 2, evidence: `${site_url}assets/a.css (robots.txt line 2: /assets/)` }],
  })
})

test.each([
  ['ok', 'User-agent: *\nDisallow: /wp-admin/'],
  ['ok', 'User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css'],
  ['ok', 'User-agent: OtherBot\nDisallow: /assets/'],
  ['not_applicable', 'User-agent: *\nDisallow: /'],
])('styles: %s with %j', (state, rules) => {
  expect(robotsTxtBlocksResources.look(site(rules)).state).toBe(state)
})

const menu = {
  html: '<nav><a href="/about/">About</a> <a href="/login">Log in</a></nav><a href="/services/">Services</a><a href="/x/">X</a>',
}
test.each([
  ['found', 'User-agent: *\nDisallow: /about'],
  ['found', 'User-agent: *\nDisallow: /services'],
  ['ok', 'User-agent: *\nDisallow: /login\nDisallow: /x/'],
  ['ok', 'User-agent: OtherBot\nDisallow: /about'],
  ['not_applicable', 'User-agent: *\nDisallow: /'],
])('pages of the menu: %s with %j', (state, rules) => {
  expect(robotsTxtBlocksMenu.look(siteOf([menu], { robots: robotsRead(rules) })).state).toBe(state)
})

test('a page that asks not to be listed where Google may not read it', () => {
  const pages = [home, { ...home, url: `${site_url}thanks/`, indexable: false }]
  const look = (rules: string) => noindexBehindRobotsTxt.look(siteOf(pages, { robots: robotsRead(rules) })).state
  expect(look('User-agent: Googlebot\nDisallow: /thanks/')).toBe('found')
  expect(look('User-agent: Googlebot\nDisallow: /other/')).toBe('ok')
})

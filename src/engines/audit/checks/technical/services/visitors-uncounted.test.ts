import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { visitorsUncounted } from './visitors-uncounted.ts'

const words = `<p>${'We mend pipes and drains. '.repeat(10)}`
const look = (head: string, code?: string) => {
  const over: Partial<SiteView> =
    code === undefined ? {} : { own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }] }
  return visitorsUncounted.look(siteOf([{ html: `<!doctype html><head>${head}</head><body>${words}` }], over))
}
const own = '<script src="/site.js"></script>'

test('a site without any code of statistics is told', () => {
  expect(look('')).toMatchObject({ occurrences: [{ evidence: 'no code of statistics on 1 page' }] })
  expect(look('<script src="https://cdn.example/jquery.min.js"></script>').state).toBe('found')
  expect(look(own, 'document.body.classList.add("ready")').state).toBe('found')
})

test.each([
  ['statistics', "<script>gtag('config', 'G-ABC123DEF4')</script>"],
  ['statistics whose id was never filled in', "<script>gtag('config', 'G-XXXXXXXXXX')</script>"],
  ['a counter of its own', '<script src="https://gc.zgo.at/count.js"></script>'],
  ['a script that nobody read', own],
  ['a builder that counts by itself', '<meta name="generator" content="Wix.com Website Builder">'],
  ['a picture that counts', '<body><img src="https://c.statcounter.com/1/0/a/1/">'],
])('silent: %s', (_, head) => {
  expect(look(head).state).not.toBe('found')
})

test('silent: a script of the site that brings in the statistics', () => {
  expect(look(own, 's.src = "https://www.googletagmanager.com/gtag/js?id=" + id').state).toBe('not_applicable')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { linkShowsAnotherHost } from './shows-another-host.ts'

const look = (href: string, text: string) =>
  linkShowsAnotherHost.look(viewOf({ html: `<p>See <a href="${href}">${text}</a></p>` }))

test.each([
  ['https://www.maconpaper.com/', 'www.mconpaper.com', 'shows www.mconpaper.com, leads to maconpaper.com'],
  ['http://maconpaper.net', 'maconpaper.com', 'shows maconpaper.com, leads to maconpaper.net'],
  [
    'http://www.maconpumps.com/',
    'Macon Paper, Inc. - www.maconpaper.com',
    'shows Macon Paper, Inc. - www.maconpaper.com, leads to maconpumps.com',
  ],
])('%s shown as %s is told', (href, text, evidence) => {
  expect(look(href, text)).toMatchObject({ state: 'found', occurrences: [{ evidence }] })
})

test.each([
  ['https://www.maconpaper.com/news', 'maconpaper.com'],
  ['https://shop.maconpaper.com/', 'http://maconpaper.com/shop'],
  ['https://go.example.net/?to=https%3A%2F%2Fmaconpaper.com', 'maconpaper.com'],
  ['https://www.maconpaper.net/', 'The Macon Paper (maconpaper.com)'],
  ['https://www.maconpaper.com/', 'Macon Paper - https://www.maconpaper.com/news'],
  ['https://www.usnews.com/', 'Today - inc.com'],
  ['/contact.html', 'maconpaper.com'],
  ['https://facebook.com/maconpaper', 'Inc.com and more'],
])('%s shown as %s is not', (href, text) => {
  expect(look(href, text).state).toBe('ok')
})

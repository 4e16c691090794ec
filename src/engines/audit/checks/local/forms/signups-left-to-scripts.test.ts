import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { signupsLeftToScripts } from './signups-left-to-scripts.ts'

const box = '<form><input type="email" name="email" placeholder="Enter your email"><button>Subscribe</button></form>'
const menu = "toggle.addEventListener('click', () => nav.classList.toggle('open'))"
const takes = "form.addEventListener('submit', e => { e.preventDefault(); done.hidden = false })"

function look(body: string, script: string | null) {
  const url = `${site_url}js/main.js`
  const links_checked = [{ url, external: false }] as unknown as SiteView['links_checked']
  const own_scripts = script === null ? [] : [{ url, ...ownScript(script) }]
  const html = `<body>${body}<script src="/js/main.js"></script></body>`
  return signupsLeftToScripts.look(siteOf([{ html }], { links_checked, own_scripts }))
}

test('a box that no script of the site sends is found, whether one takes it or not', () => {
  expect(look(box, menu)).toMatchObject({
    occurrences: [{ evidence: '<form> without action; no script of the site sends it' }],
  })
  expect(look(box, takes)).toMatchObject({
    occurrences: [{ evidence: '<form> without action; /js/main.js takes it and has no word for sending it' }],
  })
  expect(look(box.replace('<form>', '<form action="#">'), menu).state).toBe('found')
})

test.each([
  ['a script that may send it', box, "fetch('/news', { method: 'POST', body: new FormData(form) })"],
  ['a script that was not read', box, null],
  [
    'a service that takes it in',
    box.replace('<form>', '<form action="https://news.example.net/in" method="post">'),
    menu,
  ],
  ['a server that may take it in', box.replace('<form>', '<form method="post">'), menu],
  ['a box to search', box.replace(/<input[^>]*>/, '<input type="search" name="q">'), menu],
  ['an inquiry, which is told as one', box.replace('<button>', '<textarea name="message"></textarea><button>'), menu],
])('%s is not', (_, body, script) => {
  expect(look(body, script).state).not.toBe('found')
})

test('a page whose scripts all have to do with other things is told by itself', () => {
  const html = `<body>${box}<script src="/js/jquery.min.js"></script></body>`
  expect(signupsLeftToScripts.look(siteOf([{ html }])).state).not.toBe('found')
})

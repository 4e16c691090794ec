import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { formScriptUnaddressed } from './blank-form-address.ts'
import { formsLeftToScripts } from './forms-left-to-scripts.ts'
import { thankedUnsent } from './thanked-unsent.ts'

const form =
  '<form action="#" method="post"><input name="email"><textarea name="message"></textarea><button>Send</button></form>'
const tags = (...names: string[]) => names.map(name => `<script src="/js/${name}"></script>`).join('')
const page = (body: string): ServedPage => ({ html: `<body>${body}</body>` })
const takes = "form.addEventListener('submit', e => { e.preventDefault(); done.hidden = false })"

/** A site of one page whose scripts were asked for; those with a text were read. */
function look(body: string, scripts: Readonly<Record<string, string | null>>) {
  const url = (name: string) => `${site_url}js/${name}`
  const asked = Object.keys(scripts).map(name => ({ url: url(name), external: false }))
  const read = Object.entries(scripts).flatMap(([name, text]) =>
    text === null ? [] : [{ url: url(name), ...ownScript(text) }],
  )
  const links_checked = asked as unknown as SiteView['links_checked']
  return formsLeftToScripts.look(siteOf([page(body)], { links_checked, own_scripts: read }))
}

test('a script that takes the form and has no word for sending it is found, libraries beside it or not', () => {
  const evidence = '/js/main.js takes the form and has no word for sending it'
  expect(look(form + tags('main.js'), { 'main.js': takes })).toMatchObject({ occurrences: [{ evidence }] })
  expect(look(form + tags('main.js', 'jquery.min.js'), { 'main.js': takes, 'jquery.min.js': null }).state).toBe('found')
  const latest = { 'main.js': takes, 'jquery-latest.js': null, 'jquery-ui-1.12.1.min.js': null }
  expect(look(form + tags(...Object.keys(latest)), latest).state).toBe('found')
  const validated = { 'main.js': takes, 'jquery.validate.min.js': null }
  expect(look(form + tags(...Object.keys(validated)), validated).state).not.toBe('found')
})

test('a kit of templates that lends words to empty fields sends no form', () => {
  const by_get = form.replace(' method="post"', '')
  const kit = `$.fn.navList = function() {}; $.fn.panel = function(config) { $this.on('click', e => e.preventDefault()) };
    $.fn.placeholder = function() { $this.find('form').on('submit', function() { $.post }).on('reset', e => e.preventDefault()) };
    $.prioritize = function($elements) { location.href = '#' };`
  const scripts = { 'util.js': kit, 'main.js': "$('#menu').panel({ side: 'right' })" }
  expect(look(by_get + tags('util.js', 'main.js'), scripts).state).toBe('found')
  expect(
    look(by_get + tags('util.js', 'main.js'), { ...scripts, 'main.js': 'fetch("/lead", { body: form.value })' }).state,
  ).toBe('ok')
  expect(look(by_get + tags('util.js'), { 'util.js': kit.replace('$.fn.navList', '$.fn.menu') }).state).toBe('ok')
})

test('a form for bookings asks for a name and no more, and is one as well', () => {
  const booking = (id: string) =>
    `<form id="${id}"><label>Your name <input name="who"></label><select name="cut"><option>Trim</option></select><button>Book</button></form>`
  expect(look(booking('bookingForm') + tags('main.js'), { 'main.js': takes }).state).toBe('found')
  expect(look(booking('finder') + tags('main.js'), { 'main.js': takes }).state).not.toBe('found')
})

test('a form whose typed fields have no names, beside a script that knows windows and a library of selects', () => {
  const nameless =
    '<form action="" method="post"><input type="email"><select name="about"><option>Drains</option></select><textarea></textarea></form>'
  const windows = "$('.open').on('click', () => $('.ajax-popup').remove())"
  const scripts = { 'global.js': windows, 'jquery.sumoselect.min.js': null }
  expect(look(nameless + tags('global.js', 'jquery.sumoselect.min.js'), scripts).state).toBe('found')
  const named = nameless.replace('<textarea>', '<textarea name="message">')
  expect(look(named + tags('global.js', 'jquery.sumoselect.min.js'), scripts).state).not.toBe('found')
})

test.each<[string, string, Record<string, string | null>]>([
  ['one that sends', form + tags('main.js'), { 'main.js': `${takes}; fetch('/send')` }],
  [
    'one beside it that sends',
    form + tags('main.js', 'send.js'),
    { 'main.js': takes, 'send.js': 'new XMLHttpRequest()' },
  ],
  ['one beside it that was not read', form + tags('main.js', 'send.js'), { 'main.js': takes, 'send.js': null }],
  ['none that takes it', form + tags('main.js'), { 'main.js': 'menu.onclick = open' }],
  [
    'a service on the page',
    `${form + tags('main.js')}<script src="https://forms.service.example/a.js"></script>`,
    { 'main.js': takes },
  ],
  ['an address', form.replace('#', '/send') + tags('main.js'), { 'main.js': takes }],
  ['a host that takes it', form.replace('<form', '<form data-netlify="true"') + tags('main.js'), { 'main.js': takes }],
  [
    'code in the page that keeps it, which is told with the form',
    `${form.replace(' method="post"', '')}<script>${takes}</script><script src="/js/jquery.min.js"></script>`,
    { 'main.js': 'menu.onclick = open', 'jquery.min.js': null },
  ],
  ['a mark for a library', form.replace('<form', '<form hx-post="/send"') + tags('main.js'), { 'main.js': takes }],
])('nothing is found where there is %s', (_, body, scripts) => {
  expect(look(body, scripts).state).not.toBe('found')
})

test('a form that a script of the site finds by a mark of its own is left to it', () => {
  const marked = form.replace('<form', '<form data-demo')
  expect(look(marked + tags('main.js'), { 'main.js': takes }).state).toBe('found')
  expect(look(marked + tags('main.js'), { 'main.js': `${takes}; fetch('/send')` }).state).toBe('ok')
})

test('a form without an address that goes back to its page is found where every script was read and none sends', () => {
  const by_get = form.replace(' action="#" method="post"', '')
  const evidence =
    'no address that takes in what is typed (none, or only a page), and no script of the site that sends it'
  expect(look(by_get + tags('main.js'), { 'main.js': 'menu.onclick = open' })).toMatchObject({
    occurrences: [{ evidence }],
  })
  expect(look(by_get + tags('main.js'), { 'main.js': null }).state).not.toBe('found')
  expect(look(by_get + tags('main.js'), { 'main.js': "fetch('/send')" }).state).not.toBe('found')
})

test('what is posted to a file of a folder is found, and what may be posted to a program is not', () => {
  const url = `${site_url}js/main.js`
  const state = (over: Partial<SiteView>, head = '') => {
    const links_checked = [{ url, external: false }] as unknown as SiteView['links_checked']
    const own_scripts = [{ url, ...ownScript('menu.onclick = open') }]
    const served = page(head + form + tags('main.js'))
    return formsLeftToScripts.look(siteOf([served], { links_checked, own_scripts, ...over })).state
  }
  expect(state({ copy_pages: [site_url] })).toBe('found')
  expect(state({})).toBe('ok')
  expect(state({ copy_pages: [site_url] }, '<link rel="EditURI" href="/xmlrpc.php?rsd">')).toBe('ok')
})

test('a script whose address to send to was never filled in is found, and one that a build filled in is not', () => {
  const state = (code: string) => {
    const own_scripts = [{ url: `${site_url}js/main.js`, ...ownScript(`${takes}; ${code}`) }]
    return formScriptUnaddressed.look(siteOf([page(form + tags('main.js'))], { own_scripts })).state
  }
  expect(state("const SB_URL = '__PUT_YOUR_URL_HERE__'; fetch(SB_URL)")).toBe('found')
  expect(state("fetch('https://formspree.io/f/YOUR_FORM_ID')")).toBe('found')
  expect(state("const to = 'https://a.example'; if (to !== '__SB_URL__') fetch(to)")).toBe('not_applicable')
  expect(state("fetch('https://formspree.io/f/xayzbwqr')")).toBe('not_applicable')
  expect(state("const MAP = { key: 'YOUR_GOOGLE_MAPS_API_KEY' }")).toBe('not_applicable')
})

test('settings that leave the address of the script empty are found, and those that it does not send to are not', () => {
  const sending = `${takes}; if (!cfg.request.endpointUrl) return; fetch(cfg.request.endpointUrl, { method: 'POST' })`
  const state = (settings: string, code = sending) => {
    const own_scripts = [
      { url: `${site_url}js/settings.js`, ...ownScript(settings) },
      { url: `${site_url}js/site.js`, ...ownScript(code) },
    ]
    return formScriptUnaddressed.look(siteOf([page(form + tags('settings.js', 'site.js'))], { own_scripts })).state
  }
  expect(state('window.CFG = { "request": { "endpointUrl": "" } }')).toBe('found')
  expect(state("const cfg = { endpointUrl: '' }")).toBe('found')
  expect(state('window.CFG = { "request": { "endpointUrl": "https://a.example/send" } }')).toBe('not_applicable')
  expect(state('window.CFG = { "mapUrl": "" }')).toBe('not_applicable')
  const by_mail = `${sending}.catch(() => { location.href = 'mailto:' + cfg.email })`
  expect(state('window.CFG = { "endpointUrl": "" }', by_mail)).toBe('not_applicable')
})

test('a page that does not load that script has another defect, or none', () => {
  const url = `${site_url}js/main.js`
  const own_scripts = [{ url, ...ownScript(`${takes}; fetch('https://formspree.io/f/YOUR_FORM_ID')`) }]
  const scripts = [{ url, on: `${site_url}order`, others: [], line: 1, pages: 1 }]
  const order = { ...page(form + tags('main.js')), url: `${site_url}order` }
  const told = formScriptUnaddressed.look(siteOf([page(form), order], { own_scripts, scripts }))
  expect(told).toMatchObject({ occurrences: [{ url: `${site_url}order` }] })
})

test('a script that is not there sends nothing, and one that was not read may', () => {
  const body = form + tags('main.js')
  const asked = (status: number) =>
    [
      { url: `${site_url}js/main.js`, external: false, result: { status: 200 } },
      { url: `${site_url}old/loader.js`, external: false, result: { status } },
    ] as unknown as SiteView['links_checked']
  const own_scripts = [{ url: `${site_url}js/main.js`, ...ownScript(takes) }]
  const lookAt = (status: number) =>
    formsLeftToScripts.look(siteOf([page(body)], { links_checked: asked(status), own_scripts })).state
  expect(lookAt(404)).toBe('found')
  expect(lookAt(200)).toBe('ok')
  expect(lookAt(503)).toBe('ok')
})

test('where a script sends one form and only thanks for another, the other is told', () => {
  const both = `const box = document.querySelector('.news')
    box.addEventListener('submit', e => { e.preventDefault(); alert('Thank you!') })
    const ask = document.querySelector('#ask')
    ask.addEventListener('submit', e => { e.preventDefault(); fetch('/send', { method: 'POST', body: new FormData(ask) }) })`
  const site = (body: string, code: string) =>
    siteOf([page(body)], { own_scripts: [{ url: `${site_url}js/main.js`, ...ownScript(code) }] })
  const news = form.replace('<form', '<form class="news"')
  expect(thankedUnsent.look(site(news, both))).toMatchObject({ occurrences: [{ evidence: 'the form “.news”' }] })
  expect(thankedUnsent.look(site('<p>No form here</p>', both)).state).toBe('not_applicable')
  // A script that sends nothing at all is told of the forms that are left to it.
  expect(thankedUnsent.look(site(news, both.replace(/fetch[^}]+}\)/, 'ask.reset()'))).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { mobileRedirectByScript, robotsSparedByRedirect } from './phones-sent-away.ts'

const statesWith = (code: string, head = '') => {
  const page = viewOf({ html: `<html><head>${head}<script>${code}</script></head><body><p>Pipes</p></body></html>` })
  return [robotsSparedByRedirect, mobileRedirectByScript].map(check => check.look(page).state)
}
const by_agent = '/Android|iPhone|iPad|Mobile/i.test(navigator.userAgent)'

test.each([
  [
    'leaving early for robots and for large screens',
    `(function () { var ua = navigator.userAgent || ''; if (/Googlebot|bingbot/i.test(ua)) {
            return;
          }
      var isPhone = /Android|iPhone|Mobile/i.test(ua); if (!isPhone) return; window.location.replace('urgent.html'); })();`,
  ],
  ['in one condition', `if (${by_agent} && !/bot|crawler|spider/i.test(navigator.userAgent)) location.href = '/m/'`],
  [
    'by names of its own',
    `const agent = navigator.userAgent; const isBot = /crawler|spider/i.test(agent), m = 1; const small = window.innerWidth < 768;
      if (small && !isBot) { window.location = 'phone.html' }`,
  ],
])('a redirect of phones that spares search engines, %s', (_how, code) => {
  expect(statesWith(code)).toEqual(['found', 'ok'])
})

test.each([
  ['by agent', `if (${by_agent}) { window.location = "mobile/index.html"; }`],
  ['by width', 'if (screen.width <= 699) { document.location = "mobile.html"; }'],
  ['by media query', `if (window.matchMedia('(max-width: 600px)').matches) location.replace('/m')`],
  [
    'in a function that runs on load',
    `function detect() { if (${by_agent}) { location.href = "/m" } } window.onload = detect; document.addEventListener("DOMContentLoaded", detect);`,
  ],
  [
    'by the script that is handed out',
    `(function(a,b){if(/(android|bb\\d+|meego).+mobile|iphone/i.test(a)||/1207|6310/i.test(a.substr(0,4)))window.location=b})(navigator.userAgent||navigator.vendor||window.opera,'https://m.calloway.example/');`,
  ],
  ['leaving early on wide screens', `(() => { if (window.innerWidth > 800) return; location.replace('/phone') })()`],
])('a redirect of phones %s', (_how, code) => {
  expect(statesWith(code)).toEqual(['ok', 'found'])
})

test.each([
  ['of old browsers', `if (/MSIE|Trident/.test(navigator.userAgent)) { location.href = "/update-your-browser.html" }`],
  ['by language', `if (navigator.language.startsWith('es')) { location.href = '/es/' }`],
  ['by consent', `if (!document.cookie.includes('adult=1')) { location.replace('/age-gate.html') }`],
  ['by login', `if (!localStorage.getItem('token')) { location.href = '/login' }`],
  [
    'by language, beside a menu for phones',
    `if (window.innerWidth < 768) { openMenu() } if (navigator.language === 'es') { location.href = '/es/' }`,
  ],
  [
    'on a tap',
    `document.querySelector('a').addEventListener('click', () => { if (${by_agent}) { location.href = '/x' } })`,
  ],
  ['in a function that a button calls', `function openApp() { if (${by_agent}) { location.href = '/app' } }`],
  ['to the phone', `if (${by_agent}) { location.href = 'tel:+19122340142' }`],
  ['to the store of apps', `if (${by_agent}) { location.href = 'https://apps.apple.com/us/app/id1' }`],
  ['of desktops from a site for phones', `if (!${by_agent}) { location.href = '/index-full.html' }`],
  ['to the page itself', `if (${by_agent}) { location.href = '/' }`],
  ['of everybody', `location.replace('/home')`],
  ['that counts robots', `if (/Googlebot/.test(navigator.userAgent)) { count('bot') } var to = location.href`],
])('no redirect of phones: one %s', (_what, code) => {
  expect(statesWith(code)).toEqual(['ok', 'ok'])
})

test('a site for phones that the page declares is told to search engines', () => {
  const link = '<link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.calloway.example/">'
  expect(statesWith(`if (${by_agent}) { location = 'https://m.calloway.example/' }`, link)).toEqual(['ok', 'ok'])
})

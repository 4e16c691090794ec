import { expect, test } from 'vitest'
import { placeholderKey } from '#src/engines/audit/checks/technical/services/placeholder-key.ts'
import { serviceInTestMode } from '#src/engines/audit/checks/technical/services/test-mode.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (html: string) => placeholderKey.look(viewOf({ html: `<title>C</title><body>${html}</body>` })).state

test.each([
  '<script src="https://maps.googleapis.com/maps/api/js?key=YOUR_API_KEY&callback=draw"></script>',
  '<script src="https://kit.fontawesome.com/your-fontawesome-kit.js"></script>',
  '<iframe src="https://www.google.com/maps/embed/v1/place?key=API_KEY&q=Macon" title="Map"></iframe>',
  '<div id="map"></div><script src="https://maps.google.com/maps/api/js?sensor=true"></script>',
  '<div id="map-canvas"></div><script src="https://maps.googleapis.com/maps/api/js"></script>',
  '<script src="https://maps.googleapis.com/maps/api/js?callback=drawMap"></script>',
])('never filled in: %s', html => {
  expect(look(html)).toBe('found')
})

test.each([
  '<script src="https://maps.googleapis.com/maps/api/js?key=AIzaSyD4u8w2&callback=draw"></script>',
  '<script src="https://maps.google.com/maps/api/js?sensor=true"></script><p>Our work</p>',
  '<div id="map"><iframe title="Map" src="https://www.google.com/maps/embed?pb=!1m18"></iframe></div><script src="https://maps.googleapis.com/maps/api/js"></script>',
  '<div id="map"></div><script src="https://maps.googleapis.com/maps/api/js?client=gme-calloway&callback=draw"></script>',
  '<img src="/your-kitchen.jpg" alt="A kitchen">',
  '<script src="/js/my-code-editor.js"></script>',
  '<iframe src="https://forms.example/my-quote" title="Quote"></iframe>',
])('as it should be: %s', html => {
  expect(look(html)).toBe('ok')
})

test.each([
  ['YOUR_SITE_KEY', 'found', 'ok'],
  ['your-recaptcha-site-key', 'found', 'ok'],
  ['6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', 'ok', 'found'],
  ['10000000-ffff-ffff-ffff-000000000001', 'ok', 'found'],
  ['1x00000000000000000000AA', 'ok', 'found'],
  ['6LdQabcUAAAAABcdefghijklmnop', 'ok', 'ok'],
])('a test against robots with the key %s', (key, blank, test_mode) => {
  const page = viewOf({ html: `<form><div class="g-recaptcha" data-sitekey="${key}"></div></form>` })
  expect(placeholderKey.look(page).state).toBe(blank)
  expect(serviceInTestMode.look(page).state).toBe(test_mode)
})

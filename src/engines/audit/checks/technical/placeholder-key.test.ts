import { expect, test } from 'vitest'
import { placeholderKey } from '#src/engines/audit/checks/technical/placeholder-key.ts'
import { viewOf } from '#tests/support/audit-views.ts'

const look = (html: string) => placeholderKey.look(viewOf({ html: `<title>C</title><body>${html}</body>` })).state

test.each([
  '<script src="https://maps.googleapis.com/maps/api/js?key=YOUR_API_KEY&callback=draw"></script>',
  '<script src="https://kit.fontawesome.com/your-fontawesome-kit.js"></script>',
  '<iframe src="https://www.google.com/maps/embed/v1/place?key=API_KEY&q=Macon" title="Map"></iframe>',
])('never filled in: %s', html => {
  expect(look(html)).toBe('found')
})

test.each([
  '<script src="https://maps.googleapis.com/maps/api/js?key=AIzaSyD4u8w2&callback=draw"></script>',
  '<img src="/your-kitchen.jpg" alt="A kitchen">',
  '<script src="/js/my-code-editor.js"></script>',
  '<iframe src="https://forms.example/my-quote" title="Quote"></iframe>',
])('as it should be: %s', html => {
  expect(look(html)).toBe('ok')
})

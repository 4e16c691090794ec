import { expect, test } from 'vitest'
import { textVeiled } from '#src/engines/audit/checks/speed/text-veiled.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><html><head><title>Drains</title></head><body><h1>Drains</h1></body></html>'
const look = (hidden_text: object, page = html) => {
  const sum = { chars: 0, of: 0, heading: '', by: '', by_attribute: 0, ...hidden_text }
  const outcome = textVeiled.look(siteOf([{ html: page }], { hidden_text: sum }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('most of the text, or the main heading', () => {
  expect(look({ chars: 800, of: 1000, by: '.reveal' })).toBe(
    '80% of the text: .reveal { opacity: 0 } until a script shows it',
  )
  expect(look({ chars: 90, of: 1000, by: '.up', heading: '.hero' })).toBe(
    'the main heading and 9% of the text: .hero { opacity: 0 } until a script shows it',
  )
})

test('some boxes, a page of few words, and a page that is hidden as a whole', () => {
  expect(look({ chars: 400, of: 1000, by: '.reveal' })).toBe('ok')
  expect(look({ chars: 200, of: 220, by: '.reveal' })).toBe('ok')
  expect(look({})).toBe('not_applicable')
  expect(
    look({ chars: 800, of: 1000, by: '.x' }, html.replace('<title>', '<style>body{opacity:0}</style><title>')),
  ).toBe('not_applicable')
})

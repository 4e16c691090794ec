import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { sharesAnother } from './shares-another.ts'

const origin = 'https://www.calloway.example'
const buttons = (address: string) =>
  `<a href="https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}">Facebook</a>
  <a href="https://twitter.com/intent/tweet?text=Roofs&url=${encodeURIComponent(address)}">X</a>`
const look = (body: string, head = '') => {
  const outcome = sharesAnother.look(
    viewOf({ html: `<title>Gutters</title>${head}<body>${body}`, url: `${origin}/blog/gutters.html` }),
  )
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test('buttons that share another page of the site are told', () => {
  expect(look(buttons(`${origin}/blog/best-roofs`))).toBe(`they share ${origin}/blog/best-roofs`)
})

test.each([
  ['the page itself', buttons('https://calloway.example/blog/gutters'), ''],
  ['its canonical', buttons(`${origin}/gutters`), `<link rel="canonical" href="${origin}/gutters/">`],
  ['the home page', buttons(`${origin}/`), ''],
  ['each entry of a list', buttons(`${origin}/blog/a`) + buttons(`${origin}/blog/b`), ''],
  ['a picture', buttons(`${origin}/blog/gutters.jpg`), ''],
  ['something else', buttons('https://www.example.org/a'), ''],
])('buttons that share %s are fine', (_, body, head) => {
  expect(look(body, head)).toBe('ok')
})

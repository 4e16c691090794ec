import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const page = (title: string, body: string, path: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<title>${title}</title><body><nav><a href="/">Home</a> <a href="/about">About</a></nav><main>${body}</main></body>`,
  url: `${origin}${path}`,
  kind,
})
const outcome = (title: string, heading: string, said: string, kind: ServedPage['kind'] = 'about') =>
  localOutcome('promise-contradicted', [
    page(title, `<h1>Welcome</h1><h2>${heading}</h2><p>Call us today.</p>`, '', 'home'),
    page('About', `<h1>Who we are</h1><p>${said}</p>`, 'about', kind),
  ]).state

test.each([
  ['Calloway Roofing | Repairs, Replacement', 'Hello', 'We don’t do replacements, so we have nothing to gain.'],
  ['Calloway', 'Roof Repairs & Replacement', 'Calloway Roofing doesn’t do roof replacements.'],
  ['Calloway', 'Tree Topping', 'We do not perform tree topping.'],
  ['Calloway | Weddings • Portraits', 'Hello', 'We no longer offer weddings at this time.'],
  ['Calloway', 'Carpet cleaning', 'Please note: we do not offer carpet cleaning!'],
])('a service that one page leaves to others and another offers: %s, %s', (title, heading, said) => {
  expect(outcome(title, heading, said)).toBe('found')
})

test.each([
  ['Replacement windows', 'We don’t do replacements.'],
  ['Roof repair or replacement?', 'We don’t do replacements.'],
  ['Alternatives to roof replacement', 'We don’t do roof replacements.'],
  ['Roof replacement', 'We don’t do roof replacements on weekends.'],
  ['Roof replacement', 'We don’t do roof replacements without a permit.'],
  ['Roof replacement', 'Other companies don’t do roof replacements.'],
  ['Roof replacement', 'We don’t do that.'],
  ['Roof replacement', 'We do roof replacements.'],
  ['Our work', 'We do not do work.'],
])('what is no contradiction: “%s” and “%s”', (heading, said) => {
  expect(outcome('Calloway', heading, said)).not.toBe('found')
})

test('a page may say itself what it does not do, and an article what was once so', () => {
  const both = page('Roof replacement', '<h1>Roof replacement</h1><p>We don’t do roof replacements.</p>', '', 'home')
  expect(localOutcome('promise-contradicted', [both]).state).not.toBe('found')
  expect(outcome('Calloway', 'Roof replacement', 'We don’t do roof replacements.', 'article')).not.toBe('found')
})

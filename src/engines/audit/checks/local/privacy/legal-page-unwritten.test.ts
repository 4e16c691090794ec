import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { legalPageUnwritten } from './legal-page-unwritten.ts'

const look = (text: string, title = 'Privacy Policy | Calloway') =>
  legalPageUnwritten.look(viewOf({ html: `<title>${title}</title><h1>Privacy</h1><p>${text}</p>`, kind: 'legal' }))
    .state

test.each([
  'Our privacy policy is on the way',
  'We’re preparing our privacy policy with a professional so that it is complete.',
  'Our terms of service are being drafted. Please call us with questions.',
  'The privacy policy will be posted here soon.',
])('%s', text => {
  expect(look(text)).toBe('found')
})

test.each([
  'Changes to our privacy policy will be posted here.',
  'This policy is reviewed each year. We collect your name and phone number.',
  'Our terms are simple: pay when the work is done.',
  `Our privacy policy is being drafted. ${'We collect your name and keep it for a year. '.repeat(60)}`,
])('%s is a policy', text => {
  expect(look(text)).not.toBe('found')
})

test('elsewhere it is news', () => {
  const page = viewOf({ html: '<title>News</title><p>Our privacy policy is on the way.</p>', kind: 'other' })
  expect(legalPageUnwritten.look(page).state).toBe('not_applicable')
})

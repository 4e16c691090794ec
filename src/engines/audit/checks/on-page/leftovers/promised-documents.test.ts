import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { promisedDocuments } from './promised-documents.ts'

const page = (body: string) =>
  viewOf({ html: `<title>Calloway</title><main><h1>Calloway</h1>${body}</main><footer><a href="/x">Home</a></footer>` })

test.each([
  'How we treat records is told in our separate Notice of Privacy Practices.',
  'We set them as our Cookies Policy says.',
  'By booking you agree to our Terms of Service.',
  'Please see our cancellation policy.',
])('a document that nobody can open is told: %s', text => {
  const { state } = promisedDocuments.look(page(`<p>${text}</p>`))
  expect(state).toBe('found')
})

test.each([
  '<p>By booking you agree to our <a href="/terms">Terms of Service</a>.</p>',
  '<p>Please see our cancellation policy.</p><h2>Cancellations</h2><p>A day before.</p>',
  '<p>Payments are subject to the terms of service of Stripe.</p>',
  '<p>Our cancellation policy: call a day before.</p>',
  '<p>In terms of price we are the best policy.</p>',
  '<p>You agree to our terms and conditions.</p><a href="/legal.html">Legal</a>',
])('what is linked, stands here or is of others is none: %s', body => {
  const { state } = promisedDocuments.look(page(body))
  expect(state).not.toBe('found')
})

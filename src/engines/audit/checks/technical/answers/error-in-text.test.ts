import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { errorInText } from './error-in-text.ts'

const look = (body: string, path = 'privacy/', title = 'Calloway Plumbing') =>
  errorInText.look(
    viewOf({
      html: `<!doctype html><title>${title}</title><body>${body}</body>`,
      url: `https://www.calloway.example/${path}`,
      kind: path === '' ? 'home' : 'other',
    }),
  )

test.each([
  '<p>Sorry, the page privacy_policy.html could not be found.</p><a href="/">Return home</a>',
  '<p>The requested URL was not found on this server.</p>',
  '<div>File not found</div>',
  '<p>We’re sorry, but the page you asked for can’t be found.</p>',
])('a page that says it is not there: %s', body => {
  expect(look(body)).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
})

test.each([
  ['a sentence of work', '<p>We find the leak that could not be found by others.</p>'],
  ['a page of text', `<p>The page could not be found.</p><p>${'We mend pipes. '.repeat(60)}</p>`],
  ['a question', '<p>Leak not found? We look again.</p>'],
])('%s', (_, body) => {
  expect(look(body).state).toBe('ok')
})

test('the error page itself, the home page and what the title says already are left alone', () => {
  const body = '<p>Sorry, the page could not be found.</p>'
  expect(look(body, '404.html').state).toBe('ok')
  expect(look(body, '').state).toBe('not_applicable')
  expect(look(body, 'gone/', 'Page not found').state).toBe('ok')
})

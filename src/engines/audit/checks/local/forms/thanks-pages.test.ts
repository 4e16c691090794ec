import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { linksOf } from '#src/engines/audit/run/found-links.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { thanksElsewhere } from './thanks-elsewhere.ts'
import { thanksPageMissing } from './thanks-pages.ts'

const form = (name: string, value: string, action = 'https://formsubmit.co/abc') =>
  `<form action="${action}" method="post"><input type="hidden" name="${name}" value="${value}"><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form>`

test.each([
  ['_next', 'https://yourdomain.co/thanks.html'],
  ['_next', 'thank-you.html'],
  ['_next', '/thanks'],
  ['redirect', 'https://example.com/thanks'],
  ['redirectTo', 'http://localhost:3000/thanks'],
  ['retURL', 'https://www.your-website.com/thanks'],
  ['thank_you_page', 'https://mysite.com/thanks'],
])('a form that leads on by %s to %s is found', (name, value) => {
  expect(thanksElsewhere.look(viewOf({ html: form(name, value) })).state).toBe('found')
})

test.each([
  ['_next', `${site_url}thanks.html`, undefined],
  ['_next', 'thanks.html', 'https://formspree.io/f/abcdwxyz'],
  ['redirect', 'https://www.calloway-drains.example/thanks', undefined],
  ['next', '{{ request.path }}', undefined],
  ['topic', 'https://example.com/', undefined],
])('one by %s to %s is not', (name, value, action) => {
  expect(thanksElsewhere.look(viewOf({ html: form(name, value, action) })).state).not.toBe('found')
})

test('the page that thanks is asked for on the site itself alone', () => {
  const asked = (value: string) =>
    [...linksOf(viewOf({ html: form('_next', value) }).facts, true)].filter(({ kind }) => kind === 'thanks')
  expect(asked(`${site_url}thanks.html`)).toEqual([{ url: `${site_url}thanks.html`, kind: 'thanks' }])
  expect(asked('https://elsewhere.example/thanks')).toEqual([])
  expect(asked('thanks.html')).toEqual([])
})

test.each([
  [404, 'found'],
  [410, 'found'],
  [200, 'ok'],
  [403, 'ok'],
])('a page that thanks and answers %s: %s', (status, state) => {
  const checked = {
    kind: 'thanks',
    url: `${site_url}thanks.html`,
    found_on: site_url,
    external: false,
    result: { status, headers: [], content_type: 'text/html' },
  } as unknown as SiteView['links_checked'][number]
  expect(thanksPageMissing.look(siteOf([{ html: '' }], { links_checked: [checked] })).state).toBe(state)
})

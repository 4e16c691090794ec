import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  formOnHttp,
  insecureFormAction,
  mixedContentActive,
  mixedContentPassive,
} from '#src/engines/audit/checks/security/mixed-content.ts'
import { sriInvalid } from '#src/engines/audit/checks/security/scripts.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'

const inBody = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Calloway</title></head><body>${body}</body>`
const contact = '<form action="/send" method="post"><label>Mail <input type="email" name="m"></label></form>'
const sha384 = `sha384-${'A'.repeat(64)}`
const cdn = 'https://cdn.example.com/a.js'

const cases: readonly (readonly [check: PageCheck, body: string, state: string])[] = [
  [mixedContentActive, '<script src="http://cdn.example.com/a.js"></script>', 'found'],
  [mixedContentActive, '<script src="http://widgets.businesscatalyst.com/a.js"></script>', 'ok'],
  [mixedContentActive, '<link rel="stylesheet" href="http://cdn.example.com/a.css">', 'found'],
  [mixedContentActive, '<iframe src="http://maps.example.com/" title="Map"></iframe>', 'found'],
  [mixedContentActive, '<a href="http://example.com/">x</a><img src="http://example.com/a.png" alt="">', 'ok'],
  [mixedContentActive, '<script src="http://localhost:35729/livereload.js"></script>', 'ok'],
  [
    mixedContentActive,
    '<script src="//cdn.example.com/a.js"></script><link rel="canonical" href="http://e.com/">',
    'ok',
  ],
  [mixedContentPassive, '<img src="http://example.com/a.png" alt="">', 'found'],
  [mixedContentPassive, '<img src="/a.png" srcset="/a.png 1x, http://e.com/b.png 2x" alt="">', 'found'],
  [mixedContentPassive, '<img src="https://example.com/a.png" alt=""><img src="/b.png" alt="">', 'ok'],
  [
    mixedContentPassive,
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://e.com/a.png" alt="">',
    'not_applicable',
  ],
  [insecureFormAction, '<form action="http://mail.example.com/send"><input name="a"></form>', 'found'],
  [insecureFormAction, contact, 'ok'],
  [
    insecureFormAction,
    '<form action="http://www.google.com/search"><input name="q"><input type="submit"></form>',
    'ok',
  ],
  [insecureFormAction, '<form action="http://blog.example.com/"><input type="search" name="find"></form>', 'ok'],
  [insecureFormAction, '<form role="search" action="http://e.com/"><input name="a"></form>', 'ok'],
  [insecureFormAction, '<form action="http://e.com/"><input name="q"><input name="email"></form>', 'found'],
  [insecureFormAction, '<form action="http://e.com/"><textarea name="query"></textarea></form>', 'found'],
  [insecureFormAction, '<form action="http://e.com/list"><input type="email" name="email"></form>', 'found'],
  [insecureFormAction, '<p>No form</p>', 'not_applicable'],
  [formOnHttp, contact, 'not_applicable'],
  [sriInvalid, `<script src="${cdn}" integrity="sha1-abc" crossorigin></script>`, 'found'],
  [sriInvalid, `<script src="${cdn}" integrity="sha384-abc" crossorigin></script>`, 'found'],
  [sriInvalid, `<script src="${cdn}" integrity="${sha384}"></script>`, 'found'],
  [sriInvalid, `<script src="${cdn}" integrity="md5-x ${sha384}" crossorigin="anonymous"></script>`, 'ok'],
  [sriInvalid, `<script src="/a.js" integrity="${sha384}"></script>`, 'ok'],
  [sriInvalid, `<script src="${cdn}"></script>`, 'not_applicable'],
]

test.each(cases.map(([check, body, state]) => ({ check, body, state })))(
  '$check.id on $body: $state',
  ({ check, body, state }) => {
    expect(check.look(viewOf({ html: inBody(body) })).state).toBe(state)
  },
)

test.each([
  ['http://www.calloway.example/', contact, 'found'],
  ['http://www.calloway.example/', '<form role="search"><input type="search" name="q"></form>', 'ok'],
  ['http://www.calloway.example/', '<p>No form</p>', 'not_applicable'],
  ['http://127.0.0.1:8080/', contact, 'not_applicable'],
])('a form on %s: %s: %s', (url, body, state) => {
  expect(formOnHttp.look(viewOf({ html: inBody(body), url })).state).toBe(state)
})

test('a policy in the header mends mixed content', () => {
  const headers = [['content-security-policy', "default-src 'self'; upgrade-insecure-requests"]] as const
  const html = inBody('<script src="http://cdn.example.com/a.js"></script>')
  expect(mixedContentActive.look(viewOf({ html, response: { headers } })).state).toBe('not_applicable')
})

test('an insecure file is told once per page, with its line', () => {
  const html = inBody('\n<img src="http://e.com/a.png" alt="">\n<img src="http://e.com/a.png" alt="">')
  expect(mixedContentPassive.look(viewOf({ html }))).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: 2, evidence: 'image: http://e.com/a.png' }],
  })
})

import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  formOnHttp,
  insecureFormAction,
  mixedContentActive,
  mixedContentPassive,
} from '#src/engines/audit/checks/security/mixed-content.ts'
import { outdatedLibrary, sriInvalid } from '#src/engines/audit/checks/security/scripts.ts'
import { site_url, viewOf } from '#tests/support/audit-views.ts'

const inBody = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Calloway</title></head><body>${body}</body>`
const contact = '<form action="/send" method="post"><label>Mail <input type="email" name="m"></label></form>'
const sha384 = `sha384-${'A'.repeat(64)}`
const cdn = 'https://cdn.example.com/a.js'

const cases: readonly (readonly [check: PageCheck, body: string, state: string])[] = [
  [mixedContentActive, '<script src="http://cdn.example.com/a.js"></script>', 'found'],
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
  [mixedContentPassive, '<img src="https://example.com/a.png" alt=""><img src="/b.png" alt="">', 'ok'],
  [
    mixedContentPassive,
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://e.com/a.png" alt="">',
    'not_applicable',
  ],
  [insecureFormAction, '<form action="http://mail.example.com/send"><input name="a"></form>', 'found'],
  [insecureFormAction, contact, 'ok'],
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

test.each([
  'https://ajax.googleapis.com/ajax/libs/jquery/1.11.1/jquery.min.js',
  'https://code.jquery.com/jquery-2.2.4.min.js',
  'https://cdn.jsdelivr.net/npm/jquery@3.4.1/dist/jquery.slim.min.js',
  '/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp',
  'https://code.jquery.com/ui/1.12.1/jquery-ui.min.js',
  'https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js',
  'https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.1.3/js/bootstrap.bundle.min.js',
  'https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js',
  'https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.17.4/lodash.min.js',
])('%s is outdated', src => {
  expect(outdatedLibrary.look(viewOf({ html: inBody(`<script src="${src}"></script>`) })).state).toBe('found')
})

test.each([
  'https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.min.js',
  'https://code.jquery.com/jquery-3.5.0.min.js',
  'https://cdn.jsdelivr.net/npm/jquery@3/dist/jquery.min.js',
  '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
  '/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1',
  '/wp-content/themes/shop/js/jquery.min.js?ver=1.0.2',
  '/wp-content/plugins/gallery/2.1.0/js/jquery.min.js',
  '/js/jquery.validate-1.19.5.min.js',
  'https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js',
  'https://cdn.example.com/bootstrap/3.4.1/js/bootstrap.min.js',
])('%s is not called outdated', src => {
  expect(outdatedLibrary.look(viewOf({ html: inBody(`<script src="${src}"></script>`) })).state).toBe('ok')
})

import { expect, test } from 'vitest'
import { answerPaths, type PathAnswer, redirectTo } from '#tests/support/answer-paths.ts'
import { crawlAll, eventsOf } from '#tests/support/crawl-loopback.ts'
import { loopbackPolicy } from '#tests/support/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/loopback-site.ts'

const quick = { headers_ms: 200, body_idle_ms: 200, total_ms: 600, connect_ms: 300 }

test.each([
  ['shop', 'not_a_url', /type it as you would in a browser/i],
  ['', 'not_a_url', /not a web address/],
  ['ftp://shop.test/', 'scheme_not_allowed', /http and https/],
  ['javascript:alert(1)', 'scheme_not_allowed', /http and https/],
  ['http://me:secret@shop.test/', 'credentials_in_url', /Remove it/],
  ['http://127.0.0.1/', 'private_address', /127\.0\.0\.1 is on a private/],
  ['http://0x7f.1/', 'private_address', /public address/],
  ['http://[::1]/', 'private_address', /public address/],
  ['http://nowhere.invalid/', 'unresolvable', /nowhere\.invalid.*Check the spelling/],
  ['http://shop.test:8081/', 'port_not_allowed', /port 8081/],
  ['http://shop.test:1/', 'connect_failed', /refuses connections/],
] as const)('%j cannot be audited: %s', async (start, reason, words) => {
  const events = await crawlAll(start, loopbackPolicy([1]))
  const [done] = eventsOf(events, 'done')
  expect(done?.problem).toMatchObject({ reason, sentence: expect.stringMatching(words) })
  expect(done).toMatchObject({ pages_fetched: 0, home_url: null })
  expect(done?.problem?.sentence).not.toMatch(/secret|undefined|\{/)
})

const hang = () => undefined
const cut: PathAnswer = request => request.socket.destroy()

test.each<[string, PathAnswer, string, RegExp]>([
  ['a page that is not there', { status: 404 }, 'client_error', /status 404.*misspelling/],
  ['a server that failed', { status: 500 }, 'server_error', /status 500.*Ask the host/],
  ['a bot wall', { status: 403 }, 'bot_wall', /status 403.*may well work for people/],
  ['a bot wall with a number of its own', { status: 999 }, 'bot_wall', /999/],
  ['too many requests', { status: 429 }, 'rate_limited', /Try again later/],
  ['a login', { status: 401 }, 'login_required', /login/],
  ['an image', { headers: { 'Content-Type': 'image/png' }, body: 'png' }, 'not_html', /but image\/png/],
  ['a PDF', { headers: { 'Content-Type': 'application/pdf' }, body: '%PDF' }, 'not_html', /application\/pdf/],
  ['an empty page', '', 'empty_page', /empty page/],
  ['a loop', redirectTo('/'), 'redirect_loop', /circle/],
  ['a redirect to nothing', redirectTo('http://'), 'redirect_invalid', /Mend the redirect/],
  ['a redirect to another scheme', redirectTo('ftp://shop.test/'), 'redirect_invalid', /redirect/],
  ['a redirect inside', redirectTo('http://127.0.0.1/'), 'private_address', /private/],
  ['silence', hang, 'headers_timeout', /did not answer in time/],
  ['a cut line', cut, 'connection_lost', /closed the connection/],
])('%s is said as such', async (_, answer, reason, words) => {
  const site = await openLoopbackSite(answerPaths({ '/': answer }))
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { limits: quick })
  const [done] = eventsOf(events, 'done')
  expect(done?.problem).toMatchObject({ reason, sentence: expect.stringMatching(words) })
})

test('more redirects than a browser follows are too many', async () => {
  const site = await openLoopbackSite((request, response) => {
    const hop = Number(request.url?.slice(1) || 0)
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(302, { Location: `/${hop + 1}` }).end()
  })
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]))
  expect(events.at(-1)).toMatchObject({ problem: { reason: 'too_many_redirects' } })
  expect(eventsOf(events, 'page_refused')[0]?.hops).toHaveLength(11)
})

import { expect, test } from 'vitest'
import { answerPaths, type PathAnswer, redirectTo } from '#tests/support/audit/answer-paths.ts'
import { crawlAll, eventsOf } from '#tests/support/crawl/crawl-loopback.ts'
import { loopbackPolicy } from '#tests/support/crawl/loopback-policy.ts'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

const quick = { headers_ms: 200, body_idle_ms: 200, total_ms: 600, connect_ms: 300 }

test.each([
  ['shop', 'not_a_url', /with https:\/\/ in front/],
  ['shop.test', 'not_a_url', /with https:\/\/ in front/],
  ['', 'not_a_url', /not a whole web address/],
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
const endless: PathAnswer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  const paragraphs = '<p>More and more.</p>'.repeat(10_000)
  const more = () => {
    while (!response.destroyed && response.write(paragraphs));
  }
  response.on('drain', more)
  more()
}
const halting: PathAnswer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).write('<!doctype html><title>Shop</title>')
}
/** Ends the connection after fewer bytes than it promised. */
const breaking =
  (html: string): PathAnswer =>
  (_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '9999' })
      .write(html, () => response.destroy())
  }
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
  ['nothing at all', { status: 204, headers: { 'Content-Type': '' } }, 'empty_page', /published/],
  [
    'a page sent as plain text',
    { headers: { 'Content-Type': 'text/plain' }, body: '<!doctype html><title>Shop</title>' },
    'sent_as_text',
    /as text\/plain.*send it as text\/html/,
  ],
  ['plain text', { headers: { 'Content-Type': 'text/plain' }, body: 'Open at 9' }, 'not_html', /but text\/plain/],
  ['a page without end', endless, 'page_endless', /after 5 MB.*Ask whoever built/],
  ['a page that stops halfway', halting, 'body_timeout', /stopped loading halfway/],
  ['a page that breaks off', breaking('<!doctype html><title>Shop</title><p>We'), 'connection_lost', /Try again/],
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

test('a page that is whole is read, though its server promised more', async () => {
  const site = await openLoopbackSite(answerPaths({ '/': breaking('<html><title>Shop</title><p>Hi</html>\n') }))
  const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { limits: quick })
  expect(eventsOf(events, 'done')[0]).toMatchObject({ problem: null, pages_fetched: 1 })
})

test.each<[string, PathAnswer, string, RegExp]>([
  [
    'forbids the page',
    'User-agent: *\nDisallow: /',
    'robots_disallowed',
    /robots\.txt of shop\.test.*line 2: \/.*Change that line/,
  ],
  ['fails', { status: 503 }, 'robots_unreachable', /robots\.txt of shop\.test.*status 503.*404 if there is none/],
  ['keeps silent', hang, 'robots_unreachable', /robots\.txt of shop\.test.*no answer in time.*404 if there is none/],
  ['hangs up', cut, 'robots_unreachable', /robots\.txt of shop\.test.*the connection was closed/],
])(
  'a robots.txt that %s is named as what keeps us out, and the page is not asked for',
  async (_, answer, reason, words) => {
    const site = await openLoopbackSite(answerPaths({ '/robots.txt': answer, '/': 'Home' }))
    const events = await crawlAll(site.origin('shop.test'), loopbackPolicy([site.port]), { limits: quick })
    expect(eventsOf(events, 'done')[0]?.problem).toMatchObject({ reason, sentence: expect.stringMatching(words) })
    expect(new Set(site.asked)).toEqual(new Set(['GET /robots.txt']))
  },
)

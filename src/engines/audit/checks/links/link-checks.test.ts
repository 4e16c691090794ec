import { expect, test } from 'vitest'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import {
  deadEndPage,
  insecureHttpLink,
  internalNofollow,
} from '#src/engines/audit/checks/links/links-within-the-site.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import {
  brokenAnchorElsewhere,
  brokenAnchorFragment,
  callToMissingPlace,
  callToMissingPlaceElsewhere,
} from './dead/fragments.ts'
import { linkTextEmpty, linkTextGeneric } from './words/link-words.ts'
import { emptyOrPlaceholderHref, malformedHref } from './written/addresses-as-written.ts'
import { devOrStagingLink, localhostOrPrivateLink } from './written/private-addresses.ts'

const inBody = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Calloway</title></head><body>${body}</body>`

const inData = (entry: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', ...entry })}</script>`

const cases: readonly (readonly [check: PageCheck, body: string, state: string])[] = [
  [malformedHref, '<a href="htp://example.com/">Example</a>', 'found'],
  [malformedHref, '<a href="https//example.com/">Example</a>', 'found'],
  [malformedHref, '<a href="https://https://example.com/">Example</a>', 'found'],
  [malformedHref, '<a href="www.example.com">Example</a>', 'found'],
  [malformedHref, '<a href="info@calloway.example">Mail us</a>', 'found'],
  [malformedHref, '<a href="(703) 555-0142">Call us</a>', 'found'],
  [malformedHref, '<a href="mailto:info.calloway.example">Mail us</a>', 'found'],
  [malformedHref, '<a href="https://exa mple.com/">Example</a>', 'found'],
  [malformedHref, '<a href="https://www..example.com/">Example</a>', 'found'],
  [malformedHref, '<a href="https://www.example,com/">Example</a>', 'found'],
  [malformedHref, '<a href="https://wwwexample.com/">Example</a>', 'found'],
  [malformedHref, '<a href="https://www.facebook/calloway">Facebook</a>', 'found'],
  [malformedHref, '<a href="https://www2.example.com/">Example</a>', 'ok'],
  [malformedHref, '<a href="https://wwwnc.example.gov/">Example</a>', 'ok'],
  [emptyOrPlaceholderHref, '<a href="#!">Book an appointment</a>', 'found'],
  [emptyOrPlaceholderHref, '<a href="#0">Book an appointment</a>', 'found'],
  [malformedHref, '<a href="//cdn.example.com/a">A</a><a href="/www/">B</a><a href="?q=a@b.co">C</a>', 'ok'],
  [malformedHref, '<a href="mailto:?subject=Look">Share</a><a href="tel:+17035550142">Call</a>', 'ok'],
  [malformedHref, '<a href="https://web.archive.org/web/http://example.com/">Old</a>', 'ok'],
  [malformedHref, '<a href="/{{ page.url }}">Old</a>', 'ok'],
  [emptyOrPlaceholderHref, '<footer><a href="#">Facebook</a></footer>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" target="_blank">Shop on Square</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<div><a class="p-2" href="#"><i class="fab fa-yelp"></i></a></div>', 'found'],
  [emptyOrPlaceholderHref, '<nav><a href="#"><i class="bi bi-facebook"></i></a></nav>', 'found'],
  [emptyOrPlaceholderHref, '<div><a href="#"><i class="fas fa-bars"></i></a><a href="/">Home</a></div>', 'ok'],
  [emptyOrPlaceholderHref, '<div><a href="#">Share <i class="fab fa-facebook"></i></a></div>', 'ok'],
  [emptyOrPlaceholderHref, '<div><a href="#" onclick="go()"><i class="fab fa-facebook"></i></a></div>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#">View Google Reviews</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#">Read Ann’s Story</a><a href="#">Connect on LinkedIn</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#">Leave us a review on Google</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" target="_blank">Our patio menu</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" target="_blank">Share</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#">Read more</a><a href="#">View all</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" data-action="book">Request an Appointment</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" @click.prevent="open = true">Book now</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" data-bs-toggle="modal">Book now</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" data-astro-cid-j7pv25f6>Get directions</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" data-v-7ba5bd90>Get directions</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" data-aos="fade-up" data-wow-delay=".2s">Book now</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="">Our prices</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#">Book now</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="javascript:void(0)">Contact us</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<nav><a href="#">Services</a></nav>', 'ok'],
  [emptyOrPlaceholderHref, '<nav><a href="">Drains</a></nav><h1>Drains</h1>', 'ok'],
  [emptyOrPlaceholderHref, '<nav><a href="">Drains</a></nav><h1>Prices</h1>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#" onclick="go()">Book now</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" role="button">Book now</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#">Next</a><a href="#">Do you work on Sundays?</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#">Water Heaters</a></main><a href="/heaters">Water heaters</a>', 'found'],
  [emptyOrPlaceholderHref, '<nav><a href="#">Water Heaters</a></nav><a href="/heaters">Water heaters</a>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#" id="tab-1">Heaters</a></main><a href="/heaters">Heaters</a>', 'ok'],
  [emptyOrPlaceholderHref, '<main><a href="#">(912) 555-0143</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#">Send us an email</a><a href="#">@CallowayPlumbing</a></main>', 'found'],
  [emptyOrPlaceholderHref, '<main><a href="#">2024-2025</a><a href="#">@home</a></main>', 'ok'],
  [emptyOrPlaceholderHref, '<footer><a href="#">Back to top</a><a href="#">Cookie settings</a></footer>', 'ok'],
  [brokenAnchorFragment, '<a href="#prices">Prices</a>', 'found'],
  [callToMissingPlace, '<a href="#quote">Get Your Free Quote</a>', 'found'],
  [callToMissingPlace, '<a href="#contact">Contact us</a>', 'found'],
  [callToMissingPlace, '<a href="#appointment">Book an appointment</a>', 'found'],
  [callToMissingPlace, '<a href="#contact">Contact us</a><form id="contact"></form>', 'ok'],
  [callToMissingPlace, '<a href="#lenses">Contact lenses</a><a href="#club">Book club</a>', 'ok'],
  [callToMissingPlace, '<a href="#order">Order of service</a><a href="#schedule">Schedule</a>', 'ok'],
  [brokenAnchorFragment, '<a href="#quote">Get a quote</a>', 'ok'],
  [brokenAnchorFragment, '<a href="#main">Skip to content</a><a href="#prices">Prices</a><main id="main">', 'found'],
  [brokenAnchorFragment, `<a href="${site_url}#prices">Prices</a>`, 'found'],
  [brokenAnchorFragment, '<a href="#prices">Prices</a><h2 id="prices">Prices</h2>', 'ok'],
  [brokenAnchorFragment, '<a href="#our%20prices">Prices</a><a name="our prices"></a>', 'ok'],
  [brokenAnchorFragment, '<a href="#">A</a><a href="#top">B</a><a href="#/route">C</a><a href="#!">D</a>', 'ok'],
  [brokenAnchorFragment, '<a href="#/prices">A</a><a href="/#prices">B</a><a href="/x#y">C</a>', 'found'],
  [brokenAnchorFragment, '<a href="#/prices">A</a><a href="#/drains">B</a>', 'ok'],
  [brokenAnchorFragment, '<a href="#:~:text=drain">A</a><a href="/other/#x">B</a>', 'ok'],
  [
    brokenAnchorFragment,
    '<a href="#prices">A</a><script>addEventListener("hashchange", () => openDish(location.hash))</script>',
    'not_applicable',
  ],
  [brokenAnchorFragment, '<a href="#searchbox">search</a><a href="#sidewidgetarea">Menu</a>', 'ok'],
  [brokenAnchorFragment, '<a href="#elementor-action%3Aaction%3Dpopup">A</a><a href="#tab" role="tab">B</a>', 'ok'],
  [linkTextGeneric, '<a href="/prices/">Click here!</a>', 'found'],
  [linkTextGeneric, '<a href="/prices/">Haga clic aquí</a>', 'found'],
  [linkTextGeneric, '<a href="/prices/" aria-label="Read more about prices">Read more</a>', 'ok'],
  [linkTextGeneric, '<a href="/prices/">Click here for prices</a><a href="#x">Here</a>', 'ok'],
  [linkTextGeneric, '<a href="/slice/">this()</a>', 'ok'],
  [linkTextGeneric, '<a href="/next/">→</a>', 'found'],
  [linkTextGeneric, '<a href="/next/" aria-label="Next page">→</a><a href="/2/">2</a>', 'ok'],
  [linkTextEmpty, '<a href="/prices/"></a>', 'found'],
  [linkTextEmpty, '<a href="https://www.facebook.com/calloway"><i class="fa fa-facebook"></i></a>', 'found'],
  [linkTextEmpty, '<a href="/"><svg><text x="2">Calloway <tspan>Plumbing</tspan></text></svg></a>', 'ok'],
  [linkTextEmpty, '<a href="/"><svg aria-hidden="true"><text>Calloway</text></svg></a>', 'found'],
  [linkTextEmpty, '<a href="/"><svg><desc>A van</desc><path d="M1 1"/></svg></a>', 'found'],
  [devOrStagingLink, '<script src="https://203.0.113.9:3000/t.js"></script>', 'found'],
  [devOrStagingLink, '<script src="http://203.0.113.9:3000/t.js"></script>', 'ok'],
  [linkTextEmpty, '<a href="/" aria-label="Home"></a><a href="/a/" title="About"></a>', 'ok'],
  [linkTextEmpty, '<a href="/"><img src="/logo.png" alt=""></a><a id="spot"></a>', 'ok'],
  [linkTextEmpty, '<a href="/a/" aria-hidden="true" tabindex="-1"></a><a href="/b/" hidden></a>', 'ok'],
  [internalNofollow, '<a href="/prices/" rel="nofollow">Prices</a>', 'found'],
  [
    internalNofollow,
    '<a href="/wp-login.php" rel="nofollow">Log in</a><a href="/a/?replytocom=1" rel="nofollow">Reply</a>',
    'ok',
  ],
  [internalNofollow, '<a href="https://partner.example/" rel="nofollow sponsored">Partner</a>', 'ok'],
  [insecureHttpLink, '<a href="http://www.calloway.example/prices/">Prices</a>', 'found'],
  [insecureHttpLink, '<a href="http://calloway.example/prices/">Prices</a>', 'found'],
  [insecureHttpLink, '<a href="http:/www.calloway.example/prices/">Prices</a>', 'ok'],
  [insecureHttpLink, '<a href="http://partner.example/">Partner</a><a href="/prices/">Prices</a>', 'ok'],
  [localhostOrPrivateLink, '<img src="http://localhost:8080/logo.png" alt="">', 'found'],
  [localhostOrPrivateLink, "<script>fetch('http://localhost:3000/api/members').then(show)</script>", 'found'],
  [localhostOrPrivateLink, '<script>const api = "http://localhost:5000"; send(api)</script>', 'found'],
  [localhostOrPrivateLink, '<script>send(`http://localhost:8080/save/` + id)</script>', 'found'],
  [localhostOrPrivateLink, "<script>// fetch('http://localhost:3000/api')\nstart()</script>", 'ok'],
  [
    localhostOrPrivateLink,
    "<script>fetch(location.hostname === 'localhost' ? 'http://localhost:3000' : '/api')</script>",
    'ok',
  ],
  [localhostOrPrivateLink, "<script>const base = window.API || 'http://localhost:3000'; go(base)</script>", 'ok'],
  [localhostOrPrivateLink, '<a href="http://192.168.1.20/menu.pdf">Menu</a>', 'found'],
  [localhostOrPrivateLink, '<a href="file:///C:/menu.pdf">Menu</a>', 'found'],
  [localhostOrPrivateLink, '<a href="https://local.example/">Local</a><p>http://localhost/</p>', 'ok'],
  [devOrStagingLink, '<a href="https://app.builder.example/v2/preview/aB12cD34">Home</a>', 'found'],
  [devOrStagingLink, '<a href="https://staging.calloway.example/prices/">Prices</a>', 'found'],
  [devOrStagingLink, '<a href="https://new.calloway.example/prices/">Prices</a>', 'found'],
  [devOrStagingLink, '<img src="https://calloway.squarespace.com/shop.jpg" alt="">', 'found'],
  [devOrStagingLink, '<a href="https://user12.wixsite.com/calloway">Prices</a>', 'found'],
  [devOrStagingLink, '<a href="https://user12.wixsite.com/hartwell">A friend</a>', 'ok'],
  [devOrStagingLink, '<img src="https://static1.squarespace.com/shop.jpg" alt="">', 'ok'],
  [devOrStagingLink, '<meta property="og:image" content="https://static1.squarespace.com/shop.jpg">', 'ok'],
  [devOrStagingLink, inData({ logo: 'https://calloway.netlify.app/logo.png' }), 'found'],
  [
    devOrStagingLink,
    inData({ url: 'https://calloway.netlify.app/', logo: 'https://calloway.netlify.app/l.png' }),
    'ok',
  ],
  [devOrStagingLink, inData({ logo: 'https://cdn.sanity.example/logo.png' }), 'ok'],
  [localhostOrPrivateLink, inData({ image: ['http://localhost:3000/shop.jpg'] }), 'found'],
  [devOrStagingLink, '<img src="https://callowayplumb.wpengine.com/a.png" alt="">', 'found'],
  [devOrStagingLink, '<img src="http://ec2-203-0-113-9.us-west-2.compute.amazonaws.com/a.png" alt="">', 'found'],
  [devOrStagingLink, '<a href="http://203.0.113.9/menu.html">Menu</a>', 'found'],
  [devOrStagingLink, '<img src="https://shop-pictures.s3.amazonaws.com/a.png" alt="">', 'ok'],
  [devOrStagingLink, '<a href="https://calloway-site.netlify.app/">Prices</a>', 'found'],
  [devOrStagingLink, '<a href="https://www.wpengine.com/">Host</a><a href="https://dev.to/someone">Blog</a>', 'ok'],
  [
    devOrStagingLink,
    '<script src="https://dev.virtualearth.net/a.js"></script><a href="https://tool.github.io/">T</a>',
    'ok',
  ],
  [internalNofollow, '<a href="#reply" rel="nofollow">Cancel reply</a>', 'ok'],
  [malformedHref, '<a href="info@calloway.example">Mail</a>', 'found'],
  [malformedHref, '<a href="index.html@p=59.html">Services</a><a href="van@2x.png">Van</a>', 'ok'],
  [emptyOrPlaceholderHref, '<a href="#">See My Financing Options</a>', 'found'],
  [emptyOrPlaceholderHref, '<a href="#">Get Financing Options</a>', 'found'],
  [emptyOrPlaceholderHref, '<a href="#">See more options below</a>', 'ok'],
  [deadEndPage, '<p>The whole site is one page.</p><a href="#a">A</a>', 'not_applicable'],
]

test.each(cases.map(([check, body, state]) => ({ check, body, state })))(
  '$check.id on $body: $state',
  ({ check, body, state }) => {
    expect(check.look(viewOf({ html: inBody(body) })).state).toBe(state)
  },
)

test.each([
  ['found', '<p>Call us.</p><a href="https://www.facebook.com/calloway">Facebook</a><a href="#a">A</a>'],
  ['ok', '<a href="/prices/">Prices</a>'],
  ['not_applicable', '<p>Call us.</p><script src="/nav.js"></script>'],
  ['ok', '<a href="http://localhost:8080/prices/">Prices</a>'],
  ['found', '<img src="http://localhost:8080/van.png" alt="Van">'],
  ['not_applicable', '<title>404 - File or directory not found.</title>'],
])('dead-end-page: %s on an inner page with %s', (state, body) => {
  const page = viewOf({ html: inBody(body), kind: 'service', url: `${site_url}drains/` })
  expect(deadEndPage.look(page).state).toBe(state)
})

test('on an error page nothing is looked for', () => {
  const page = viewOf({ html: inBody('<a href="">Prices</a>'), response: { status: 404 }, indexable: false })
  expect(emptyOrPlaceholderHref.look(page).state).toBe('not_applicable')
})

test('evidence names the line and the link', () => {
  const page = viewOf({ html: inBody('\n<a href="www.example.com">Our  supplier</a>') })
  expect(malformedHref.look(page)).toEqual({
    state: 'found',
    occurrences: [
      { url: site_url, line: 2, evidence: '<a href="www.example.com">Our supplier: https:// is missing in front' },
    ],
  })
})

const words = 'Drains cleaned by the hour. '.repeat(20)

test('calls of inner pages to a place that is not on the front page are told once', () => {
  const home = (body: string) => ({ html: inBody(words + body), kind: 'home' as const })
  const quote = '<p><a href="/#contact">Get a Free Quote</a></p>'
  const menu = '<nav><a href="/">Home</a><a href="/drains">Drains</a></nav>'
  const inner = (path: string, body = quote) => ({ html: inBody(menu + words + body), url: site_url + path })
  expect(callToMissingPlaceElsewhere.look(siteOf([home(''), inner('drains'), inner('leaks')]))).toMatchObject({
    occurrences: [{ url: `${site_url}drains`, evidence: '“get a free quote” leads to /#contact, on 2 pages' }],
  })
  expect(callToMissingPlaceElsewhere.look(siteOf([home('<form id="contact"></form>'), inner('drains')])).state).toBe(
    'ok',
  )
  const opened = '<p><a href="/#popup-quote">Get a Free Quote</a> <a href="/#top">Back to the top</a></p>'
  expect(callToMissingPlaceElsewhere.look(siteOf([home(''), inner('drains', opened)])).state).toBe('ok')
  const by_script = '<p><a href="/#contact" onclick="openChat()">Get a Free Quote</a></p>'
  expect(callToMissingPlaceElsewhere.look(siteOf([home(''), inner('drains', by_script)])).state).toBe('ok')
})

test('a place on another page is looked for where its ids are known', () => {
  const home = { html: inBody('<a href="/services/#drains">Drains</a>') }
  const services = (body: string) => ({ html: inBody(words + body), url: `${site_url}services/` })
  expect(brokenAnchorElsewhere.look(siteOf([home, services('')])).state).toBe('found')
  expect(brokenAnchorElsewhere.look(siteOf([home, services('<h2 id="drains">Drains</h2>')])).state).toBe('ok')
  const many = Array.from({ length: 200 }, (_, at) => `<p id="p${at}">x</p>`).join('')
  expect(brokenAnchorElsewhere.look(siteOf([home, services(many)])).state).toBe('ok')
  expect(brokenAnchorElsewhere.look(siteOf([home])).state).toBe('ok')
})

import type { OutsideFetch } from '#src/domain/outside-fetch.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import { usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import { serveFiles } from '#src/engines/audit/crawl/serve-files.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { readPdf } from '#src/platform/pdf/read-pdf.ts'
import { realClock } from '#src/real-clock.ts'
import { reportOf } from './audit-loopback.ts'
import { testCrawler } from './crawl-loopback.ts'
import { services } from './sound-shop-services.ts'

/** A site's files by path, as a static host has them. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>

export const shop_origin = 'https://www.hollisplumbing.com'
/** As long as the smallest picture. */
const picture = Buffer.alloc(67, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

const business = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  '@id': `${shop_origin}/#business`,
  name: 'Hollis Plumbing',
  url: `${shop_origin}/`,
  image: `${shop_origin}/van.png`,
  telephone: '+1-912-234-7788',
  priceRange: '$$',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '318 Barnard Street',
    addressLocality: 'Savannah',
    addressRegion: 'GA',
    postalCode: '31401',
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 32.07529, longitude: -81.09473 },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  ],
  sameAs: ['https://www.facebook.com/hollisplumbingsavannah'],
}

const menu = `<nav><a href="/">Home</a> <a href="/services">Services</a> <a href="/service-area">Service area</a> <a href="/about">About us</a> <a href="/contact">Contact us</a></nav>`
const footer = `<footer><address>Hollis Plumbing, 318 Barnard Street, Savannah, GA 31401</address> <a href="tel:+19122347788">(912) 234-7788</a> <a href="https://www.facebook.com/hollisplumbingsavannah">Facebook</a> <a href="/privacy">Privacy policy</a></footer>`

function page(path: string, title: string, description: string, heading: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<link rel="canonical" href="${shop_origin}${path}">
<link rel="icon" href="/favicon.ico">
<script>gtag('config', 'G-7Q2M4XK1PD')</script>
<meta property="og:title" content="${title}">
<meta property="og:url" content="${shop_origin}${path}">
<meta property="og:image" content="${shop_origin}/van.png">
${head}</head>
<body>
<header>${menu}</header>
<main>
<h1>${heading}</h1>
${main}
</main>
${footer}
</body>
</html>
`
}

const servicePages = Object.fromEntries(
  services.map(({ slug, name, text }) => [
    `/services/${slug}.html`,
    page(
      `/services/${slug}`,
      `${name} in Savannah, GA | Hollis Plumbing`,
      `${name} in Savannah by licensed plumbers: what we do, how long it takes and what it costs. Call Hollis Plumbing.`,
      `${name} in Savannah`,
      `<p>${text}</p><p><a href="/contact">Ask for a visit</a></p>`,
    ),
  ]),
)

/** A plumber's site without a fault: what an audit finds here it would find anywhere. */
export const soundShop: SiteFiles = {
  '/index.html': page(
    '/',
    'Plumber in Savannah, GA | Hollis Plumbing',
    'Hollis Plumbing mends drains, water heaters and leaks in Savannah, Georgia, Monday to Friday from 8 am. Call (912) 234-7788.',
    'Your plumber in Savannah',
    `<img src="/van.png" alt="Our blue van on Barnard Street" width="640" height="480">
<p>Hollis Plumbing has mended the pipes of Savannah since 1988: two brothers, four vans, and a shop on Barnard Street that you can walk into. We pick up the phone ourselves, give a price before we start, and sweep the floor when we leave. Half of our work is in houses older than the street lamps, where nothing is where the plan says: we like it that way. The other half is kitchens, restaurants on River Street, and the odd ship. Whoever needs us twice for the same fault pays once. Write down our number before you need it; at two in the morning nobody likes to search.</p>
<h2>What does a visit cost?</h2><p>A visit is $95 and goes toward the work.</p>
<h2>When are you open?</h2><p>Monday - Friday 8:00 am - 5:00 pm</p>
<h2>Do you come to Tybee Island?</h2><p>Yes, on Tuesdays and Thursdays, for the same price.</p>
<h2>What our customers say</h2><blockquote>Came when they said they would. <cite>Dana R., Ardsley Park</cite></blockquote>
<p><a href="/contact">Book a visit</a></p>`,
    `<script type="application/ld+json">${JSON.stringify(business)}</script>\n`,
  ),
  '/services.html': page(
    '/services',
    'Plumbing services in Savannah, GA | Hollis Plumbing',
    'Everything the vans of Hollis Plumbing do in and around Savannah: drains, water heaters and leaks, each with its price.',
    'What we mend',
    `<ul>${services.map(({ slug, name }) => `<li><a href="/services/${slug}">${name}</a></li>`).join('')}</ul>
<p>Four vans leave Barnard Street at half past seven. Each carries what nine visits in ten need, so that a plumber who has found the fault can mend it there and then. You see the price on paper before the first wrench turns. What we do not do: wells, septic tanks and pools. For those we gladly name people whom we would let into our own houses. Every job ends with a short list on paper: what was wrong, what we did, which part has which guarantee, and what to watch for. Keep it with the deed; the next plumber will thank you. We also keep it on file, so a copy is a phone call away when the house is sold. If something fails inside the guarantee you call the same number, give the number on the list, and a van comes first thing in the morning.</p>`,
  ),
  ...servicePages,
  '/service-area.html': page(
    '/service-area',
    'Where we work around Savannah, GA | Hollis Plumbing',
    'The towns around Savannah to which the vans of Hollis Plumbing come, on which days, and what the way there costs you.',
    'Where our vans go',
    '<p>Savannah itself on every weekday. Pooler and Garden City on Mondays and Wednesdays, Tybee Island and Wilmington Island on Tuesdays and Thursdays, Richmond Hill on Fridays. The way is free within twenty miles of the shop; beyond that we charge the tolls and nothing else. In an emergency the day of the week does not matter: we come.</p>',
  ),
  '/about.html': page(
    '/about',
    'About Hollis Plumbing in Savannah, GA since 1988',
    'Who comes when you call Hollis Plumbing in Savannah: Ray and Tom Hollis, their plumbers, their licence and their promise.',
    'Two brothers and four vans',
    '<p>Ray Hollis learned the trade from his father and opened the shop on Barnard Street in 1988; Tom joined a year later with the second van. Georgia master plumber license MP123456. Every plumber here has finished the apprenticeship of the local union, is insured, and has a name that is stitched on the shirt. We sponsor the Ardsley Park little league and lose the Barnard Street chili contest every fall.</p>',
  ),
  '/contact.html': page(
    '/contact',
    'Contact Hollis Plumbing | Plumber in Savannah, GA',
    'Call, write or walk in: phone, address, hours and a map of the shop of Hollis Plumbing on Barnard Street in Savannah.',
    'Call us or walk in',
    `<p>Call <a href="tel:+19122347788">(912) 234-7788</a>. Hollis Plumbing, 318 Barnard Street, Savannah, GA 31401.</p>
<p>Monday - Friday 8:00 am - 5:00 pm</p>
<p><a href="https://www.google.com/maps/place/?q=place_id:ChIJ2xQ">Find us on the map</a></p>
<form action="/send" method="post"><label>Your name <input name="name" autocomplete="name"></label><label>Your phone <input name="phone" type="tel" autocomplete="tel"></label><button>Send</button></form>`,
  ),
  '/privacy.html': page(
    '/privacy',
    'Privacy policy of Hollis Plumbing, Savannah, GA',
    'What Hollis Plumbing keeps of what you tell us, why, for how long, and how you have it deleted. No trackers, no sharing.',
    'Privacy policy',
    '<p>We keep your name, your phone number and what we did at your house, because the guarantee needs it, for seven years. We give it to nobody.</p>',
  ),
  '/404.html': '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1>',
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${shop_origin}/sitemap.xml\n`,
  '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
    '/',
    '/services',
    ...services.map(({ slug }) => `/services/${slug}`),
    '/service-area',
    '/about',
    '/contact',
    '/privacy',
  ]
    .map(path => `<url><loc>${shop_origin}${path}</loc></url>`)
    .join('')}</urlset>`,
  '/llms.txt': `# Hollis Plumbing\n\n> A plumber in Savannah, Georgia.\n\n## Pages\n\n- [Services](${shop_origin}/services): what we mend\n`,
  '/favicon.ico': picture,
  '/van.png': picture,
}

/** The plain spelling of the shop's address redirects; nothing else is out there. */
const elsewhere: OutsideFetch = async ({ url }) => {
  const secure = url.replace(/^http:/, 'https:')
  if (!url.startsWith('http:') || !secure.startsWith(`${shop_origin}/`))
    return { ok: false, reason: 'unresolvable', detail: 'Nothing is out there.' }
  return {
    ok: true,
    status: 301,
    headers: [['location', secure]],
    headers_ms: 0,
    body: (async function* () {})(),
    ended: () => ({ end: 'complete', transferred_bytes: 0, decoded_bytes: 0 }),
    discard: () => undefined,
  }
}

/** Audits these files with every check, as if they stood at the shop's address. */
export async function auditFiles(files: SiteFiles): Promise<AuditReport> {
  const read = async (path: string) => {
    const content = Object.hasOwn(files, `/${path}`) ? files[`/${path}`] : undefined
    return typeof content === 'string' ? Buffer.from(content) : content
  }
  const crawl = {
    start_url: `${shop_origin}/`,
    crawler: testCrawler,
    fetch: serveFiles(read, shop_origin, elsewhere),
    clock: realClock,
    random: Math.random,
    bounds: { ...usualBounds, host_delay_ms: 0, retry_wait_ms: 1 },
    check_links: 'site' as const,
    is_local_copy: true,
  }
  const given = { name: null, phone: null, address: null, city: null, keyword: null }
  const events = []
  for await (const event of auditSite({ crawl, checks: allChecks, given, read_pdf: readPdf })) events.push(event)
  return reportOf(events)
}

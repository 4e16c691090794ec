// cspell:disable
import type { Seed } from './audit-seed.ts'
import { inData, inSource, onHome, putIn, textOf } from './audit-sowing.ts'
import { dataKey, inHead, inTurn, meta, pair, titled, withPhone, withPlace } from './fact-sowing.ts'

const clock = /\b(?:[1-9]|1[0-2])(?::[0-5]\d)? ?(?:pm|p\.m\.)/gi
const later = (found: string) => found.replace(/^\d+/, hour => String((Number(hour) % 12) + 1))
const of_page = (change: (text: string) => [found: string, put: string] | null): Seed['sow'] =>
  inSource(html => {
    const [found, put] = change(textOf(html)) ?? []
    return found && put ? html.replace(found, put) : html
  })

/** What stands twice on one page, once otherwise: the part of contact against the foot. */
const hoursTwiceOnPage = of_page(text => {
  const times: string[] = text.match(clock) ?? []
  const twice = times.find((time, at) => times.indexOf(time) !== at)
  return twice ? [twice, later(twice)] : null
})

const offers = [
  ['A full detail is $149.', 'A full detail is $189.'],
  ['Oil change: $39.99', 'Oil change: $49.99'],
  ['Service calls start at $89.', 'Our service call fee is $129.'],
  ['Estimates are always free.', 'There is a $75 fee for estimates.'],
  ['We back our work with a 5-year warranty.', 'All work carries a 2-year workmanship warranty.'],
  ['Please cancel at least 24 hours ahead.', 'We require 48 hours notice for cancellations.'],
  ['Walk-ins are always welcome.', 'We are open by appointment only.'],
  ['We accept all major credit cards.', 'Cash only, please.'],
  ['Check-in is at 3:00 PM.', 'Check-in: 4:00 PM'],
  ['A 50% deposit is required to book.', 'A 25% deposit holds your date.'],
  ['We are closed on Thanksgiving and Christmas Day.', 'We are open 365 days a year.'],
  ['Family owned for over 30 years.', 'With more than 15 years in business, we know the trade.'],
  ['Our team has served over 5,000 customers.', 'We have served more than 2,000 customers.'],
  ['We serve a 30-mile radius.', 'We serve customers within 50 miles.'],
  ['Rated 4.9 stars on Google', 'Rated 4.7 stars on Google'],
  ['Founded by Maria Quillan in 1998.', 'Our founder, Teresa Hartwell, opened the shop.'],
] as const

export const termSeeds: readonly Seed[] = [
  {
    kind: 'terms on two pages',
    told_by:
      /apart|terms|price|said|differ|against|years|age|figure|count|founder|rating|warrant|refused|answer|two|contra|open|days/,
    sow: pair(offers),
  },
  { kind: 'hours twice on one page', told_by: /hours|times|days/, sow: hoursTwiceOnPage },
  {
    kind: 'hours put beside',
    told_by: /hours|days|times/,
    sow: inTurn([
      '<p>Hours: Monday - Friday 11:00 AM - 3:00 AM</p>',
      '<p>Open Monday to Sunday, 5am to 11:30pm</p>',
      '<p>Business Hours: Mon-Fri 5:30 AM - 9:30 PM, Sat 4 AM - 10 PM, Sun 4 AM - 10 PM</p>',
      '<p>We are open 24 hours a day, 7 days a week.</p>',
      '<p>Our office hours are 5:30 am to 10:30 pm, Monday through Sunday.</p>',
      '<table><tr><td>Monday</td><td>5:15 AM – 11:15 PM</td></tr><tr><td>Tuesday</td><td>5:15 AM – 11:15 PM</td></tr><tr><td>Wednesday</td><td>5:15 AM – 11:15 PM</td></tr></table>',
    ]),
  },
  {
    kind: 'closed day put beside',
    told_by: /hours|days/,
    sow: inTurn([
      '<p>We are closed on Tuesdays.</p>',
      '<p>Closed Wednesdays</p>',
      '<p>Tuesday: Closed</p>',
      '<p>Please note: we are closed every Thursday.</p>',
    ]),
  },
  {
    kind: 'hours in a string of data',
    told_by: /hours/,
    sow: inTurn(['Mo-Su 04:30-23:30', 'Mo,Tu,We,Th,Fr,Sa,Su 05:00-23:45'], form =>
      dataKey('openingHours', `"${form}"`),
    ),
  },
  {
    kind: 'days in data',
    told_by: /hours|days/,
    sow: inData(/("dayOfWeek"\s*:\s*\[)(?![^\]]*Sunday)/, found => `${found}"Sunday",`),
  },
  {
    kind: 'days missing in data',
    told_by: /hours|days/,
    sow: inData(/"(?:https?:\/\/schema\.org\/)?(?:Wednesday)",?\s*/, () => ''),
  },
  {
    kind: 'name of another in the title',
    told_by: /name|title/,
    sow: titled(title => `${title.split(/ [|–-] /)[0]} | Tallmere Dental Care`),
  },
  {
    kind: 'name of another for sharing',
    told_by: /name|title|og/,
    sow: inTurn(['og:site_name', 'og:title'], name => meta(name, 'Tallmere Dental Care')),
  },
  {
    kind: 'name of another for applications',
    told_by: /name|title|manifest/,
    sow: inTurn(['application-name', 'apple-mobile-web-app-title'], name => meta(name, 'Tallmere Dental Care')),
  },
  {
    kind: 'name of another in the foot',
    told_by: /name|copyright|owner/,
    sow: onHome(html =>
      html.replace(/<\/body>/i, '<p>&copy; 2026 Tallmere Dental Care. All rights reserved.</p></body>'),
    ),
  },
  {
    kind: 'name of another in the text',
    told_by: /another|stranger/,
    sow: inTurn([
      '<p>At Tallmere Dental Care, we put you first.</p>',
      '<h2>Why Choose Tallmere Dental Care?</h2>',
      '<p>Welcome to Tallmere Dental Care!</p>',
      '<p>Thank you for choosing Tallmere Dental Care.</p>',
      '<h2>About Tallmere Dental Care</h2>',
    ]),
  },
  {
    kind: 'name of another in data',
    told_by: /name/,
    sow: inData(/("name"\s*:\s*")[A-Z][^"]{8,}(?=")/, (_, before) => `${before}Tallmere Dental Care`),
  },
  {
    kind: 'mail of another',
    told_by: /mail/,
    sow: inTurn([
      '<p>Email: <a href="mailto:info@tallmeredentalcare.com">info@tallmeredentalcare.com</a></p>',
      '<a href="mailto:info@tallmeredentalcare.com">Email us</a>',
      '<p>Write to us at hello@tallmeredentalcare.com.</p>',
      '<form action="https://formsubmit.co/info@tallmeredentalcare.com" method="post"><label>Name <input name="name"></label><button>Send</button></form>',
    ]),
  },
  {
    kind: 'mail domain cut or swapped',
    told_by: /mail|malformed/,
    sow: inTurn([
      '<p>Email us at frontdesk@gmial.com.</p>',
      '<a href="mailto:frontdesk@gmail">Email us</a>',
      '<a href="mailto:frontdesk@yahoo.con">Email us</a>',
      '<p>Email: frontdesk@hotmail,com</p>',
      '<a href="mailto:front desk@gmail.com">Email us</a>',
    ]),
  },
  {
    kind: 'profile of another',
    told_by: /profile|sameas|social/,
    sow: inTurn([
      '<a href="https://www.facebook.com/tallmeredentalcare">Facebook</a>',
      '<a href="https://www.instagram.com/tallmeredentalcare/"><img src="ig.png" alt="Instagram" width="9" height="9"></a>',
      '<a href="https://www.facebook.com/wix">Facebook</a>',
      '<a href="https://twitter.com/bootstrapious" aria-label="Twitter"></a>',
    ]),
  },
  {
    kind: 'handle of a theme',
    told_by: /profile|twitter|handle|social/,
    sow: inTurn(['@wix', '@wordpressdotcom', '@vercel'], handle => meta('twitter:site', handle)),
  },
  {
    kind: 'profile of another in data',
    told_by: /profile|same-?as/,
    sow: dataKey('sameAs', '["https://www.facebook.com/tallmeredentalcare"]'),
  },
  {
    kind: 'address for sharing elsewhere',
    told_by: /og|canonical|local|host|url/,
    sow: inTurn(
      [
        'http://localhost:3000/',
        'https://my-site.netlify.app/',
        'https://www.tallmeredentalcare.com/',
        'https://yourdomain.com/',
      ],
      url => meta('og:url', url),
    ),
  },
  {
    kind: 'picture for sharing nowhere',
    told_by: /og|picture|image|resource|host/,
    sow: inTurn(
      [
        'http://localhost:3000/og.png',
        'https://my-site.vercel.app/og.png',
        '/no-such.png',
        'https://yourdomain.com/og.png',
      ],
      url => meta('og:image', url),
    ),
  },
  {
    kind: 'canonical to another host',
    told_by: /canonical/,
    sow: inTurn(
      [
        'https://www.tallmeredentalcare.com/',
        'https://my-site.vercel.app/',
        'https://example.com/',
        'http://localhost:4321/',
      ],
      url =>
        onHome(html =>
          html
            .replace(/<link[^>]*rel="canonical"[^>]*>/gi, '')
            .replace(/<\/head>/i, `<link rel="canonical" href="${url}"></head>`),
        ),
    ),
  },
  {
    kind: 'language at another host',
    told_by: /hreflang/,
    sow: inHead('<link rel="alternate" hreflang="x-default" href="https://www.tallmeredentalcare.com/">'),
  },
  {
    kind: 'country in data',
    told_by: /countr|address|nap/,
    sow: inData(/("addressCountry"\s*:\s*")US[A]?(?=")/, (_, before) => `${before}GB`),
  },
  {
    kind: 'currency in data',
    told_by: /currenc/,
    sow: inTurn(['GBP', 'INR', 'AUD'], code => dataKey('currenciesAccepted', `"${code}"`)),
  },
  {
    kind: 'currency in the text',
    told_by: /currenc|price/,
    sow: inTurn([
      '<p>Full service from &pound;49.</p>',
      '<p>Packages start at &euro;99.</p>',
      '<p>Only &#8377;499 per visit.</p>',
      '<p>All prices include GST.</p>',
    ]),
  },
  {
    kind: 'points swapped in data',
    told_by: /geo|point/,
    sow: inData(
      /"latitude"(\s*:\s*"?)(-?[\d.]+)("?\s*,\s*)"longitude"(\s*:\s*"?)(-?[\d.]+)/,
      () => '"latitude": -84.1, "longitude": 39.7',
    ),
  },
  {
    kind: 'contact point in data',
    told_by: /nap|phone|tel/,
    sow: withPhone(n =>
      dataKey(
        'contactPoint',
        `{"@type":"ContactPoint","contactType":"customer service","telephone":"+1-${n.area}-${n.exchange}-${n.wrong}"}`,
      ),
    ),
  },
  {
    kind: 'area served elsewhere',
    told_by: /area|town|state|place/,
    sow: withPlace(() => dataKey('areaServed', '[{"@type":"City","name":"Fairbanks, AK"}]')),
  },
  {
    kind: 'founding in data',
    told_by: /found|year/,
    sow: inSource(html =>
      /\b(?:since|established|founded) (?:in )?(?:19|20)\d\d\b/i.test(textOf(html))
        ? html.replace(/("@type"\s*:\s*"(?!Organization|WebSite|WebPage)[A-Z]\w+"\s*,)/, '$1 "foundingDate": "1911",')
        : html,
    ),
  },
  {
    kind: 'house in microdata',
    told_by: /address|nap/,
    sow: withPlace(p =>
      putIn(
        `<div itemscope itemtype="https://schema.org/LocalBusiness"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${Number(p.house) + 11} ${p.street}</span>, <span itemprop="addressLocality">${p.town}</span>, <span itemprop="addressRegion">${p.state}</span> <span itemprop="postalCode">${p.zip}</span></span></div>`,
      ),
    ),
  },
]

import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { host, legal, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const week = '<p>Monday-Friday 9:00 AM - 7:00 PM, Saturday and Sunday 9:00 AM - 12:00 PM</p>'
const workdays = '<p>Mon-Fri: 7am-7pm</p>'
const doctor = '<h1>Dr. Susan Hale</h1><p>Dr. Susan Hale is a pediatrician with ten years of experience.</p>'
const phones = ['/m/', '/m/drains', '/m/gallery', '/m/about'] as const
const shared = ['rates', 'rooms', 'events', 'weddings', 'beach', 'reviews'] as const

const menuOf = (folder: string) =>
  `<nav>${['', 'drains', 'gallery', 'about', 'contact']
    .map(path => `<a href="${folder}${path}">${path || 'Home'}</a>`)
    .join(' ')}${shared.map(path => `<a href="/${path}">${path}</a>`).join(' ')}</nav>`
const paged = (path: string, menu: string): ServedPage =>
  shown(
    `${menu}<main><p>What we say of ${path} in so many words. `.padEnd(400, 'We say it again. '),
    other(path.slice(1)),
  )

// Read on real sites, where what the check told was said of another matter.
test.each<[id: string, what: string, pages: ServedPage[]]>([
  [
    'hours-conflict-across-pages',
    'the hours of an office that sends the bills',
    [
      shown(week),
      shown(
        '<p>Our billing office is open from 8:00 AM - 5:00 PM Monday-Friday.</p><p>Our office in Savannah.</p>',
        other('billing'),
      ),
    ],
  ],
  [
    'person-told-in-two-ways',
    'the years at an earlier place',
    [shown(`${doctor}<p>Prior to moving to Savannah, she practiced for five years in North Carolina.</p>`)],
  ],
  [
    'terms-differ-across-pages',
    'requests about the use of the site',
    [
      shown('<p>Prefer to type? We reply the same day.</p>'),
      shown('<p>We try to respond to accessibility requests within two business days.</p>', {
        url: `${host}/accessibility`,
        kind: 'legal',
      }),
    ],
  ],
  ['open-days-conflict', 'whoever has an appointment', [shown(`${workdays}<p>Weekend appointments available</p>`)]],
  [
    'empty-or-placeholder-href',
    'the entry of the menu for the page itself',
    [
      shown(
        '<ul><li><a href="/">Home</a></li><li><a href="">Map and Directions</a></li><li><a href="/menu">Menu</a></ul>',
        other('directions.htm'),
      ),
    ],
  ],
  [
    'price-mistyped',
    'a sum that waits for a choice',
    [
      shown(
        '<p>$12.00</p><p>$15.00</p><p>$18.00</p><p>$22.00</p><h2>Calculate your load</h2><span>Express 6h</span><div>$0.00</div>',
      ),
    ],
  ],
  ['legal-page-of-another', 'the address of the own project', [legal('calloway-plumbing.vercel.app')]],
  [
    'title-repeats-words',
    'a town whose name a road has',
    [shown('<p>x</p>', { head: '<title>Pepper Grill - West Chester | 813 N Chester Rd. | West Chester, PA</title>' })],
  ],
  [
    'name-of-another-business',
    'the own name with its town',
    [
      shown('<footer>© 2025 Q4 Laundry Orlando</footer>', {
        head: '<title>Comforters | Q4 Laundry</title>',
      }),
    ],
  ],
  [
    'contact-page-not-linked',
    'another page that shows the way',
    [
      shown(
        '<a href="products.htm">Products</a><a href="location.htm">Where</a><a href="links.htm">Links</a><p>12 Oak St, Savannah, GA 31401</p>',
      ),
      {
        ...shown('<h1>Directions</h1><p>12 Oak St, Savannah, GA 31401</p>'),
        url: `${host}/directions.htm`,
        kind: 'contact',
      },
    ],
  ],
  [
    'dialog-on-load',
    'a menu that slides in after a tap',
    [
      shown(
        `<script>function openMenu() { drawer.hidden = false; setTimeout(function () { drawer.classList.add('open'); overlay.classList.add('open'); }, 0) }
        btn.addEventListener('click', function () { if (expanded) closeMenu(); else openMenu() })</script>`,
      ),
    ],
  ],
  [
    'map-missing',
    'a map of a page for phones',
    [
      shown(
        '<p>12 Oak St, Savannah, GA 31401</p><amp-iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3!2d-81.09!3d32.08!3m3!1m2!1s0x88fb9:0x3f1a!2sCalloway"></amp-iframe>',
      ),
    ],
  ],
  [
    'dead-end-page',
    'a page whose menu a script brings',
    [
      shown(
        '<div id="site-header"></div><main><h1>Contact</h1><p>Write to us.</p></main><script src="/assets/site.js"></script>',
        other('contact.html'),
      ),
    ],
  ],
  [
    'nap-name-inconsistent',
    'a line of its own right behind the name',
    [
      shown(
        '<h1>Calloway Plumbing</h1><a href="/">Calloway Plumbing<small>A Division of Magnolia Homes</small></a><footer>© 2025 Calloway Plumbing</footer>',
        { head: '<title>Calloway Plumbing</title>' },
      ),
    ],
  ],
  [
    'misspelled-words',
    'what is written in another language, and a word with a hyphen',
    [
      { html: '<html lang="fr"><p>Le temps dont ils ont besoin dans notre confortable clinique.</p>', url: `${host}/` },
      shown('<h2>Why it is ideal when you’re car-free</h2>', other('car-free')),
    ],
  ],
  [
    'nap-phone-missing',
    'a front page that only sends on',
    [
      shown('<p>Redirecting...</p><script>location.replace(navigator.language === "fr" ? a : b)</script>'),
      shown('<p>Plumber in Savannah. 12 Oak St, Savannah, GA 31401</p><p>(912) 234-0142</p>', other('en.html')),
    ],
  ],
  [
    'email-domain-misspelled',
    'a domain without the letter of a middle name',
    [
      shown('<h1>Bonnie M. Calloway, LMT</h1><a href="mailto:bonnie@bonniecallowaylmt.com">Write to me</a>', {
        head: '<title>Bonnie M. Calloway, LMT</title>',
      }),
    ],
  ],
  [
    'business-has-several-names',
    'a person with and without what she is',
    [
      shown('<footer>© Copyright Bonnie M. Calloway, LMT 2016</footer>', {
        head: '<meta property="og:site_name" content="Bonnie Calloway, Licensed Massage Therapist, Eugene OR">',
      }),
    ],
  ],
  [
    'sentence-with-a-hole',
    'a picture in place of an address',
    [shown('<p>You can also email us at <a href="#"><img src="mail.gif" alt="mail"></a>.</p>')],
  ],
  [
    'menu-leads-elsewhere',
    'a copy of the site for phones',
    [
      paged('/', menuOf('/')),
      ...['/drains', '/gallery', '/about', '/rates', '/rooms', '/events'].map(path => paged(path, '')),
      ...phones.map(path => paged(path, menuOf('/m/'))),
    ],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

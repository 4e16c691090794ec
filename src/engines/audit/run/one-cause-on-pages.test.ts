import { expect, test } from 'vitest'
import { type Defect, drop, swap, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, shop_origin, soundShop } from '#tests/support/crawl/sound-shop.ts'

const home = '/index.html'
const tel = '<a href="tel:+19122347788">(912) 234-7788</a>'
const title = (path: string, text: string) => swap(path, /<title>.*<\/title>/, `<title>${text}</title>`)
const inHead = (path: string, html: string) => swap(path, '<meta charset="utf-8">', `<meta charset="utf-8">${html}`)
const inText = (html: string) => swap('/about.html', '<p>Ray', `${html}<p>Ray`)
const booking = (link: string) => swap(home, '<a href="/contact">Book a visit</a>', link)
const data = (from: string | RegExp, to: string) => swap(home, from, to)
const rating = (value: string) =>
  data(
    '"priceRange":',
    `"aggregateRating":{"@type":"AggregateRating","ratingValue":"${value}","reviewCount":"88"},"priceRange":`,
  )

const causes: [cause: string, defect: Defect, finding: string][] = [
  ['an empty file', swap('/about.html', /[\s\S]*/, ''), 'page-empty'],
  ['no title', swap('/about.html', /<title>.*<\/title>\n/, ''), 'title-missing'],
  ['a title that was never written', title(home, 'Home'), 'title-placeholder'],
  ['Latin filler as a title', title('/about.html', 'Lorem ipsum dolor sit amet consectetur'), 'lorem-ipsum'],
  ['a title of the test site', title(home, 'Staging - Plumber in Savannah, GA | Hollis Plumbing'), 'title-placeholder'],
  ['a blank in a title', title('/about.html', '{{ page.title }} | Hollis Plumbing'), 'template-placeholder-in-page'],
  ['the same title twice', title('/services.html', 'Plumber in Savannah, GA | Hollis Plumbing'), 'title-duplicate'],
  [
    'a home page that names neither city nor trade',
    together(
      title(home, 'Welcome to Hollis and family, your friends'),
      swap(home, 'Your plumber in Savannah', 'Welcome'),
    ),
    'city-in-home-title-h1',
  ],
  ['a garbled title', title('/about.html', 'About Hollis Plumbing â€“ Savannah since 1988'), 'mojibake'],
  ['no main heading', swap('/about.html', /<h1>.*<\/h1>/, ''), 'h1-missing'],
  ['a main heading of a lower rank', swap('/about.html', /<h1>(.*)<\/h1>/, '<h4>$1</h4>'), 'h1-missing'],
  ['a box in the head', inHead('/about.html', '<div>Free estimates</div>'), 'canonical-outside-head'],
  ['no viewport', swapAll(/<meta name="viewport"[^>]*>\n/g, ''), 'viewport-missing'],
  ['a picture without words', swap(home, ' alt="Our blue van on Barnard Street"', ''), 'img-alt-missing'],
  [
    'a picture over http',
    swap(home, 'src="/van.png"', 'src="http://www.hollisplumbing.com/van.png"'),
    'mixed-content-passive',
  ],
  [
    'a picture on the maker’s computer',
    swap(home, 'src="/van.png"', 'src="http://localhost/van.png"'),
    'localhost-or-private-link',
  ],
  ['a link over http', booking('<a href="http://www.hollisplumbing.com/contact">Book</a>'), 'insecure-http-link'],
  ['a link to the draft', booking('<a href="https://staging.hollisplumbing.com/">Book</a>'), 'dev-or-staging-link'],
  ['a link without its beginning', booking('<a href="www.hollisplumbing.com/contact">Book</a>'), 'malformed-href'],
  ['a blank in a link', booking('<a href="/{{ contact_url }}">Book</a>'), 'template-placeholder-in-page'],
  ['a blank in a picture’s address', swap(home, 'src="/van.png"', 'src="/{{ van }}.png"'), 'broken-resource'],
  [
    'a link of a picture without words',
    booking('<a href="/contact"><img src="/van.png" width="9" height="9"></a>'),
    'link-image-no-name',
  ],
  ['Latin filler in the text', inText('<p>Lorem ipsum dolor sit amet, consectetur.</p>'), 'lorem-ipsum'],
  [
    'a page drawn by a script',
    swap('/about.html', /<body>[\s\S]*<\/body>/, '<div id="root"></div><script>draw()</script>'),
    'content-requires-js',
  ],
  [
    'a link that dials letters',
    swap('/contact.html', `Call ${tel}`, 'Call <a href="tel:call-us">us</a>'),
    'tel-link-malformed',
  ],
  [
    'a link that dials another number',
    swap('/contact.html', `Call ${tel}`, 'Call <a href="tel:+19122347789">(912) 234-7788</a>'),
    'tel-link-text-mismatch',
  ],
  ['numbers that cannot be tapped', swapAll(tel, '(912) 234-7788'), 'phone-not-clickable'],
  [
    'another house number on one page',
    swap('/contact.html', 'Plumbing, 318', 'Plumbing, 381'),
    'nap-address-inconsistent',
  ],
  ['another number in the data', data('+1-912-234-7788', '+1-912-234-7780'), 'schema-nap-mismatch-page'],
  ['a foreign number in the data', data('+1-912-234-7788', '+44 20 7946 0958'), 'schema-telephone-invalid'],
  ['half a number in the data', data('+1-912-234-7788', '912-234'), 'schema-telephone-invalid'],
  ['another house number in the data', data('"318 Barnard', '"813 Barnard'), 'schema-nap-mismatch-page'],
  [
    'the name in place of the street',
    data('"318 Barnard Street"', '"Hollis Plumbing"'),
    'schema-local-address-incomplete',
  ],
  [
    'an address in the data only',
    swapAll('318 Barnard Street, Savannah, GA 31401', 'on Barnard Street'),
    'nap-address-only-in-schema',
  ],
  ['a lost minus sign', data('-81.09473', '81.09473'), 'schema-geo-outside-country'],
  ['other hours in the data', data('"closes":"17:00"', '"closes":"18:00"'), 'hours-conflict'],
  [
    'other hours on one page',
    swap('/contact.html', '8:00 am - 5:00 pm', '9:00 am - 6:00 pm'),
    'hours-conflict-across-pages',
  ],
  ['a misspelled name in the data', data('"name":"Hollis', '"name":"Holis'), 'nap-name-inconsistent'],
  [
    'a name full of search words',
    data('"Hollis Plumbing"', '"Hollis Plumbing | Best Plumber in Savannah GA Near Me"'),
    'name-keyword-stuffed',
  ],
  ['a blank in the name', data('"name":"Hollis Plumbing"', '"name":"{{ shop.name }}"'), 'schema-template-variable'],
  ['a comma too many', data('"priceRange":"$$",', '"priceRange":"$$",,'), 'schema-json-invalid'],
  ['a misspelled type', data('"@type":"Plumber"', '"@type":"Plumbr"'), 'schema-unknown-type'],
  [
    'a type too general for its properties',
    data('"@type":"Plumber"', '"@type":"Organization"'),
    'schema-unknown-property',
  ],
  ['stars for oneself', rating('4.9'), 'schema-self-serving-rating'],
  ['impossible stars for oneself', rating('9.4'), 'schema-self-serving-rating'],
  [
    'the data of another site',
    data(`"url":"${shop_origin}/"`, '"url":"https://hollis-old.net/"'),
    'schema-url-not-canonical',
  ],
  ['a picture in the data that is gone', data('/van.png","telephone', '/front.png","telephone'), 'schema-image-broken'],
  [
    'a picture for sharing that is gone',
    swap(home, /(og:image" content="[^"]*)van/, '$1share'),
    'og-image-broken-or-small',
  ],
  [
    'a picture in data and for sharing that is gone',
    together(
      data('/van.png","telephone', '/front.png","telephone'),
      swap(home, /(og:image" content="[^"]*)van/, '$1front'),
    ),
    'schema-image-broken',
  ],
  ['no data', data(/<script type="application\/ld\+json">.*<\/script>/, ''), 'schema-none'],
  [
    'no page about the shop',
    together(
      drop('/about.html'),
      swapAll(' <a href="/about">About us</a>', ''),
      swapAll(`<url><loc>${shop_origin}/about</loc></url>`, ''),
    ),
    'about-page-missing',
  ],
]

test.each(causes)('%s: one finding', async (_, defect, finding) => {
  const { findings } = await auditFiles(defect(soundShop))
  expect(findings.map(({ id }) => id)).toEqual([finding])
})

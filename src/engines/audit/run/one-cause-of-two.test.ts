import { expect, test } from 'vitest'
import { type Defect, drop, put, swap, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, shop_origin, soundShop } from '#tests/support/crawl/sound-shop.ts'

const home = '/index.html'
const inText = (html: string) => swap('/about.html', '<p>Ray', `${html}<p>Ray`)
const booking = (link: string) => swap(home, '<a href="/contact">Book a visit</a>', link)
const van = '<img src="/van.png" width="9" height="9">'
const map = (query: string) =>
  swap(
    '/contact.html',
    /<a href="https:\/\/www\.google[^<]*<\/a>/,
    `<iframe title="Map" src="https://www.google.com/maps?q=${query}&output=embed"></iframe>`,
  )
/** The entry of the home page on another page, without a part. */
const dataOfHomeOn =
  (path: string, without: RegExp): Defect =>
  files => {
    const data = /<script type="application\/ld\+json">.*<\/script>/.exec(String(files[home]))?.[0] ?? ''
    return swap(path, '</head>', `${data.replace(/"@id":"[^"]*",/, '').replace(without, '')}</head>`)(files)
  }
const facebook = 'https://www.facebook.com/hollisplumbing'

const causes: [cause: string, defect: Defect, finding: string][] = [
  [
    'the sample post of WordPress, on its own page',
    together(
      inText('<p>Hello world!</p>'),
      swap('/about.html', /<title>.*?<\/title>/, '<title>Hello world! | Hollis Plumbing</title>'),
    ),
    'template-placeholder-in-page',
  ],
  ['a link without words to a place that is not there', inText('<p><a href="#nowhere"></a></p>'), 'link-text-empty'],
  [
    'dummy text with a hole in it',
    inText(
      '<p>Lorem Ipsum is simply dummy text of the printing and typesetting industry. It was popularised in the with the .</p>',
    ),
    'lorem-ipsum',
  ],
  ['a number without tel:', booking('<a href="912-234-7788">Book a visit</a>'), 'malformed-href'],
  ['another number without tel:', booking('<a href="(912) 234-7788">Book a visit</a>'), 'malformed-href'],
  [
    'a film for Flash that is gone, from an insecure address',
    inText('<embed src="http://www.hollisplumbing.com/menu.swf">'),
    'flash-content',
  ],
  [
    'a note of the maker about search words',
    inText('<p>This page targets plumber near me. We rank for drain cleaning near me as well.</p>'),
    'note-of-the-maker',
  ],
  [
    'a note of the maker about a blank',
    inText('<p>This site can be protected by reCAPTCHA once your form backend is connected.</p>'),
    'note-of-the-maker',
  ],
  ['a logo without words for a main heading', swap('/about.html', /<h1>.*<\/h1>/, `<h1>${van}</h1>`), 'h1-missing'],
  [
    'a linked logo without words for a main heading',
    swap('/about.html', /<h1>.*<\/h1>/, `<h1><a href="/">${van}</a></h1>`),
    'h1-missing',
  ],
  ['a heading of a picture without words', inText(`<h2>${van}</h2>`), 'img-alt-missing'],
  [
    'a title that is short and begins with nothing',
    swap(home, /<title>.*?<\/title>/, '<title>Home | Savannah</title>'),
    'title-begins-idly',
  ],
  [
    'a name with two letters swapped in a title',
    together(
      inText('<p>Ask Ann Rosinski about water heaters. Ann Rosinski knows them all, and Rosinski tells.</p>'),
      swap('/about.html', /<title>.*?<\/title>/, '<title>Ann Rosinksi and the people of Hollis Plumbing</title>'),
    ),
    'name-misspelled-in-results',
  ],
  [
    'a line of the builder with a link to it',
    swapAll('</footer>', '<p>Create a <a href="https://www.weebly.com/">free web site</a> with Weebly</p></footer>'),
    'link-to-site-builder',
  ],
  ['a heading without anything', inText('<h2></h2>'), 'heading-empty'],
  [
    'paragraphs as headings of a lower level',
    inText(`<h4>${'We mend the pipes of the town. '.repeat(6)}</h4>`.repeat(2)),
    'heading-paragraph',
  ],
  ['a sign of a closed network', inText(`<a href="https://plus.google.com/117">${van}</a>`), 'link-to-closed-network'],
  [
    'a sign without words of a closed network',
    inText('<a href="https://plus.google.com/117"><i class="fa fa-google"></i></a>'),
    'link-to-closed-network',
  ],
  [
    'a policy that nobody wrote',
    together(
      drop('/privacy.html'),
      swapAll('<a href="/privacy">', '<a href="#">'),
      swapAll(`<url><loc>${shop_origin}/privacy</loc></url>`, ''),
    ),
    'privacy-policy-missing',
  ],
  [
    'a linked sitemap that is gone',
    together(drop('/sitemap.xml'), inText('<p><a href="/sitemap.xml">Sitemap</a></p>')),
    'sitemap-missing',
  ],
  [
    'a page that is gone, in a frame and in a link',
    inText('<p><a href="/prices.html">Prices</a></p><iframe title="Prices" src="/prices.html"></iframe>'),
    'broken-internal-link',
  ],
  [
    'a linked copy of a page',
    files =>
      together(
        inText('<p><a href="/index-old.html">Our old site</a></p>'),
        put(
          '/index-old.html',
          String(files[home]).replace(/(href|content)="https:[^"]*\.com\/"/g, `$1="${shop_origin}/index-old"`),
        ),
      )(files),
    'backup-or-meta-file-exposed',
  ],
  [
    'a wrong house number beside the right map',
    together(map('318+Barnard+Street,+Savannah,+GA+31401'), swap('/contact.html', 'Plumbing, 318', 'Plumbing, 381')),
    'nap-address-inconsistent',
  ],
  [
    'a wrong number in a link that dials the right one',
    swapAll('>(912) 234-7788</a>. Hollis', '>(912) 234-7789</a>. Hollis'),
    'tel-link-text-mismatch',
  ],
  [
    'a wrong number without a link',
    swap('/contact.html', /<a href="tel:[^>]*>[^<]*<\/a>\. Hollis/, '(912) 234-7789. Hollis'),
    'contact-page-other-phone',
  ],
  [
    'the number of nobody, in the text and in the data',
    together(
      swapAll('(912) 234-7788', '555-555-5555'),
      swapAll('912-234-7788', '555-555-5555'),
      swapAll('9122347788', '5555555555'),
    ),
    'template-placeholder-in-page',
  ],
  [
    'hours that stand nowhere, nor in the data',
    together(
      swapAll(/"openingHoursSpecification":\[\{.*?\}\],/g, ''),
      swapAll('Monday - Friday 8:00 am - 5:00 pm', 'Come and see us'),
      swapAll(/<h2>When are you open\?<\/h2>|, Monday to Friday from 8 am|, hours and/g, ''),
    ),
    'hours-missing',
  ],
  ['a number with two beginnings', swap('/contact.html', 'tel:+1', 'tel:tel:+1'), 'tel-link-malformed'],
  [
    'a script of a service that has closed',
    swap(
      home,
      '<link rel="icon"',
      '<script src="https://html5shim.googlecode.com/svn/trunk/html5.js"></script><link rel="icon"',
    ),
    'dead-cdn',
  ],
  [
    'a description that is a blank',
    swap('/about.html', /(name="description" content=")[^"]*/, '$1Your description here'),
    'description-placeholder',
  ],
  [
    'a title with a blank',
    swap(home, /<title>.*<\/title>/, '<title>{{ page.title }}</title>'),
    'template-placeholder-in-page',
  ],
  [
    'a title of a kit',
    swap(home, /<title>.*<\/title>/, '<title>Bootstrap 4 Landing Page</title>'),
    'title-placeholder',
  ],
  ['a link to be filled in', booking('<a href="YOUR_BOOKING_LINK">Book a visit</a>'), 'template-placeholder-in-page'],
  ['a link of a blank', booking('<a href="undefined">Book a visit</a>'), 'template-placeholder-in-page'],
  [
    'a price range that the entries of two pages lack, one of them with its place',
    together(swap(home, /"priceRange":"[^"]*",?/, ''), dataOfHomeOn('/about.html', /"geo":\{[^}]*\},?/)),
    'schema-local-recommended',
  ],
  ['a map of another house', map('92+Whitaker+Street,+Savannah,+GA+31401'), 'map-shows-other-address'],
  [
    'two pages of one network, around one page',
    swap('/about.html', '<header>', `<header><a href="${facebook}">Facebook</a>`),
    'profile-links-differ',
  ],
]

test.each(causes)('%s: one finding', async (_, defect, finding) => {
  const { findings } = await auditFiles(defect(soundShop))
  expect(findings.map(({ id }) => id)).toEqual([finding])
})

// cspell:disable
import type { Seed } from './audit-seed.ts'
import { onHome, putIn } from './audit-sowing.ts'

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind, told_by: id, sow }))
const inHead = (piece: string) => onHome(html => html.replace(/<\/head>/i, `${piece}</head>`))
const atEnd = (piece: string) => onHome(html => html.replace(/<\/body>/i, `${piece}</body>`))
const onFront = (pattern: RegExp, put = '') => onHome(html => html.replace(pattern, put))
const viewport = (content: string) =>
  onFront(/<meta[^>]*name="viewport"[^>]*>/i, `<meta name="viewport" content="${content}">`)
const file =
  (path: string, html: string): Seed['sow'] =>
  () => ({ path, html, shown: '' })

const safety = [
  ...told(/mixed-content/, [
    ['style by http', inHead('<link href=http://cdn.example.net/a.css rel=stylesheet>')],
    ['frame by http', putIn('<IFRAME SRC="HTTP://player.example.net/v/1" TITLE="Film"></IFRAME>')],
    ['picture by http', putIn("<img src='http://pictures.example.net/a.jpg' alt='Our crew at work'>")],
    ['film by http', putIn('<video controls><source src="http://films.example.net/a.mp4"></video>')],
    [
      'background by http',
      putIn('<div style="background-image:url(http://pictures.example.net/b.jpg)">Our shop</div>'),
    ],
  ]),
  ...told(/insecure-form/, [
    [
      'form by http',
      putIn(
        '<form action="http://forms.example.net/send" method="post"><label>Name <input name="n"></label><button>Send</button></form>',
      ),
    ],
  ]),
  ...told(/sri/, [
    [
      'hash of nothing',
      inHead(
        '<script src="https://cdn.jsdelivr.net/npm/a@1/a.js" integrity="sha384-abc" crossorigin="anonymous" defer></script>',
      ),
    ],
    [
      'hash unknown',
      inHead(
        '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/a@1/a.css" integrity="md5-rL0Y20zC+Fzt72VPzMSk2A==" crossorigin="anonymous">',
      ),
    ],
  ]),
  ...told(/outdated-library|library/, [
    [
      'old jQuery',
      inHead('<script src="https://ajax.googleapis.com/ajax/libs/jquery/1.11.3/jquery.min.js" defer></script>'),
    ],
    ['old jQuery of their own', inHead('<script src="js/jquery-1.8.2.min.js" defer></script>')],
    ['old jQuery by question', inHead('<script src="/wp-includes/js/jquery/jquery.min.js?ver=1.12.4" defer></script>')],
    [
      'old Bootstrap',
      inHead('<script src="https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js" defer></script>'),
    ],
    [
      'old AngularJS',
      inHead('<script src="https://ajax.googleapis.com/ajax/libs/angularjs/1.5.6/angular.min.js" defer></script>'),
    ],
  ]),
  ...told(/dead-cdn|placeholder-picture/, [
    ['library of rawgit', inHead('<script src="https://cdn.rawgit.com/a/b/master/c.js" defer></script>')],
    ['library of polyfill', inHead('<script src="https://cdn.polyfill.io/v3/polyfill.min.js" defer></script>')],
    ['library of html5shim', inHead('<script src="http://html5shim.googlecode.com/svn/trunk/html5.js"></script>')],
    [
      'pictures of Unsplash by word',
      putIn('<img src="https://source.unsplash.com/600x400/?plumber" alt="Our crew at work">'),
    ],
  ]),
  ...told(/analytics|placeholder/, [
    [
      'counter G-XXXX',
      inHead(
        '<script async src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script><script>gtag("config","G-XXXXXXXXXX")</script>',
      ),
    ],
    ['counter of yours', inHead("<script>gtag('config', 'YOUR_GA_ID');</script>")],
    ['counter UA', inHead("<script>ga('create', 'UA-12345678-1', 'auto');</script>")],
    ['counter of old', inHead('<script>var _gaq = _gaq || []; _gaq.push(["_setAccount", "UA-48213377-1"]);</script>')],
    [
      'manager of nobody',
      inHead("<script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-XXXXXXX');</script>"),
    ],
    ['pixel of yours', inHead("<script>fbq('init', 'YOUR_PIXEL_ID');</script>")],
    [
      'measure id',
      inHead('<script async src="https://www.googletagmanager.com/gtag/js?id=GA_MEASUREMENT_ID"></script>'),
    ],
    ['proof of the site', inHead('<meta name="google-site-verification" content="YOUR_VERIFICATION_CODE">')],
  ]),
]

const hands = [
  ...told(/viewport/, [
    ['viewport of 1024', viewport('width=1024')],
    ['viewport of 1100 px', viewport('width=1100px, initial-scale=1')],
    ['viewport without zoom', viewport('width=device-width, initial-scale=1, user-scalable=no')],
    ['viewport at most 1', viewport('width=device-width; initial-scale=1.0; maximum-scale=1.0;')],
    ['viewport misspelled', viewport('width=devise-width, initial-scale=1')],
    ['viewport of another name', onFront(/name="viewport"/i, 'name="veiwport"')],
  ]),
  ...told(/img-alt/, [
    ['alt of a camera', putIn('<img src="a.jpg" alt="DSC_0231">')],
    ['alt of a file', putIn('<img src="a.jpg" alt="kitchen-remodel-final2.jpg">')],
    ['alt "image"', putIn('<img src="a.jpg" alt="image">')],
    ['alt of a chat', putIn('<img src="a.jpg" alt="WhatsApp Image 2023-04-11 at 10.22.31 AM">')],
    ['alt Untitled', putIn('<img src="a.jpg" alt="Untitled design (3)">')],
    ['alt of a hash', putIn('<img src="a.jpg" alt="37f1a9c2e0b84d2f9c77">')],
    ['alt missing, old HTML', putIn('<IMG SRC=kitchen.jpg WIDTH=300 HEIGHT=200>')],
    ['alt as alternative', putIn('<img src="kitchen.jpg" atl="Our kitchen">')],
  ]),
  ...told(/picture-without-img/, [
    ['picture without img', putIn('<picture><source srcset="a.webp" type="image/webp"></picture>')],
  ]),
  ...told(/link-image-no-name|link-text-empty/, [
    ['link of a picture', putIn('<a href="/"><img src="logo.png" alt=""></a>')],
    ['link of an icon', putIn('<a href="/"><i class="fa fa-home"></i></a>')],
    ['link of a drawing', putIn('<a href="/"><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></a>')],
    ['link of nothing', putIn('<a href="/"></a>')],
    ['link of a space', putIn('<a href="/">&nbsp;</a>')],
  ]),
  ...told(/button-name/, [
    ['button of a drawing', putIn('<button class="menu"><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></button>')],
    ['button of a picture', putIn('<input type="image" src="send.gif">')],
    ['button of an empty label', putIn('<button aria-label=""></button>')],
  ]),
  ...told(/form-label|field/, [
    [
      'fields with placeholders',
      putIn(
        '<form action="/send" method="post"><input type="text" name="n" placeholder="Your name"><input type="email" name="e" placeholder="Email"><textarea name="m" placeholder="Message"></textarea><button>Send</button></form>',
      ),
    ],
    [
      'label for nothing',
      putIn(
        '<form action="/send" method="post"><label for="nam">Name</label><input id="name-x" name="n"><button>Send</button></form>',
      ),
    ],
    [
      'label beside',
      putIn(
        '<FORM ACTION="/send" METHOD=POST>Name: <INPUT NAME=n> Message: <TEXTAREA NAME=m></TEXTAREA><INPUT TYPE=SUBMIT></FORM>',
      ),
    ],
  ]),
  ...told(/input-type/, [
    [
      'type of a phone',
      putIn(
        '<form action="/send" method="post"><label>Phone <input type="phone" name="p"></label><button>Send</button></form>',
      ),
    ],
  ]),
  ...told(/iframe-title/, [
    [
      'map without title',
      putIn('<iframe src="https://www.google.com/maps/embed?pb=1" width="300" height="200" loading="lazy"></iframe>'),
    ],
    ['frame of an empty title', putIn('<iframe title="" src="https://www.youtube.com/embed/abc"></iframe>')],
  ]),
  ...told(/landmark/, [
    ['no main', onFront(/<(\/?)main\b|role="main"/gi, '<$1div')],
    ['two mains', atEnd('<main><p>More</p></main>')],
  ]),
  ...told(/skip-link/, [
    [
      'skip to nothing',
      onFront(/<body[^>]*>/i, '$&<a class="skip-link" href="#content-here">Skip to main content</a>'),
    ],
  ]),
  ...told(/aria/, [
    ['role unknown', putIn('<div role="buton" tabindex="0">Book</div>')],
    ['aria misspelled', putIn('<button aria-labeledby="x-y">Book</button>')],
    ['aria of nothing', putIn('<button aria-controls="no-such-panel" aria-expanded="yes">Book</button>')],
    ['label of nothing', putIn('<section aria-labelledby="no-such-heading"><p>Our work</p></section>')],
  ]),
  ...told(/video-captions/, [['film without captions', putIn('<video src="tour.mp4" controls></video>')]]),
  ...told(/autoplay/, [
    ['film that starts', putIn('<video autoplay loop><source src="tour.mp4"></video>')],
    ['sound that starts', putIn('<audio src="song.mp3" autoplay></audio>')],
  ]),
]

const readers = [
  ...told(/ai-search-bots|ai-blocked|robots-txt-blocks/, [
    ['robots: all closed', file('robots.txt', 'User-agent: *\nDisallow: /\n')],
    [
      'robots: helpers closed',
      file('robots.txt', 'user-agent: oai-searchbot\nuser-agent: PerplexityBot\ndisallow: /\n'),
    ],
    ['robots: closed by a star', file('robots.txt', 'User-Agent: ChatGPT-User\nDisallow: /*\n')],
  ]),
  ...told(/robots-txt/, [
    ['robots: rule before its agent', file('robots.txt', 'Disallow: /private\nUser-agent: *\n')],
    ['robots: noindex', file('robots.txt', 'User-agent: *\nNoindex: /private\n')],
    ['robots: a page', file('robots.txt', '<!DOCTYPE html><html><body>Not here</body></html>')],
  ]),
  ...told(/sitemap|robots-txt/, [
    ['robots: sitemap by path', file('robots.txt', 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n')],
    [
      'robots: sitemap of example',
      file('robots.txt', 'User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n'),
    ],
    [
      'sitemap of localhost',
      file(
        'sitemap.xml',
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://localhost:3000/</loc></url></urlset>',
      ),
    ],
    [
      'sitemap broken',
      file(
        'sitemap.xml',
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/?a=1&b=2</loc></url>',
      ),
    ],
    [
      'sitemap empty',
      file('sitemap.xml', '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'),
    ],
  ]),
  ...told(/nosnippet|noindex/, [
    ['no snippet', inHead('<meta name="robots" content="index, follow, nosnippet">')],
    ['snippet of nothing', inHead('<META CONTENT="max-snippet:0" NAME="googlebot">')],
    ['none', inHead('<meta name="robots" content="none">')],
  ]),
  ...told(/llms/, [
    [
      'llms: a page',
      file(
        'llms.txt',
        '<!DOCTYPE html><html><head><title>Shop</title></head><body>Shop of tools and more, and all you need for a home</body></html>',
      ),
    ],
    [
      'llms: no heading',
      file('llms.txt', 'We are a shop of tools, and we have all that you need for your home and garden.\n'),
    ],
  ]),
  ...told(/content-requires-js|built-in/, [
    [
      'page by script',
      onFront(
        /<body[^>]*>[\s\S]*<\/body>/i,
        '<body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script type="module" src="/assets/index-B1x.js"></script></body>',
      ),
    ],
  ]),
  ...told(/render-blocking/, [
    [
      'scripts in the head',
      inHead('<script src="/js/a.js"></script><script src="/js/b.js"></script><script src="/js/c.js"></script>'),
    ],
  ]),
  ...told(/city-in-home/, [
    [
      'town left out of head',
      onFront(
        /(<title[^>]*>)[^<]*([\s\S]*<h1[^>]*>)[\s\S]*?(<\/h1>)/i,
        '$1Quality You Can Trust$2Quality You Can Trust$3',
      ),
    ],
  ]),
  ...told(/h1/, [['h1 of a logo', onFront(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/i, '$1<img src="logo.png" alt="">$2')]]),
]
/** What a page does to those who look at it by phone, by ear or by machine, and what it loads. */
export const pageSeeds: readonly Seed[] = [...safety, ...hands, ...readers]

// cspell:disable
import type { Seed } from './audit-seed.ts'
import { onHome } from './audit-sowing.ts'
import { catalogueLinks } from './catalogue-link-seeds.ts'
import { cataloguePages } from './catalogue-page-seeds.ts'
import {
  addressOf,
  onEveryPage,
  onInner,
  robotsTxt,
  sitemapOf,
  withCanonical,
  withSitemap,
} from './catalogue-sowing.ts'

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind: `catalogue: ${kind}`, told_by: id, sow }))

const inHead = (piece: string) => onInner(html => html.replace(/<\/head>/i, `${piece}</head>`))
const startsHead = (piece: string) => onInner(html => html.replace(/<head[^>]*>/i, `$&${piece}`))
const inFirstHead = (piece: string) => onHome(html => html.replace(/<\/head>/i, `${piece}</head>`))
const canonical = (href: string) =>
  onInner((html, { path, origin }) =>
    withCanonical(
      html,
      `<link href="${href.replace('ORIGIN', origin).replace('SELF', addressOf(origin, path))}" rel="canonical">`,
    ),
  )
const body = (html: string, put: string) => html.replace(/(<body[^>]*>)[\s\S]*<\/body>/i, `$1${put}</body>`)
const sitemap = (change: (list: string, origin: string) => string) =>
  withSitemap((list, { origin }) => [
    ['sitemap.xml', change(list, origin)],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`],
  ])

const in_robots = 'robots.txt: '

/** What the catalogues of auditors name, in the ways that real pages have it: addresses, canonicals, robots, sitemaps. */
const technical: readonly Seed[] = [
  ...told(/soft-404/, [
    [
      'missing page pretends',
      onInner(html =>
        body(html, '<h1>Page Not Found</h1><p>Sorry, we could not find that page.</p><a href="/">Home</a>').replace(
          /(<title[^>]*>)[^<]*/i,
          '$1Page not found',
        ),
      ),
    ],
    [
      'missing page in other words',
      onInner(html =>
        body(html, "<h1>Oops! That page can't be found.</h1><p>It looks like nothing was found here.</p>"),
      ),
    ],
  ]),
  ...told(/meta-refresh/, [
    ['refresh in capitals', startsHead(`<META HTTP-EQUIV="Refresh" CONTENT="0; URL='index.html'">`)],
    ['refresh without a space', startsHead('<meta content="5;url=index.html" http-equiv=refresh>')],
  ]),
  ...told(/tracking/, [
    [
      'tracking in a link',
      onInner(html => html.replace(/href="([\w/-]+(?:\.html?)?)"/i, 'href="$1?utm_source=nav&amp;utm_medium=menu"')),
    ],
  ]),
  ...told(/canonical/, [
    [
      'two canonicals',
      onInner((html, { origin }) =>
        html.replace(
          /<\/head>/i,
          `<LINK REL=canonical HREF="${origin}/one.html"><link rel='canonical' href='${origin}/two.html'></head>`,
        ),
      ),
    ],
    ['canonical relative', canonical('/about-us-at-all.html')],
    ['canonical without scheme', canonical('www.example.com/about.html')],
    [
      'canonical in the body',
      onInner((html, { path, origin }) =>
        withCanonical(html, '').replace(/<body[^>]*>/i, `$&<link rel="canonical" href="${addressOf(origin, path)}">`),
      ),
    ],
    [
      'head ended early',
      onInner((html, { path, origin }) =>
        withCanonical(html, '').replace(
          /<head[^>]*>/i,
          `$&<img src="pixel.gif" alt=""><link rel="canonical" href="${addressOf(origin, path)}">`,
        ),
      ),
    ],
    ['canonical of a builder', canonical('https://my-business-4f2a.netlify.app/about')],
    ['canonical of another business', canonical('https://www.some-other-plumber.com/')],
    ['canonical in localhost', canonical('http://localhost:4321/about')],
    [
      'canonical to http',
      onInner((html, { path, origin }) =>
        withCanonical(html, `<link rel="canonical" href="${addressOf(origin.replace('https:', 'http:'), path)}">`),
      ),
    ],
    [
      'canonical with or without www',
      onInner((html, { path, origin }) =>
        withCanonical(
          html,
          `<link rel="canonical" href="${addressOf(/www\./.test(origin) ? origin.replace('www.', '') : origin.replace('//', '//www.'), path)}">`,
        ),
      ),
    ],
    ['canonical of the home page', canonical('ORIGIN/')],
    [
      'canonical of another page',
      onInner((html, { path, pages, home, origin }) => {
        const other = [...pages.keys()].find(each => each !== path && each !== home)
        return other === undefined
          ? html
          : withCanonical(html, `<link rel="canonical" href="${addressOf(origin, other)}">`)
      }),
    ],
    [
      'all canonicals to the home page',
      onEveryPage((html, { origin }) => withCanonical(html, `<link rel="canonical" href="${origin}/">`)),
    ],
    ['canonical to a dead address', canonical('ORIGIN/old/about-us.php')],
    ['canonical empty', canonical('')],
    ['canonical with a variable', canonical('{{ site.url }}{{ page.url }}')],
    ['no canonical', onEveryPage(html => withCanonical(html, ''))],
  ]),
  ...told(/noindex/, [
    ['noindex in capitals', inHead('<META CONTENT="NOINDEX, NOFOLLOW" NAME="ROBOTS">')],
    ['noindex for Google', inHead("<meta name='googlebot' content='none'>")],
    ['noindex of a service page', inHead('<meta name="robots" content="noindex,follow" />')],
  ]),
  ...told(/nofollow-page/, [['nofollow', inFirstHead('<meta name="robots" content="index, nofollow">')]]),
  ...told(/snippet/, [
    ['nosnippet', inFirstHead('<meta name="robots" content="nosnippet">')],
    ['max-snippet', inFirstHead('<meta name="robots" content="index, follow, max-snippet:0">')],
  ]),
  ...told(/unavailable-after/, [
    ['unavailable', inHead('<meta name="robots" content="unavailable_after: 2024-01-01">')],
  ]),
  ...told(/meta-in-body|description-missing|head-|noindex/, [
    ['robots in the body', onInner(html => html.replace(/<body[^>]*>/i, '$&<meta name="robots" content="noindex">'))],
    [
      'description in the body',
      onInner(html =>
        html
          .replace(/<meta[^>]*name=["']?description["']?[^>]*>/gi, '')
          .replace(
            /<body[^>]*>/i,
            '$&<meta name="description" content="We repair roofs and gutters of homes all over the county since long ago.">',
          ),
      ),
    ],
  ]),
  ...told(/robots-txt|sitemap/, [
    [`${in_robots}closed`, robotsTxt('User-agent: *\nDisallow: /\n')],
    [`${in_robots}closed for Google`, robotsTxt('user-agent: Googlebot\ndisallow: /\n\nUser-agent: *\nAllow: /\n')],
    [`${in_robots}closed by a star`, robotsTxt('User-agent: *\nDisallow: /*\n')],
    [`${in_robots}closed for Bing`, robotsTxt('User-agent: bingbot\nDisallow: /\n')],
    [`${in_robots}a page`, robotsTxt('<!DOCTYPE html><html><head><title>Home</title></head><body>Home</body></html>')],
    [`${in_robots}sitemap relative`, robotsTxt('User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n')],
    [`${in_robots}no agent`, robotsTxt('Disallow: /private/\nAllow: /\n')],
    [`${in_robots}a slip`, robotsTxt('User-agent: *\nDissallow: /private/\n')],
    [`${in_robots}noindex`, robotsTxt('User-agent: *\nNoindex: /private/\n')],
    [`${in_robots}whole address`, robotsTxt('User-agent: *\nDisallow: https://www.example.com/private/\n')],
    [`${in_robots}prose`, robotsTxt('User-agent: *\nThis site may be read by all\n')],
    [`${in_robots}styles closed`, robotsTxt('User-agent: *\nDisallow: /*.css\nDisallow: /*.js\n')],
    [
      `${in_robots}sitemap gone`,
      (_, __, origin = '') => ({
        path: 'robots.txt',
        html: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
        shown: '',
      }),
    ],
    [
      `${in_robots}sitemap of another`,
      robotsTxt('User-agent: *\nAllow: /\nSitemap: https://www.some-other-shop.com/sitemap.xml\n'),
    ],
    [
      `${in_robots}sitemap of example`,
      robotsTxt('User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n'),
    ],
    [
      `${in_robots}menu closed`,
      (pages, home) => {
        const inner = onInner(html => `${html} `)(pages, home, '')?.path
        return inner === undefined
          ? null
          : { path: 'robots.txt', html: `User-agent: *\nDisallow: /${inner}\n`, shown: inner }
      },
    ],
  ]),
  ...told(/sitemap/, [
    ['sitemap with &', sitemap(list => list.replace('</loc>', '?a=1&b=2</loc>'))],
    ['sitemap cut off', sitemap(list => list.slice(0, list.length - 30))],
    ['sitemap a page', sitemap(() => '<!DOCTYPE html><html><head><title>Sitemap</title></head><body></body></html>')],
    ['sitemap without namespace', sitemap(list => list.replace(/ xmlns="[^"]*"/, ''))],
    ['sitemap begins with an empty line', sitemap(list => `\n${list}`)],
    ['sitemap of http', sitemap((list, origin) => list.replaceAll(origin, origin.replace('https:', 'http:')))],
    ['sitemap of example', sitemap((list, origin) => list.replaceAll(origin, 'https://example.com'))],
    ['sitemap of your domain', sitemap((list, origin) => list.replaceAll(origin, 'https://yourdomain.com'))],
    ['sitemap of a builder', sitemap((list, origin) => list.replaceAll(origin, 'https://mysite.netlify.app'))],
    [
      'sitemap with or without www',
      sitemap((list, origin) =>
        list.replaceAll(origin, /www\./.test(origin) ? origin.replace('www.', '') : origin.replace('//', '//www.')),
      ),
    ],
    ['sitemap of paths', sitemap((list, origin) => list.replaceAll(`<loc>${origin}`, '<loc>'))],
    [
      'sitemap with a dead page',
      sitemap((list, origin) => list.replace('</urlset>', `<url><loc>${origin}/old-page.html</loc></url></urlset>`)),
    ],
    ['sitemap of one page', sitemap((_, origin) => sitemapOf([`${origin}/`]))],
    ['sitemap empty', sitemap(() => sitemapOf([]))],
    ['sitemap of bad dates', sitemap(list => list.replaceAll('</loc>', '</loc><lastmod>11/23/2025</lastmod>'))],
    ['sitemap of days to come', sitemap(list => list.replaceAll('</loc>', '</loc><lastmod>2031-01-01</lastmod>'))],
    [
      'sitemap not named',
      withSitemap(list => [
        ['sitemap.xml', list],
        ['robots.txt', 'User-agent: *\nAllow: /\n'],
      ]),
    ],
    [
      'sitemap of closed pages',
      withSitemap((list, { inner, origin }) => [
        ['robots.txt', `User-agent: *\nDisallow: /${inner}\nSitemap: ${origin}/sitemap.xml`],
        ['sitemap.xml', list],
      ]),
    ],
    [
      'sitemap of noindex',
      withSitemap((list, { pages, inner }) => [
        ['sitemap.xml', list],
        [inner, (pages.get(inner) ?? '').replace(/<\/head>/i, '<meta name="robots" content="noindex"></head>')],
      ]),
    ],
    [
      'sitemap of thanks',
      withSitemap((list, { pages, inner, origin }) => [
        ['sitemap.xml', list.replace('</urlset>', `<url><loc>${origin}/thank-you.html</loc></url></urlset>`)],
        [
          'thank-you.html',
          body(
            pages.get(inner) ?? '',
            '<h1>Thank you!</h1><p>We got your message and will call you back.</p><a href="/">Home</a>',
          ),
        ],
      ]),
    ],
    [
      'sitemap of an unlinked page',
      withSitemap((list, { pages, inner, origin }) => [
        ['sitemap.xml', list.replace('</urlset>', `<url><loc>${origin}/quite-alone.html</loc></url></urlset>`)],
        ['quite-alone.html', withCanonical(pages.get(inner) ?? '', '')],
      ]),
    ],
  ]),
  ...told(/orphan/, [
    [
      'file without a link',
      (pages, home) => {
        const inner = onInner(html => `${html} `)(pages, home, '')
        return inner && { path: 'quite-alone.html', html: withCanonical(inner.html, ''), shown: '' }
      },
    ],
  ]),
  ...told(/hreflang/, [
    ['hreflang UK', inHead('<link rel="alternate" hreflang="en-UK" href="https://www.example.com/">')],
    ['hreflang by underscore', inHead('<link rel="alternate" hreflang="en_US" href="https://www.example.com/">')],
    ['hreflang by name', inHead('<link rel="alternate" hreflang="english" href="https://www.example.com/">')],
    ['hreflang relative', inHead('<link rel="alternate" hreflang="es" href="/es/about.html">')],
    [
      'hreflang to nothing',
      onInner((html, { origin }) =>
        html.replace(/<\/head>/i, `<link rel="alternate" hreflang="es" href="${origin}/es/no-such.html"></head>`),
      ),
    ],
    [
      'hreflang not returned',
      onInner((html, { origin }) =>
        html.replace(/<\/head>/i, `<link rel="alternate" hreflang="es" href="${origin}/"></head>`),
      ),
    ],
  ]),
]

export const catalogueSeeds: readonly Seed[] = [...technical, ...catalogueLinks, ...cataloguePages]

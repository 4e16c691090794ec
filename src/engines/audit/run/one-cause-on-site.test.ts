import { expect, test } from 'vitest'
import { type Defect, drop, put, swap, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, shop_origin, soundShop } from '#tests/support/crawl/sound-shop.ts'

const sitemap = `Sitemap: ${shop_origin}/sitemap.xml`
const ours = 'User-agent: PorchlightAudit\nAllow: /\n'
const unlist = (path: string) => swap('/sitemap.xml', `<url><loc>${shop_origin}${path}</loc></url>`, '')
const robotsMeta = (path: string, content: string) =>
  swap(path, '<meta charset="utf-8">', `<meta charset="utf-8"><meta name="robots" content="${content}">`)
const canonical = (path: string, url: string) =>
  swap(path, /<link rel="canonical" href="[^"]*">/, `<link rel="canonical" href="${url}">`)

test('a sound site has no findings', async () => {
  const { findings, score } = await auditFiles(soundShop)
  expect(findings.map(({ id, occurrences }) => [id, occurrences])).toEqual([])
  expect(score).toBe(100)
})

const causes: [cause: string, defect: Defect, finding: string][] = [
  [
    'a dead link on the page for wrong addresses',
    swap('/404.html', '<h1>', '<a href="/">Home</a> <a href="/price-list">Prices</a> <a href="/about">Us</a><h1>'),
    'broken-internal-link',
  ],
  [
    'the name of the site as a second main heading',
    together(
      swap('/about.html', '<h1>', '<h1>Hollis Plumbing of Savannah</h1><h1>'),
      swap('/contact.html', '<h1>', '<h1>Hollis Plumbing of Savannah</h1><h1>'),
    ),
    'h1-multiple',
  ],
  [
    'the name of the site as the heading of the front page, and above those of the others',
    together(
      swap('/index.html', /<h1>.*<\/h1>/, '<h1>Hollis Plumbing of Savannah</h1>'),
      swap('/contact.html', '<h1>', '<h1>Hollis Plumbing of Savannah</h1><h1>'),
    ),
    'h1-multiple',
  ],
  [
    'a picture that is gone, by an insecure address',
    swap(
      '/about.html',
      '<p>Ray',
      '<img src="http://www.hollisplumbing.com/gone.png" width="9" height="9" alt="Ray"><p>Ray',
    ),
    'broken-resource',
  ],
  ['no robots.txt', drop('/robots.txt'), 'robots-txt-missing'],
  ['a page in place of robots.txt', put('/robots.txt', '<!doctype html><title>x</title>'), 'robots-txt-html'],
  [
    'a robots.txt that shuts everybody out',
    put('/robots.txt', `User-agent: *\nDisallow: /\n\n${ours}\n${sitemap}`),
    'robots-txt-blocks-site',
  ],
  [
    'a robots.txt that closes the services',
    put('/robots.txt', `User-agent: *\nDisallow: /services/\n\n${ours}\n${sitemap}`),
    'sitemap-robots-blocked',
  ],
  [
    'a robots.txt that closes a picture',
    put('/robots.txt', `User-agent: *\nDisallow: /van.png\n${sitemap}`),
    'robots-txt-blocks-resources',
  ],
  [
    'a robots.txt that shuts out assistants',
    put('/robots.txt', `User-agent: OAI-SearchBot\nDisallow: /\n\n${sitemap}`),
    'ai-search-bots-blocked',
  ],
  ['a robots.txt without the sitemap', put('/robots.txt', 'User-agent: *\nAllow: /\n'), 'sitemap-not-in-robots'],
  ['no sitemap', drop('/sitemap.xml'), 'sitemap-missing'],
  ['a broken sitemap', swap('/sitemap.xml', '</urlset>', '</urlse'), 'sitemap-invalid-xml'],
  ['a sitemap of the old domain', swapAll(`<loc>${shop_origin}`, '<loc>https://hollis-old.net'), 'sitemap-wrong-host'],
  [
    'a sitemap of the site over http',
    swapAll('<loc>https://www.hollis', '<loc>http://www.hollis'),
    'sitemap-wrong-host',
  ],
  [
    'a sitemap that lists a page which is gone',
    swap('/sitemap.xml', '</urlset>', `<url><loc>${shop_origin}/gone</loc></url></urlset>`),
    'sitemap-4xx-5xx',
  ],
  ['a sitemap without a page', unlist('/about'), 'sitemap-missing-pages'],
  ['a page that is gone, linked and listed', drop('/services/leak-detection.html'), 'broken-internal-link'],
  ['a page that is gone and linked', together(drop('/privacy.html'), unlist('/privacy')), 'broken-internal-link'],
  [
    'a page that is gone, linked without www',
    swap('/index.html', '</main>', '<p><a href="https://hollisplumbing.com/prices">Our prices</a></p></main>'),
    'broken-internal-link',
  ],
  ['a picture that is gone', drop('/van.png'), 'broken-resource'],
  ['an icon that is gone', drop('/favicon.ico'), 'favicon-missing'],
  ['a home page that hides', robotsMeta('/index.html', 'noindex'), 'noindex-page'],
  ['an inner page that hides', robotsMeta('/services.html', 'noindex'), 'noindex-in-sitemap'],
  ['a page whose links are not to be followed', robotsMeta('/services.html', 'nofollow'), 'nofollow-page'],
  ['a page that must not be quoted', robotsMeta('/services.html', 'nosnippet'), 'nosnippet-blocks-ai'],
  [
    'a page that steps back for the home page',
    canonical('/about.html', `${shop_origin}/`),
    'canonical-of-another-page',
  ],
  [
    'a site that steps back for its home page',
    swapAll(/<link rel="canonical" href="[^"]*">/g, `<link rel="canonical" href="${shop_origin}/">`),
    'canonical-all-to-home',
  ],
  ['a canonical to nothing', canonical('/about.html', `${shop_origin}/about-us-old`), 'canonical-to-error'],
  [
    'a canonical to nothing, listed in the sitemap by that name',
    together(
      canonical('/about.html', `${shop_origin}/about-us`),
      swapAll(`<loc>${shop_origin}/about</loc>`, `<loc>${shop_origin}/about-us</loc>`),
    ),
    'canonical-to-error',
  ],
  [
    'a sitemap and canonicals without the endings that the pages answer with',
    together(
      swapAll(/(rel="canonical" href="https:[^"]*\/(?:about|privacy|services))"/g, '$1-page"'),
      swapAll(/(<loc>https:[^<]*\/(?:about|privacy|services))<\/loc>/g, '$1-page</loc>'),
    ),
    'canonical-to-error',
  ],
  ['an incomplete canonical to nothing', canonical('/about.html', '/about-us'), 'canonical-to-error'],
  ['an incomplete canonical', canonical('/about.html', '/about'), 'canonical-relative'],
  [
    'a site that believes to live at http',
    together(
      swapAll(`rel="canonical" href="${shop_origin}`, 'rel="canonical" href="http://www.hollisplumbing.com'),
      swapAll(`<loc>${shop_origin}`, '<loc>http://www.hollisplumbing.com'),
      swapAll(`"url":"${shop_origin}/"`, '"url":"http://www.hollisplumbing.com/"'),
    ),
    'canonical-case-or-protocol-mismatch',
  ],
  [
    'a canonical to a page that hides',
    together(
      canonical('/about.html', `${shop_origin}/privacy`),
      robotsMeta('/privacy.html', 'noindex'),
      unlist('/privacy'),
    ),
    'canonical-to-noindex',
  ],
  [
    'canonicals to the draft of the site',
    swapAll('rel="canonical" href="https://www.', 'rel="canonical" href="https://staging.'),
    'canonical-other-host',
  ],
  [
    'canonicals to an address of the host',
    swapAll(`rel="canonical" href="${shop_origin}`, 'rel="canonical" href="https://hollisplumb.wpengine.com'),
    'canonical-other-host',
  ],
  [
    'canonicals to the computer of the makers',
    swapAll(`rel="canonical" href="${shop_origin}`, 'rel="canonical" href="http://localhost:3000'),
    'canonical-other-host',
  ],
  [
    'sharing addresses of the draft',
    swapAll('og:url" content="https://www.', 'og:url" content="https://staging.'),
    'dev-or-staging-link',
  ],
  [
    'a site that believes to live at its old address',
    together(
      swapAll(`rel="canonical" href="${shop_origin}`, 'rel="canonical" href="https://hollis-old.net'),
      swapAll(`<loc>${shop_origin}`, '<loc>https://hollis-old.net'),
      swapAll(`"url":"${shop_origin}/"`, '"url":"https://hollis-old.net/"'),
    ),
    'canonical-other-host',
  ],
  [
    'a site that was built on the computer of its makers',
    together(
      swapAll(`rel="canonical" href="${shop_origin}`, 'rel="canonical" href="http://localhost:4000'),
      swapAll(`og:url" content="${shop_origin}`, 'og:url" content="http://localhost:4000'),
    ),
    'canonical-other-host',
  ],
  [
    'a rule that closes the site to Google, and canonicals to closed pages',
    put(
      '/robots.txt',
      `User-agent: Googlebot\nCrawl-delay: 5\n\nUser-agent: Slurp\nDisallow: /\n\n${ours}\n${sitemap}`,
    ),
    'robots-txt-blocks-site',
  ],
  [
    'a title and a description of the template before those of the pages',
    swapAll('<meta charset="utf-8">', '<meta charset="utf-8"><title>Drains in Savannah | Hollis Plumbing</title>'),
    'title-multiple',
  ],
  [
    'an icon nobody named',
    together(drop('/favicon.ico'), swapAll('<link rel="icon" href="/favicon.ico">', '')),
    'favicon-missing',
  ],
]

test.each(causes)('%s is one finding', async (_, defect, finding) => {
  const { findings } = await auditFiles(defect(soundShop))
  expect(findings.map(({ id }) => id)).toEqual([finding])
})

import { expect, test } from 'vitest'
import { type Defect, drop, put, swap, swapAll, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, shop_origin, soundShop } from '#tests/support/crawl/sound-shop.ts'
import { ofOneCause } from './of-one-cause.ts'

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

test('points of towns near and far, each given as that of one office, are one mistake', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const far = told('32.7, -81.1: 45 miles from where ZIP 31401 is')
  const isSame = (of: string, evidence: string) =>
    ofOneCause.some(
      cause => cause.of === of && cause.told_by === 'schema-geo-outside-country' && cause.isSame(told(evidence), far),
    )
  expect(isSame('schema-geo-off-by-miles', '32.3, -81.1: 16 miles from where ZIP 31401 is')).toBe(true)
  expect(isSame('schema-geo-off-by-miles', '33.0, -83.6: 16 miles from where ZIP 31201 is')).toBe(false)
  expect(isSame('geo-points-differ', 'structured data: 32.7, -81.1; structured data: 32.1, -81.1 on /')).toBe(true)
  expect(isSame('schema-geo-off-pin', '“geo”: 32.0, -81.0; the map’s pin: 32.1, -81.1: 5.4 miles apart')).toBe(true)
})

test('what is sent to the computer of the maker arrives nowhere, and that is told', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/contact`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'form-thanks-regardless' && cause.isSame(told('failures of sending are dropped'), told(evidence)),
    )
  expect(isSame('script: http://localhost:3000/send')).toBe(true)
  expect(isSame('img: http://localhost/van.png')).toBe(false)
})

test('a link that leads nowhere by http is told for its goal', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'insecure-http-link' &&
        cause.isSame(told(evidence), told('http://hollisplumbing.com/prices answers 404')),
    )
  expect(isSame('<a href="http://hollisplumbing.com/prices">Prices')).toBe(true)
  expect(isSame('<a href="http://hollisplumbing.com/">Home')).toBe(false)
})

test('a picture that stands in for another is told as that, by whatever address it comes', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'mixed-content-passive' &&
        cause.told_by === 'placeholder-picture' &&
        cause.isSame(told(evidence), told('http://placehold.it/80x55')),
    )
  expect(isSame('image: http://placehold.it/80x55')).toBe(true)
  expect(isSame('image: http://pictures.example/van.jpg')).toBe(false)
})

test('the name of a stranger is told once, and a slip in it by itself', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const stranger = told('©: “Quill Auto Care”')
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'name-misspelled-on-page' && cause.isSame(told(evidence), stranger))
  expect(isSame('text: “Quill Auto Care”, elsewhere “Quill Auto Repair”')).toBe(true)
  expect(isSame('text: “quil auto care”, elsewhere “Quill Auto Care”')).toBe(false)
})

test('a slip in the name that all pages have is told once, and another one by itself', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/about`, line: 1, evidence })
  const home = { url: `${shop_origin}/`, line: 9, evidence: 'text: “holis plumbing”, elsewhere “Hollis Plumbing”' }
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'name-misspelled-on-page' &&
        cause.told_by === 'nap-name-inconsistent' &&
        cause.isSame(told(evidence), home),
    )
  expect(isSame('text: “Holis Plumbing”, elsewhere “Hollis Plumbing”')).toBe(true)
  expect(isSame('text: “Hollis Plumbling”, elsewhere “Hollis Plumbing”')).toBe(false)
})

test('a picture of two things is one slip, by however much of its name it is told', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'picture-shown-as-another' &&
        cause.isSame(told(evidence), told('482135983_11411598_n.jpg is “Land clearing” and “Site work”')),
    )
  expect(isSame('83_11411598_n.jpg is “Digging a pond”; “Land clearing” on /, line 3')).toBe(true)
  expect(isSame('83_11411599_n.jpg is “Digging a pond”; “Land clearing” on /, line 3')).toBe(false)
})

test('gaps that are told by themselves are not told together as well', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: null, evidence })
  const isSame = (evidence: string, told_by: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'answerable-basics' &&
        cause.told_by === told_by &&
        cause.isSame(told(`not found on any page: ${evidence}`), told('no hours on 4 pages')),
    )
  expect(isSame('your phone number, your opening hours, what it costs', 'hours-missing')).toBe(true)
  expect(isSame('your opening hours, what it costs, how to book or ask', 'no-way-to-write')).toBe(true)
  expect(isSame('where you are, your phone number, what it costs', 'hours-missing')).toBe(false)
})

test('another name in text and pictures is told once', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const ending = told('“Hollis Auto Services” 3 times in the words of pictures; the name is “Hollis Auto Center”')
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'business-has-several-names' && cause.isSame(told(evidence), ending))
  expect(isSame('“Hollis Auto Center” (copyright), “Hollis Auto Services” (links and pictures)')).toBe(true)
  expect(isSame('“Hollis Auto Center” (copyright), “Hollis Plumbing” (logo)')).toBe(false)
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

test('a canonical that names where a rule leads to, and nothing is, is told as that rule', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/about.htm`, line: 5, evidence })
  const rule = told(`${shop_origin}/about.htm (301) → ${shop_origin}/about, status 404`)
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'canonical-to-error' && cause.isSame(told(evidence), rule))
  expect(isSame(`${shop_origin}/about: status 404`)).toBe(true)
  expect(isSame(`${shop_origin}/abou: status 404`)).toBe(false)
})

test('a title that came along with a copy is told where it came to, and not as a pair', () => {
  const told = (path: string, evidence: string) => ({ url: shop_origin + path, line: 5, evidence })
  const copied = told('/worden.htm', '“Dudley Hale” over “John Worden”: the title of /hale.htm')
  const isSame = (path: string) =>
    ofOneCause.some(
      cause => cause.of === 'title-duplicate' && cause.isSame(told(path, '“Dudley Hale” also on /x'), copied),
    )
  expect(isSame('/worden.htm')).toBe(true)
  expect(isSame('/hale.htm')).toBe(true)
  expect(isSame('/le.htm')).toBe(false)
})

test('the point in the data that is off the pin beside it is told once', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const off = told('“geo”: 32.0800, -81.1000; the map’s pin: 32.1400, -81.1000: 4.1 miles apart')
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'geo-points-differ' && cause.told_by === 'schema-geo-off-pin' && cause.isSame(told(evidence), off),
    )
  expect(isSame('pin of the map: 32.1400, -81.1000; structured data: 32.0800, -81.1000 on /: 4 miles apart')).toBe(true)
  expect(isSame('pin of the map: 32.1400, -81.1000; structured data: 32.2000, -81.1000 on /: 4 miles apart')).toBe(
    false,
  )
})

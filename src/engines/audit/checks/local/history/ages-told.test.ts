import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const origin = 'https://www.calloway.example/'
const home = (body: string, head = '', data: readonly object[] = []): ServedPage => ({
  html: htmlWith(data, body).replace('</head>', `${head}</head>`),
})
const inner = (body: string, over: Partial<ServedPage> = {}): ServedPage => ({
  html: htmlWith([], body),
  url: `${origin}inner/`,
  kind: 'other',
  ...over,
})
const pages = (one: string, other: string, over: Partial<ServedPage> = {}) => [home(one), inner(other, over)]
const described = (content: string) => home('<p>Hello</p>', `<meta name="description" content="${content}">`)

test.each<[string, ServedPage[], RegExp]>([
  [
    'years-in-business-conflict',
    pages(
      '<p>With over 50 years of industry expertise, we repair cars.</p>',
      '<p>Over 30 years of industry experience.</p>',
    ),
    /30 years.*50 years|50 years.*30 years/,
  ],
  [
    'founding-year-across-pages',
    pages('<p>Serving Macon since 2011.</p>', '<p>Wiring the whole valley since 2009.</p>'),
    /whole valley since 2009.*since 2011/,
  ],
  [
    'founding-year-across-pages',
    pages(
      '<p>In business since 1982, this family firm cleans.</p><p>12 Oak Street, Savannah, GA 31401</p><p>80 Elm Avenue, Pooler, GA 31322</p>',
      '<p>Family-owned and in business since 1986.</p>',
    ),
    /since 1986.*since 1982/,
  ],
  [
    'years-against-founding-year',
    [
      home(
        '<img src="top.jpg" alt="Calloway Tint - Serving Savannah for over 30 years"><p>We have been in the window film business since the early 70s.</p>',
      ),
    ],
    /for over 30 years.*since the early 70s/,
  ],
  [
    'years-against-founding-year',
    [
      home(
        '<p>Founded in 1994, we have been serving Savannah for nearly 20 years.</p><p>12 Oak Street, Savannah, GA 31401</p><p>80 Elm Avenue, Pooler, GA 31322</p>',
      ),
    ],
    /nearly 20 years.*Founded in 1994/,
  ],
  [
    'years-against-founding-year',
    [home('<p>We have served Savannah for over 30 years.</p><p>Established 1974</p>')],
    /over 30 years.*Established 1974/,
  ],
  [
    'years-against-founding-year',
    pages('<p>Founded 1928</p>', '<p>Hams are smoked in our centuries old smoke houses, using only pecan wood.</p>'),
    /centuries old smoke houses.*Founded 1928/,
  ],
  [
    'years-in-business-conflict',
    [home('<p>15+ Years Experience</p><h1>Roofs</h1><p>27+ years experience</p>')],
    /27\+ years experience.*15\+ Years/,
  ],
  [
    'founding-year-across-pages',
    pages('<p>We have been cleaning windows in the county since 1992.</p>', '<p>A FAVORITE OF OLD TOWN SINCE 2006</p>'),
    /OF OLD TOWN SINCE 2006.*since 1992/,
  ],
  [
    'years-in-business-conflict',
    pages('<p>We bring over 15 years of experience to every job.</p>', '<p>8+ years of experience</p>'),
    /8\+ years of experience.*over 15 years/,
  ],
  [
    'years-in-business-conflict',
    pages('<p>Serving Savannah for three decades.</p>', '<p>We have served Savannah for over 40 years.</p>'),
    /over 40 years.*three decades/,
  ],
  [
    'years-in-business-conflict',
    pages('<p>We have been helping homeowners for a quarter century.</p>', '<p>Trusted for 12 years.</p>'),
    /12 years.*quarter century/,
  ],
  [
    'years-in-business-conflict',
    pages('<div>25+</div><div>Years in business</div>', '<div>40+</div><div>Years in business</div>'),
    /40\+ Years in business.*25\+/,
  ],
  [
    'years-in-business-conflict',
    [described('Family owned and serving Savannah for over 35 years.'), inner('<p>We opened over 20 years ago.</p>')],
    /over 20 years ago.*over 35 years/,
  ],
  [
    'years-in-business-conflict',
    pages('<p>We have been in operation for 30 years.</p>', '<p>With 10 years of experience, we know roofs.</p>'),
    /10 years of experience.*30 years/,
  ],
  [
    'years-against-founding-year',
    pages('<p>Quality pipes since 1993, proudly serving Savannah since 1993.</p>', '<p>8+ years of experience</p>'),
    /8\+ years of experience.*1993.*33 years/,
  ],
  [
    'years-against-founding-year',
    pages('<p>Our company was founded in 2010.</p>', '<p>80 years in business</p>'),
    /80 years in business.*founded in 2010.*16 years/,
  ],
  [
    'years-against-founding-year',
    pages('<p>Calloway</p>', '<p>A family business since 1974. For nearly three decades, we have served Macon.</p>'),
    /nearly three decades.*1974/,
  ],
  [
    'years-against-founding-year',
    [home('', '', [{ ...calloway, foundingDate: '2012-04-01' }]), inner('<p>We have served Macon for 30 years.</p>')],
    /30 years.*foundingDate: 2012/,
  ],
  [
    'years-against-founding-year',
    pages('<p>Family owned since 1982</p>', '<p>With over 27 years of experience, we clean it all.</p>'),
    /over 27 years of experience.*1982.*44 years/,
  ],
  [
    'founding-year-across-pages',
    pages("<p>Savannah's trusted plumbers since 1998</p>", '<p>Savannah’s trusted plumbing experts since 2004</p>'),
    /since 2004.*since 1998/,
  ],
  [
    'founding-year-across-pages',
    [home('', '', [{ ...calloway, foundingDate: '2012' }]), inner('<p>We have been in business since 2007.</p>')],
    /2007.*foundingDate: 2012/,
  ],
  [
    'founding-year-across-pages',
    pages('<h1>Macon electricians since 1998</h1>', '<h1>Family plumbers since 2004</h1>'),
    /since 2004.*since 1998/,
  ],
  [
    'founding-year-conflict',
    [home('<p>Our company was founded in 1984.</p><p>Serving Georgia since 1991</p>')],
    /1984.*1991/,
  ],
])('%s is found', (id, site, evidence) => {
  const outcome = localOutcome(id, site)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state).toMatch(
    evidence,
  )
})

const all = [
  'years-in-business-conflict',
  'years-against-founding-year',
  'founding-year-across-pages',
  'founding-year-conflict',
]

test.each<[string, ServedPage[]]>([
  ['numbers that both hold', pages('<p>We have served Macon for over 30 years.</p>', '<p>35 years in business</p>')],
  [
    'a certificate of somebody',
    [
      home('<p>Certified instructor since 2019. A handler since 2017.</p>', '', [
        { ...calloway, foundingDate: '2022' },
      ]),
    ],
  ],
  [
    'a supplier with its place',
    pages(
      '<p>Family owned since 1998</p>',
      '<p>Barrow Nursery on Fort Street, established in 1910 and the oldest of all, grows much of our stock.</p>',
    ),
  ],
  [
    'a body of the town',
    pages(
      '<p>Founded in 1998</p>',
      '<p>Service at any hour with Macon Fire Department coordination (established 1897).</p>',
    ),
  ],
  ['a number that is rounded', pages('<p>Serving Macon since 1995</p>', '<p>We have served Macon for 30 years.</p>')],
  [
    'a guest of the page',
    pages('<p>Founded 1928</p>', '<p>From the kitchen of <b>BARROW HOUSE INN</b> (Est. 1986), 9 Royal St</p>'),
  ],
  ['decades', pages('<p>Serving Macon since 1999</p>', '<p>For over two decades, we have served Macon.</p>')],
  [
    'what others have been since',
    pages(
      '<h1>Plumbers since 1998</h1>',
      '<h1>Members of the chamber since 2004</h1><p>What has changed since 2006</p>',
    ),
  ],
  ['older experience', pages('<p>Family owned since 2015</p>', '<p>We bring 30 years of experience.</p>')],
  [
    'years that are added up',
    pages('<p>We have served Macon for 20 years.</p>', '<p>Over 90 years of combined experience</p>'),
  ],
  [
    'what people bring',
    pages('<p>We have served Macon for 40 years.</p>', '<p>Dana brings 12 years of experience.</p>'),
  ],
  ['a founder', pages('<p>We have served Macon for 40 years.</p>', '<p>Our owner, with 15 years of experience</p>')],
  [
    'people side by side',
    pages(
      '<p>Serving Macon since 1980</p>',
      '<h3>Dana Poe</h3><p>8 years of experience</p><h3>Ed Roe</h3><p>12 years of experience</p>',
    ),
  ],
  [
    'two labels of people whom the front page presents',
    [home('<h3>Dana Poe, DDS</h3><p>15+ Years Experience</p><h3>Ed Roe, DDS</h3><p>27+ Years Experience</p>')],
  ],
  ['how long things last', pages('<p>We have served Macon for 40 years.</p>', '<p>Our roofs last for 25 years.</p>')],
  ['a warranty', pages('<p>We have served Macon for 40 years.</p>', '<p>We stand by a warranty for 10 years.</p>')],
  ['a quotation', pages('<p>We have served Macon for 40 years.</p>', '<p>“They served my family for 12 years.”</p>')],
  ['a member', pages('<p>Serving Macon since 1980</p>', '<p>Trusted member of the chamber since 2004</p>')],
  ['a maker', pages('<p>Serving Macon since 1980</p>', '<p>Shingles by Granum, made in Ohio since 1886</p>')],
  [
    'what others do since a year',
    pages('<p>Serving Macon since 1980</p>', '<p>Since 2023 those results are for hospitals only, and we say so.</p>'),
  ],
  [
    'what others do since a month',
    pages('<p>Serving Macon since 1980</p>', '<p>Since March 2021 a filter like this is open to us all.</p>'),
  ],
  [
    'what it has done besides',
    pages('<p>Serving Macon since 1980</p>', '<p>We have been offering lessons since 2015.</p>'),
  ],
  [
    'a decade that leaves room',
    [home('<p>We have served Savannah for over 40 years.</p><p>We have been in business since the 70s.</p>')],
  ],
  [
    'a guest',
    [home('<img src="top.jpg" alt="Serving Savannah for over 30 years"><p>Been going here for almost 10 years!</p>')],
  ],
  ['a recipe', pages('<p>Founded 1928</p>', '<p>We bake by our centuries old recipe.</p>')],
  ['a town', pages('<p>Serving Macon since 1980</p>', '<p>The town was founded in 1823.</p>')],
  ['a customer', pages('<p>Serving Macon since 1980</p>', '<p>I have been a customer since 2011.</p>')],
  [
    'an article',
    pages('<p>Serving Macon since 1980</p>', '<p>We have served Macon for 12 years.</p>', { kind: 'article' }),
  ],
  [
    'places of their own',
    [
      home(
        '<p>12 Oak Street, Savannah, GA 31401</p><p>98 Pine Avenue, Macon, GA 31201</p><p>For 40 years, we serve.</p>',
      ),
      inner('<p>We have served Macon for 12 years.</p>'),
    ],
  ],
])('%s: nothing is found', (_, site) => {
  expect(all.filter(id => localOutcome(id, site).state === 'found')).toEqual([])
})

test('years that the front page sets against each other are not told again of other pages', () => {
  const data = [{ ...calloway, foundingDate: '2013' }]
  const site = [home('<p>Family plumbers since 2012</p>', '', data), inner('<p>Our company was founded in 2012.</p>')]
  const more = { ...inner('<p>We were founded in 2013.</p>'), url: `${origin}more/` }
  expect(localOutcome('founding-year-conflict', site).state).toBe('found')
  expect(localOutcome('founding-year-across-pages', [...site, more]).state).not.toBe('found')
})

test('years on a page of people are somebody’s own, where they are not said of the business', () => {
  const [first, second] = pages('<p>Founded in 2006</p>', '<li>Serving Brooklyn families for 25+ years</li>', {
    url: `${origin}our-people.html`,
  })
  const look = (url: string) =>
    localOutcome('years-against-founding-year', [first ?? {}, { ...second, url }] as ServedPage[])
  expect(look(`${origin}our-people.html`).state).not.toBe('found')
  expect(look(`${origin}services.html`).state).toBe('found')
})

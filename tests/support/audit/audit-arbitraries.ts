import { fc } from '#tests/support/runner/properties.ts'

const names =
  'a abbr area article base body br button div form h1 h2 head html iframe img input label li link main meta nav noscript option p picture script section select style svg table td template textarea title tr ul video x-y'.split(
    ' ',
  )
const attributes =
  'href src alt id class style hidden rel name content http-equiv property itemscope itemprop itemtype itemref typeof vocab resource role aria-hidden aria-label aria-labelledby tabindex type for lang charset action srcset data-x onclick'.split(
    ' ',
  )
const values = [
  '',
  '#a',
  '/a b?c&d=1#e',
  'https://www.calloway.example/',
  'tel:+1 (912) 234-5678',
  'mailto:a@b.example',
  'application/ld+json',
  'canonical',
  'robots',
  'noindex, unavailable_after: 1 Jan 2020',
  'refresh',
  '0;url=/x',
  'display:none',
  'https://schema.org/LocalBusiness',
  'name',
  '{{x}}',
  '&quot;&#x41;&nosuch;&copy',
]
const texts = [
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\ud800',
  '&amp;',
  '&am',
  'p;',
  '&#55555555;',
  '(912) 234-5678',
  'Mon-Fri 9am - 5pm, Sat closed',
  '12 Oak Street, Suite 4, Savannah, GA 31401',
  '© 2024 Calloway Plumbing. All rights reserved',
  'Is it {{ open }} on [City] days? 24/7!',
  'By Ada Calloway, published March 4, 2026 $5.00 4.9/5 stars License #12345',
  '{"@context":"https://schema.org","@type":"Plumber","name":"x"}',
  '<![CDATA[',
  '<!--',
  '-->',
  '</script>',
  '</',
  '<',
]

const name = fc.constantFrom(...names)
const attribute = fc
  .record({
    name: fc.constantFrom(...attributes),
    value: fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'binary', maxLength: 12 })),
    quote: fc.constantFrom('"', "'", '', ' '),
  })
  .map(({ name: written, value, quote }) => (quote === ' ' ? written : `${written}=${quote}${value}${quote}`))
const token = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(name, fc.array(attribute, { maxLength: 4 }))
      .map(([tag, list]) => `<${[tag, ...list].join(' ')}>`),
  },
  { weight: 3, arbitrary: name.map(tag => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: name.map(tag => `<${tag}/>`) },
)

/** Pieces of HTML in any order, well formed or not. */
export const htmlSoup = fc.array(token, { maxLength: 60 }).map(tokens => tokens.join(''))

/** The same cut into chunks anywhere. */
export const htmlInChunks = fc
  .tuple(htmlSoup, fc.array(fc.nat({ max: 400 }), { maxLength: 12 }))
  .map(([html, cuts]) => {
    const places = [0, ...cuts.filter(cut => cut < html.length).sort((one, other) => one - other), html.length]
    return { html, chunks: places.slice(1).map((place, i) => html.slice(places[i], place)) }
  })

const keys = fc.oneof(
  fc.constantFrom(
    '@context',
    '@type',
    '@id',
    '@graph',
    '@list',
    '@value',
    '@reverse',
    'name',
    'address',
    'geo',
    'openingHours',
    '__proto__',
    '1',
  ),
  fc.string({ maxLength: 5 }),
)
const leaf = fc.oneof(
  fc.constantFrom('https://schema.org', 'Plumber', '#a', 'Mo-Fr 09:00-17:00', '</b>'),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)

/** Anything JSON can say, in the words of JSON-LD. */
const jsonLdValue = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 5 }).map(entries => Object.fromEntries(entries)),
  ),
})).value

/** JSON as it stands in a script: nothing in it may end the script. */
export const jsonInScript = fc
  .tuple(jsonLdValue, fc.constantFrom(0, 1, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent).replaceAll('<', '\\u003c'))

/** Such JSON with something cut out, doubled or put in. */
export const brokenJson = fc
  .tuple(
    jsonInScript,
    fc.nat(),
    fc.nat({ max: 6 }),
    fc.constantFrom(
      '',
      ',',
      '}',
      ']',
      '"',
      "'",
      '\\',
      '/*',
      '//',
      '&quot;',
      '\n',
      '\ufeff',
      '{',
      ':',
      '-',
      '9',
      'x',
      '\\u12',
    ),
  )
  .map(([json, at, length, put]) => {
    const place = json.length === 0 ? 0 : at % (json.length + 1)
    return json.slice(0, place) + put + json.slice(place + length)
  })

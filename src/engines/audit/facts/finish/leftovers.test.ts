import { expect, it } from 'vitest'
import { factsOf, factsOfBody } from '#tests/support/audit/audit-page.ts'

const found = (body: string) => factsOfBody(body).leftovers.map(({ kind, text, where }) => [kind, text, where])

it('finds what was never filled in, in text', () => {
  expect(
    found(
      `<p>Welcome to {{ business_name }}</p><p>Best plumber in [City]</p><p>Call %PHONE%</p><p>Hi \${name}</p><p>{% if open %}</p><p>&lt;%= title %&gt;</p><p>Lorem ipsum dolor sit amet</p><p>undefined</p><p>[object Object]</p><p>[contact-form-7 id="1"]</p><p>Your Company Name</p>`,
    ).map(([kind, text]) => [kind, text]),
  ).toEqual(
    expect.arrayContaining([
      ['mustache', '{{ business_name }}'],
      ['bracket', '[City]'],
      ['percent', '%PHONE%'],
      ['dollar', `\${name}`],
      ['template-tag', '{% if open %}'],
      ['erb', '<%= title %>'],
      ['lorem-ipsum', 'Lorem ipsum dolor'],
      ['undefined', 'undefined'],
      ['object-object', '[object Object]'],
      ['shortcode', '[contact-form-7 id="1"]'],
      ['your-company', 'Your Company Name'],
    ]),
  )
})

it('finds it in titles, metas and attributes, with the place', () => {
  const { leftovers } = factsOf(
    '<title>{{title}}</title><meta name="description" content="Plumber in [city]">\n<body><img src="a.png" alt="%%sitename%%"><a href="{{url}}">x</a>',
  )
  expect(leftovers).toMatchObject([
    { kind: 'mustache', where: 'title', line: 1 },
    { kind: 'bracket', where: 'meta@content', line: 1 },
    { kind: 'percent', where: 'img@alt', line: 2 },
    { kind: 'mustache', where: 'a@href', line: 2 },
  ])
})

it('finds the pieces of MODX, and no aside in double brackets', () => {
  expect(found('<img src="a.png" alt="((practice-name))"><img src="b.png" alt="((really))">')).toEqual([
    ['mustache', '((practice-name))', 'img@alt'],
  ])
})

it('finds what makers wrote where a film or a picture was to come', () => {
  const texts = found(
    '<p>Video Player Placeholder</p><p>(Future implementation with actual video content)</p><p>Add a photo showcasing your work</p><p>Add a photo to your order</p>',
  ).map(([, text]) => text)
  expect(texts).toEqual([
    'Video Player Placeholder',
    '(Future implementation with actual video content)',
    'Add a photo showcasing',
  ])
})

it('finds addresses and numbers of example', () => {
  expect(found('<p>info@example.com or (912) 555-0142</p>')).toEqual([
    ['example-email', 'info@example.com', 'text'],
    ['fictional-phone', '(912) 555-0142', 'text'],
  ])
})

it('knows numbers that are made up by their digits', () => {
  expect(found('<p>(904) 555-1111 or 904-555-6789</p>').map(([kind]) => kind)).toEqual([
    'fictional-phone',
    'fictional-phone',
  ])
  expect(found('<p>(904) 555-1212, 1-800-555-8355, 404-234-5551</p>')).toEqual([])
})

it('has nothing against honest words', () => {
  expect(
    found(
      '<p>100% clean, 50% off. A term left undefined is a risk for your company, and your business name matters. [1] See [note]. Prices from $5. f(x) = {1, 2}. Save 20%25.</p><a href="/a%20b?x=%7B1%7D">x</a><pre>{{ name }} is how templates look</pre><p>Use <code>{{ city }}</code> here.</p>',
    ),
  ).toEqual([])
})

it('tells two initials from a little word said twice', () => {
  const doubled = (text: string) => factsOfBody(`<p>${text}</p>`).leftovers.filter(({ kind }) => kind === 'doubled')
  expect(doubled('He was given the A.A. White chair.')).toEqual([])
  expect(doubled('Text Size: A A A')).toEqual([])
  expect(doubled('He was given the the White chair.')).toHaveLength(1)
})

it.each([
  ["I'm a title", "I'm a title"],
  ['Click add title', 'Click add title'],
  ['Visit us at 20 Any Town, FL', 'Any Town, FL'],
  ['(Swap in your photo of the crew)', '(Swap in your photo of the crew)'],
  ['License #123456789', 'License #123456789'],
  ['Call 000-000-1234', '000-000-1234'],
])('finds “%s” by a word of its own line, whatever else the page says', (text, shown) => {
  expect(factsOfBody(`<p>${text}</p><p>We fix roofs.</p>`).leftovers.map(one => one.text)).toContain(shown)
})

it('finds the article before one of a name, and no other capital', () => {
  expect(found('<p>After a stay at the The Dreamcatcher you leave relaxed.</p>')).toEqual([
    ['doubled', 'the The', 'text'],
  ])
  expect(found('<p>Come and see our Our Story page today.</p>')).toEqual([])
})

it('finds what was typed to see how words look, and no song', () => {
  expect(found('<p>Yadda yadda.</p><p>Blah, blah, blah.</p>').map(([kind]) => kind)).toEqual([
    'lorem-ipsum',
    'lorem-ipsum',
  ])
  expect(found('<p>We spare you the yadda yadda and call back.</p><li>Blah Blah Blah</li>')).toEqual([])
})

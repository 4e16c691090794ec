import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { nameTwoWays } from './name-two-ways.ts'

function told(...bodies: string[]): string[] {
  const pages = bodies.map(
    (html, nth): ServedPage => ({
      html,
      url: `https://www.calloway.example/${nth === 0 ? '' : nth}`,
      kind: nth === 0 ? 'home' : 'other',
    }),
  )
  const outcome = nameTwoWays.look(siteOf(pages))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

const team = '<h2>Rolanda Quarles</h2><p>Ask Quarles first.</p><p>She is a Quarles.</p>'

const latin =
  '<p>Lorem ipsum dolor sit amet consectetur adipisicing elit. Esse fuga inventore doloremque quam cum omnis veritatis odit cumque porro omnis tenetur inventore nesciunt quaerat, vitae vero consequuntur tempora eligendi. Assumenda quia aspernatur nihil iure cupiditate nisi ratione accusantium. Quo molestias perspiciatis dolores qui porro vel repudiandae laudantium dolore.</p>'

test('dummy text on the page hides no slip beside it', () => {
  expect(told(team, `${latin}<p>Our owner Rolanda Quarlse is there for you.</p>`)).toEqual([
    '“Quarlse” (elsewhere: Quarles)',
  ])
})

test.each([
  ['a person', [team, '<p>Our owner Rolanda Quarlse is there for you.</p>'], '“Quarlse” (elsewhere: Quarles)'],
  [
    'a suburb in an alt text',
    ['<p>In Chamblee and around Chamblee</p>', '<img src="a.jpg" alt="Whitening Chamglee GA">'],
    '“Chamglee” (elsewhere: Chamblee)',
  ],
  [
    'a town in a title',
    ['<title>Chambblee Crowns</title><p>Hi</p>', '<p>In Chamblee, around Chamblee and from Chamblee</p>'],
    '“Chambblee” (elsewhere: Chamblee)',
  ],
  [
    'a town in data',
    [
      '<p>In Chamblee and around Chamblee</p>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","address":{"@type":"PostalAddress","addressLocality":"Chambblee"}}</script>',
    ],
    '“Chambblee” (elsewhere: Chamblee)',
  ],
  [
    'a town that data serves',
    [
      '<p>In Chamblee and around Chamblee</p>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","areaServed":["Macon GA","Chambblee GA"]}</script>',
    ],
    '“Chambblee” (elsewhere: Chamblee)',
  ],
  [
    'a brand',
    ['<p>Dometic here</p><p>and Dometic there</p><p>and Dometic again</p>', '<h2>Domettic refrigerators</h2>'],
    '“Domettic” (elsewhere: Dometic)',
  ],
])('%s spelled in two ways is told with both', (_, bodies, evidence) => {
  expect(told(...bodies)).toEqual([evidence])
})

test.each([
  ['a name of somebody else', [team, '<p>Thanks to Quarrels and Charles</p>']],
  ['an ending', ['<p>Airbnbo is</p><p>our Airbnbo</p><p>one Airbnbo</p>', '<p>All the Airbnbos and Airbnbo’s</p>']],
  ['a name said only as often as the other', ['<p>Ask Quarlse</p>', '<p>Ask Quarles</p>']],
  [
    'a day of the week',
    ['<p>Monday</p>', '<p>On Monday and Monday</p>', '<p>His children were Ludger, Mongay and Vera.</p>'],
  ],
  ['a spelling that is written in several sentences', [team, '<p>Quarlse is</p><p>and Quarlse was</p>']],
  ['another language', [team, '<p>Durante cinco minutos Quarlse friendo los tomates grandes</p>']],
  ['a slip in a common word', ['<p>Plumbing one</p><p>Plumbing two</p><p>Plumbing three</p>', '<p>Plumbng four</p>']],
])('%s is not', (_, bodies) => {
  expect(told(...bodies)).toEqual([])
})

test('a slip in the whole of the own name is told by other checks, one in a word of it here', () => {
  const home = '<title>Quarlesby Plumbing</title><p>Ask Quarlesby today. Quarlesby comes.</p>'
  const logo = '<header><a href="/"><img src="logo.png" alt="Quarlesby Plumbing"></a></header>'
  expect(told(home + logo, `${logo}<p>Since 1998 Quarlseby has mended pipes.</p>`)).toHaveLength(1)
  expect(told(home + logo, `${logo}<p>Since 1998 Quarlseby Plumbing has mended pipes.</p>`)).toEqual([])
  expect(told(`${home}${logo}<p>Quarlseby Plumbing comes.</p>`)).toEqual([])
})

test('a slip in what search results show of the front page is told as that alone', () => {
  const body = '<p>Ask Rosenfeld first.</p><p>She is a Rosenfeld.</p><p>By Rosenfeld</p>'
  const head = '<meta name="description" content="Ida Rosnefeld has been a dentist in Macon for years.">'
  expect(told(head + body)).toEqual([])
  expect(told(body, `${head}<p>Welcome</p>`)).toEqual(['“Rosnefeld” (elsewhere: Rosenfeld)'])
})

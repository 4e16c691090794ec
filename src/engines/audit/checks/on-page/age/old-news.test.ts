import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { oldNews } from './old-news.ts'

const look = (body: string) => oldNews.look(siteOf([{ html: `<body><h1>Calloway</h1>${body}</body>` }]))

test('the newest of the news is told', () => {
  const outcome = look(
    '<h2>Latest News</h2><h3>New van</h3><p>July 4, 2016</p><h3>Ann retires</h3><a>April 10, 2017</a><h2>Visit us</h2><p>May 2, 2026</p>',
  )
  expect(outcome).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Latest News”: the newest is of April 10, 2017' }],
  })
})

test.each([
  ['found', 'a month alone', '<h3>From our blog</h3><p>Spring cleaning, March 2023</p>'],
  ['found', 'days first', '<h2>Recent Posts</h2><ul><li>Pipes <time>12 Jan 2022</time></li></ul>'],
  ['found', 'digits', '<h2>News &amp; Updates</h2><p>03/11/2021: new hours</p>'],
  ['ok', 'last year', '<h2>Latest News</h2><p>April 10, 2025</p><p>May 1, 2014</p>'],
  ['ok', 'no dates', '<h2>Latest News</h2><p>We have a new van</p>'],
  ['ok', 'a day of any year', '<h2>News</h2><p>Opened May 1, 2014</p><p>Closed on June 3</p>'],
  ['ok', 'dates further down the page', '<h2>News</h2><p>New van</p><h2>History</h2><p>Founded March 3, 2004</p>'],
  ['not_applicable', 'what others wrote', '<h2>In the news</h2><p>April 10, 2017</p>'],
  ['not_applicable', 'letters', '<h2>Newsletter</h2><p>April 10, 2017</p>'],
  ['not_applicable', 'reviews', '<h2>Reviews</h2><p>April 10, 2017</p>'],
])('%s: %s', (state, _, body) => {
  expect(look(body).state).toBe(state)
})

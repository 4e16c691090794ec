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

const issue = (heading: string, below: string) => ({
  html: `<body><h1>Newsletter</h1><h2>${heading}</h2>${below}</body>`,
  url: 'https://www.calloway.example/newsletter/',
})
const latestOn = (heading: string, below: string) =>
  oldNews.look(siteOf([{ html: '<h1>Calloway</h1>' }, issue(heading, below)]))

test('an issue of years ago that a page calls its latest', () => {
  expect(latestOn('Latest Issue', '<p>August 2024 Voice and Calendar</p>')).toMatchObject({
    occurrences: [{ url: 'https://www.calloway.example/newsletter/', evidence: '“Latest Issue: August 2024”' }],
  })
  expect(latestOn('Our Current Menu', '<p><a href="menu.pdf">Menu of March 3, 2022 (PDF)</a></p>').state).toBe('found')
  expect(latestOn('This week’s bulletin', '<p>June 12, 2022</p>').state).toBe('found')
})

test.each([
  ['of last year', 'Latest Issue', '<p>August 2025</p>'],
  ['a newer one below', 'Latest Issue', '<p>August 2024</p><p>May 2026</p>'],
  ['an archive', 'Newsletter archive', '<p>August 2024</p>'],
  ['under the next heading', 'Latest Issue', '<p>Ask for it</p><h2>History</h2><p>May 2004</p>'],
  [
    'told at length',
    'Current menu',
    `<p>${'Since May 2014 our kitchen has cooked with what grows nearby. '.repeat(4)}</p>`,
  ],
  ['a gallery', 'Latest work', '<p>Kitchen, May 2019</p>'],
])('not what is %s', (_, heading, below) => {
  expect(latestOn(heading, below).state).not.toBe('found')
})

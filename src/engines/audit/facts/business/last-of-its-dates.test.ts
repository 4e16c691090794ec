import { expect, test } from 'vitest'
import { readPageAtOnce } from '../read-page.ts'

const claims = (path: string, body: string, title = 'Calloway Park') =>
  readPageAtOnce(`<title>${title}</title><body>${body}</body>`, { url: `https://www.calloway.example${path}` })
    .claims.filter(({ text }) => text.includes('the last date is'))
    .map(({ about, value }) => `${about} ${value}`)

const fairs = '<h2>Peach Fair: August 12 &amp; 13, 2022</h2><p>Car show: July 3, 2022</p>'

test.each([
  ['/events.html', fairs, 'ended 20220813'],
  ['/events', `<p>Concert: August 19</p>${'<p>Rodeo: June 3, 2022</p>'.repeat(8)}`, 'ended 20220603'],
  ['/calendar/', `${fairs}<p>The market is held every Saturday.</p>`, 'ended 20220813'],
  ['/local-events', '<p>Rodeo: June 9 - August 11, 2021</p><p>Fair: 5/7/2020</p>', 'ended 20210811'],
  ['/news-events.html', '<p>Medals, May 7, 2011</p><p>Feast of February 13 &amp; 14, 2016</p>', 'latest 20160214'],
  ['/whats-new', '<p>May 7, 2011: a roof.</p><p>June 3rd, 2012: a door.</p>', 'latest 20120603'],
])('%s is called after dates, and its last one is told', (path, body, expected) => {
  expect(claims(path, body)).toEqual([expected])
})

test.each([
  ['with a day of any year', '/events.html', `${fairs}<p>Trivia on May 6</p>`],
  ['with one date', '/events.html', '<p>Car show: July 3, 2022</p>'],
  ['about the past', '/events.html', `<h1>Past events</h1>${fairs}`],
  ['of another name', '/about.html', fairs],
  ['within a folder', '/events/2022/', fairs],
  ['with dates in its foot alone', '/events.html', `<footer>${fairs}</footer>`],
])('nothing is said of a page %s', (_, path, body) => {
  expect(claims(path, body)).toEqual([])
})

test('nothing is said of a page that its title calls an archive', () => {
  expect(claims('/news', '<p>May 7, 2011</p><p>May 8, 2011</p>', 'News archive')).toEqual([])
})

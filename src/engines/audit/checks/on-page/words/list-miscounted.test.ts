import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { listMiscounted } from './list-miscounted.ts'

const told = (body: string) => {
  const html = `<html lang="en"><title>Calloway</title><body><main><h1>Calloway</h1>${body}<h2>Contact</h2><p>Call</p></main></body></html>`
  const outcome = listMiscounted.look(viewOf({ html, url: 'https://www.calloway.example/x.html', kind: 'service' }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const cards = (count: number, label = (n: number) => `${n}`) =>
  Array.from(
    { length: count },
    (_, i) => `<div>${label(i + 1)}</div><h3>Do this</h3><p>And so on, at some length.</p>`,
  ).join('')
const list = (count: number) => `<ul>${'<li>Pipes and more</li>'.repeat(count)}</ul>`

test.each<[string, number]>([
  [`<h2>The checklist</h2><p>Five things every owner needs to do before closing.</p>${cards(6)}`, 6],
  [`<h2>Three steps, and you are done</h2>${cards(4, n => `Step ${n}`)}`, 4],
  [`<h2>How it works</h2><p>We offer three ways to whiten:</p>${list(2)}`, 2],
  [`<h2>7 reasons to call us</h2>${list(6)}`, 6],
  [`<h2>Serving 14 communities in North Georgia</h2>${list(13)}`, 13],
  [`<h2>Our four promises</h2>${cards(3, () => '')}`, 3],
])('%s', (body, are) => {
  expect(told(body)).toEqual([expect.stringMatching(new RegExp(`, and ${are} below$`))])
})

test.each([
  `<h2>Three steps, and you are done</h2>${cards(3)}`,
  `<h2>7 reasons to call us</h2>${list(7)}`,
  // A summary stands under a heading of its own.
  `<h2>Three reasons</h2>${cards(4, () => '')}`,
  `<h2>One of three steps</h2>${list(2)}`,
  `<h2>At least 5 questions to ask</h2>${list(4)}`,
  `<h2>Open 24/7 services</h2>${list(4)}`,
  `<h2>Two or three questions</h2>${list(4)}`,
  `<h2><a href="/tips.html">5 tips for your gums</a></h2>${list(3)}`,
  // Twice as many are something else.
  `<h2>Three packages</h2>${list(12)}`,
  `<h2>Our three services</h2><p>We mend pipes, drains and heaters.</p>`,
  `<h2>Three steps</h2><p>9 am to 5 pm</p><p>10 years of work</p>`,
])('nothing is miscounted in %s', body => {
  expect(told(body)).toEqual([])
})

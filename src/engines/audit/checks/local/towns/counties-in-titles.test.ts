import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { countiesOfTitle } from './counties-in-titles.ts'

test.each([
  ['Painters serving Bryan County, GA & Long County, GA', ['bryan', 'long']],
  ['Roof Repair | Calloway | Bryan & Long County, GA', ['bryan', 'long']],
  ['Towing in Bryan, Long, and Liberty Counties', ['bryan', 'long', 'liberty']],
  ['Roofing Services St. Johns County FL', ['st. johns']],
  ['Plumber in Tri County', []],
  ['Calloway Plumbing on Old County Road', []],
  ['Plumbing across West County', []],
])('counties of a title: %s', (title, counties) => {
  expect(countiesOfTitle(title)).toEqual(counties)
})

const list = 'Proudly serving Bryan, Chatham and Effingham Counties.'
function look(title: string, home = list, more = '') {
  const outcome = localOutcome('counties-differ', [
    { html: `<title>Calloway Plumbing</title><p>${home}</p>` },
    {
      html: `<title>${title}</title>${more}<p>Drains and pipes of all sorts.</p>`,
      url: 'https://www.calloway.example/drains',
      kind: 'service',
    },
  ])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a title with a county that the list of those served leaves out is found', () => {
  expect(look('Drain Cleaning in Liberty County, GA')).toEqual([
    'title: “Drain Cleaning in Liberty County, GA”; “serving Bryan, Chatham and Effingham Counties” on /, line 1',
  ])
  expect(
    look('Calloway | Bryan County & Liberty County', 'We serve Bryan County. Licensed in Bryan and Long Counties.'),
  ).toHaveLength(1)
})

test.each<[string, Parameters<typeof look>]>([
  ['is in the list', ['Drain Cleaning in Chatham County, GA']],
  [
    'is one of others that are left open',
    ['Drains in Liberty County', 'Serving Bryan, Chatham and surrounding Counties.'],
  ],
  ['is named elsewhere on the front page', ['Drains in Liberty County', `${list}</p><p>Now in Liberty as well.`]],
  ['stands against one county alone', ['Drains in Liberty County', 'Serving Bryan County.']],
  ['is in the name', ['Liberty County Rooter', list, '<meta property="og:site_name" content="Liberty County Rooter">']],
  ['is none', ['Drains beside the Old County Road']],
])('a county that %s is not', (_what, page) => {
  expect(look(...page)).toEqual([])
})

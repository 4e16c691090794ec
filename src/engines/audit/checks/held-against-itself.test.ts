import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { data, other, shown } from '#tests/support/audit/doubtful-pages.ts'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const described = (description: string) =>
  shown('<h1>Turf in Macon</h1>', { head: `<title>Turf</title><meta name="description" content="${description}">` })
const turf = (founded: string, text: string) =>
  shown(
    `${data({ '@type': 'LocalBusiness', name: 'Calloway Turf', foundingDate: founded })}<h1>Calloway Turf</h1><footer>Calloway Turf is a contractor serving Bibb County ${text}.</footer>`,
    { head: '<title>Calloway Turf, trusted since 2012</title>' },
  )
const pizzeria = (text: string) =>
  shown(`<h1>Pizza in Macon</h1>${text}<footer>© 2026 Bellacall Pizzeria & Pasta</footer>`)
const fields =
  '<label>Name <input></label><label>Phone <input type="tel"></label><label>School <input></label><label>Job <input></label>'

test.each<[id: string, what: string, pages: ServedPage[], evidence: RegExp]>([
  [
    'sentence-with-a-hole',
    'in a description',
    [described('Calloway Turf is a With 21+ years experience.')],
    /is a With/,
  ],
  [
    'sentence-with-a-hole',
    'an empty sentence',
    [described('Greens with true ball roll. . Call (912) 555-0142.')],
    /roll\. \. Call/,
  ],
  ['years-against-founding-year', 'more years than since either year', [turf('2013', 'for over 21 years')], /21 years/],
  [
    'name-ends-otherwise',
    'another form of a word of the name',
    [pizzeria('<p>Bellacall Pizza & Pasta is more than a place to eat.</p><p>At Bellacall Pizza & Pasta we cook.</p>')],
    /Bellacall Pizza & Pasta” 2 times/,
  ],
  [
    'figures-differ',
    'towns counted in words and in digits',
    [
      shown('<h1>Boats</h1><p>We cover 27 coastal towns.</p>'),
      shown('<h1>Marinas</h1><p>Across nine shoreline towns</p>', other('marinas')),
    ],
    /27 coastal towns.*nine shoreline|nine shoreline.*27 coastal towns/,
  ],
  [
    'form-without-button',
    'fields in no form',
    [shown(`<h1>Jobs</h1>${fields}<button>Terms</button>`, other('jobs'))],
    /nothing to send/,
  ],
])('%s tells of %s', (id, _, pages, evidence) => {
  const outcome = outcomeOf(id, pages)
  expect(outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join(' ') : outcome.state).toMatch(
    evidence,
  )
})

test.each<[id: string, what: string, pages: ServedPage[]]>([
  ['sentence-with-a-hole', 'a name that begins so', [described('The song of the week is the With You of our choir.')]],
  ['sentence-with-a-hole', 'three dots', [described('And much more . . . Call us.')]],
  ['years-against-founding-year', 'years since the first of two', [turf('2005', 'for over 20 years')]],
  ['name-ends-otherwise', 'what is sold', [pizzeria('<p>Pizza & Pasta for all.</p><p>Pizza & Pasta to go.</p>')]],
  [
    'form-without-button',
    'fields with a button of their own',
    [shown(`<h1>Jobs</h1>${fields}<button type="button">Apply now</button>`, other('jobs'))],
  ],
  [
    'form-without-button',
    'a calculator',
    [
      shown(
        '<h1>Costs</h1><label>Feet <input></label><label>Acres <input></label><label>Name <input></label><label>Rate <input></label>',
        other('costs'),
      ),
    ],
  ],
])('%s stays silent: %s', (id, _, pages) => {
  expect(outcomeOf(id, pages).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const foot = '<footer><p>12 Oak Street, Greer, SC 29650</p></footer>'
const outcomeOf = (body: string, title = 'Calloway Plumbing', below = foot) =>
  localOutcome('town-in-wrong-state', [{ html: `<title>${title}</title><body>${body}${below}</body>` }])

test.each([
  ['in the title', '', 'Drain Cleaning Greer NC | Calloway', /title: .*Greer NC.*Greer is in SC/],
  ['in a heading', '<h1>Your Plumber in Greer, North Carolina</h1>', '', /Greer, North Carolina.*SC/],
  ['in the words of a picture', '<img src="a.jpg" alt="Our van in Greer, GA">', '', /alt text: “.*Greer, GA/],
  ['of a town nearby', '<p>Serving Simpsonville, NC and all around it.</p>', '', /Simpsonville is in SC/],
  ['of a town an hour away that no other state has', '<p>Two hours from Hiawassee, SC.</p>', '', /Hiawassee is in GA/],
  ['on the other side of the border', '<p>We come to Hendersonville, SC, too.</p>', '', /Hendersonville is in NC/],
])('a wrong state is found %s', (_, body, title, evidence) => {
  const outcome = outcomeOf(body, title)
  expect(outcome.state === 'found' && outcome.occurrences[0]?.evidence).toMatch(evidence)
})

test.each([
  ['a town in its state', '<p>Serving Greer, SC and Tryon, NC.</p>'],
  ['a name that both states have', '<p>Serving Greenville, NC.</p>'],
  ['a place that nobody here knows', '<p>We come to Calloway Crossing, NC.</p>'],
  ['a hamlet of a name that is everywhere', '<p>We come to Oak Grove, NC.</p>'],
  ['the end of a longer name', '<p>We come to Upper Simpsonville, NC.</p>'],
  ['a state far away, which is told elsewhere', '<p>Our founder came from Greer, AZ and Simpsonville, KY.</p>'],
  ['an address with a ZIP, which is judged by that', '<p>12 Oak Street, Greer, NC 29650</p>'],
  ['a list of states', '<p>We deliver in New York, New Jersey, and Georgia, South Carolina.</p>'],
  ['a degree', '<p>Simpson Greer, MD sees children.</p>'],
])('%s is none', (_, body) => {
  expect(outcomeOf(body).state).not.toBe('found')
})

test('where no address stands, nothing is said', () => {
  expect(outcomeOf('<p>Serving Greer, NC.</p>', '', '').state).toBe('not_applicable')
})

const list = (state: string, ...towns: string[]) =>
  `<ul><li>${state}</li>${towns.map(town => `<li><a href="/${town}">${town}</a></li>`).join('')}</ul><p>Call us any time.</p>`

test('a town in the list of another state is told', () => {
  const outcome = outcomeOf(list('North Carolina', 'Tryon', 'Simpsonville'))
  expect(outcome.state === 'found' && outcome.occurrences.map(({ evidence }) => evidence)).toEqual([
    '“North Carolina: Simpsonville”; Simpsonville is in SC',
  ])
})

test.each([
  ['towns of the state', list('North Carolina', 'Tryon', 'Hendersonville')],
  ['a list of which none is there', list('North Carolina', 'Simpsonville', 'Greer')],
  ['a name that both states have', list('North Carolina', 'Tryon', 'Greenville')],
  ['towns behind other words', '<ul><li>North Carolina</li><li>Tryon</li><li>and more</li><li>Simpsonville</li></ul>'],
])('%s under a state is right', (_, body) => {
  expect(outcomeOf(body).state).not.toBe('found')
})

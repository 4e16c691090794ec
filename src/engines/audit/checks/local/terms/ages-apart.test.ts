import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (home: string, other: string) =>
  localOutcome('ages-of-program-differ', [
    { html: `<title>Marlow Karate</title><h1>Marlow Karate</h1>${home}` },
    {
      html: `<title>Programs</title><h1>Programs</h1>${other}`,
      url: 'https://www.marlow.example/programs.html',
      kind: 'other',
    },
  ])
const evidence = (home: string, other: string) => {
  const outcome = look(home, other)
  return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state
}

test.each([
  [
    '<div>Ages 4–6</div><h3>Tiny Tigers</h3>',
    '<form action="/send"><select name="p"><option>Tiny Tigers (Ages 4–7)</option></select></form>',
  ],
  ['<h3>Tiny Tigers</h3><p>Ages 4-6</p>', '<table><tr><td>Tiny Tigers<br>Ages 4 to 7</td></tr></table>'],
  ['<h3>Toddlers (12 months – 24 months)</h3>', '<h3>Toddlers: ages 1 to 3</h3>'],
])('ages of one program that differ are found: %s', (home, other) => {
  expect(evidence(home, other)).toMatch(/^“.+”; “.+” on https:\/\/www\..+, line \d+$/)
})

test.each([
  ['the same in other words', '<h3>Tiny Tigers</h3><p>Ages 4–6</p>', '<h3>Tiny Tigers (4-6 years old)</h3>'],
  ['two groups of one program', '<h3>Tiny Tigers (Ages 4–6)</h3>', '<h3>Tiny Tigers (Ages 7–9)</h3>'],
  ['anybody', '<h3>Kids (Ages 4–6)</h3>', '<h3>Kids (Ages 4–7)</h3>'],
  ['two programs', '<h3>Tiny Tigers (Ages 4–6)</h3>', '<h3>Little Dragons (Ages 4–7)</h3>'],
])('nothing is said of %s', (_, home, other) => {
  expect(evidence(home, other)).not.toMatch(/“/)
})

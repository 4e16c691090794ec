import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (body: string) =>
  localOutcome('portrait-named-otherwise', [{ html: `<title>Marlow Dental</title><h1>Our Team</h1>${body}` }])
const evidence = (body: string) => {
  const outcome = look(body)
  return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence).join('\n') : outcome.state
}
const card = (alt: string, name: string) => `<img src="a.jpg" alt="${alt}"><h2>${name}</h2><p>Sees families.</p>`

test.each([
  [card('image of Doctor Mary Green', 'Ann Stroud, DDS'), 'over “Ann Stroud”'],
  [card('Mary Green', 'Ann Stroud, DDS'), 'over “Ann Stroud”'],
  [card('Photograph of Annmarie Stroud', 'Ann Marie Stroud, DDS'), 'Ann Marie Stroud” on the page'],
])('a portrait with another name is found: %s', (body, said) => {
  expect(evidence(body)).toContain(said)
})

test.each([
  ['the name itself', card('image of Dr. Ann Stroud', 'Ann Stroud, DDS')],
  ['a maiden name', card('Ann Green', 'Ann Stroud, DDS')],
  ['a picture below its heading', `<h2>Mary Green, DDS</h2>${card('Mary Green', 'Ann Stroud, DDS')}`],
  ['a photographer', card('photo by Mary Green', 'Ann Stroud, DDS')],
  ['a house', card('Our waiting room', 'Ann Stroud, DDS')],
  ['a degree in other letters', card('Dana-Rachael Stroud, MD profile', 'Dana-Rachael Stroud, M.D.')],
  ['a degree without a comma', card('dr. Ann-Marie Stroud DDS', 'Ann-Marie Stroud D.D.S.')],
  ['more degrees than one', card('Ann Marie Stroud MD', 'Ann Marie Stroud, M.D., FACS')],
  ['a hyphen', card('Photograph of Ann-Marie Stroud', 'Ann Marie Stroud, DDS')],
])('nothing is said of %s', (_, body) => {
  expect(evidence(body)).not.toMatch(/“/)
})

import { expect, test } from 'vitest'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const look = (
  pictures: string,
  { url = 'https://www.calloway-glass.com/', said = '<p>Calloway Glass cuts glass.</p>' } = {},
) => {
  const outcome = outcomeOf('name-misspelled-in-pictures', [
    { html: `<html lang="en"><title>Calloway Glass</title><body>${said}${pictures}</body></html>`, url },
  ])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}

test.each<[string, RegExp]>([
  ['<img src="a.jpg" alt="Callowway-Glass-Savannah-Georgia">', /alt text: “Callowway-Glass.*“calloway”/],
  ['<img src="a.jpg" alt="the shop of caloway glass">', /alt text: “the shop of caloway glass”/],
  ['<img src="img/clalowayglass/Callowya-Glass-van.jpg?v=2" alt="Our van">', /file: “Callowya-Glass-van”/],
])('%s bears a slip', (pictures, evidence) => {
  expect(look(pictures)).toMatch(evidence)
})

test.each([
  ['the name itself', '<img src="calloway-glass.jpg" alt="Calloway Glass">', {}],
  ['a form of it', '<img src="a.jpg" alt="Calloways Glass">', {}],
  ['another word', '<img src="a.jpg" alt="Calloway grass">', {}],
  ['a part of the name', '<img src="a.jpg" alt="Calloway Glas">', {}],
  ['a spelling of the page', '<img src="a.jpg" alt="Caloway Glass">', { said: '<p>Caloway Glass</p>' }],
  [
    'the name beside another address',
    '<img src="a.jpg" alt="Calloway Glass">',
    { url: 'https://www.caloway-glass.com/' },
  ],
])('%s is none', (_, pictures, over) => {
  expect(look(pictures, over)).not.toMatch(/text|file/)
})

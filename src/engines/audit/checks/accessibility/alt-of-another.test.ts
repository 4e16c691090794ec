import { expect, test } from 'vitest'
import { altOfAnother } from '#src/engines/audit/checks/accessibility/alt-of-another.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const names = ['Greek Salad', 'Lamb Gyro', 'Chicken Wings', 'Bean Soup', 'Peach Pie', 'House Fries']
const before = (alts: readonly string[], level = 3) =>
  names
    .map((name, i) => `<li><img src="${i}.jpg" alt="${alts[i]}"><h${level}>${name}</h${level}><p>Good.</p></li>`)
    .join('')
const after = (alts: readonly string[]) =>
  names.map((name, i) => `<div><h4>${name}</h4><img src="${i}.jpg" alt="${alts[i]}"><p>Good.</p></div>`).join('')
const look = (html: string) => altOfAnother.look(viewOf({ html: `<h1>Menu</h1>${html}` }))
const withAlt = (at: number, alt: string) => names.with(at, alt)

test.each([
  ['before', before(withAlt(2, 'Greek Salad'))],
  ['before, in smaller headings', before(withAlt(2, 'Greek Salad'), 4)],
  ['after', after(withAlt(2, 'Greek Salad'))],
  ['before, two that were swapped', before(withAlt(2, 'Bean Soup').with(3, 'Chicken Wings'))],
  ['before, as plate', before(names.map(name => `${name} on a plate`).with(2, 'Greek Salad'))],
])('a picture that bears the name of another is found %s the name', (_, html) => {
  expect(look(html)).toMatchObject({ state: 'found' })
})

test.each([
  ['all are right', before(names)],
  ['one tells what it shows', before(withAlt(2, 'Six wings with celery'))],
  ['none is named', before(['One', 'Two', 'Three', 'Four', 'Five', 'Greek Salad'])],
  [
    'another list has its pictures on the other side',
    before(names) + after(['a', 'b', 'c', 'd', 'e', 'f']).replaceAll('h4', 'h3'),
  ],
  ['a list before another', after(names).replaceAll('h4', 'h3') + before(names)],
  ['one has no words', after(withAlt(2, ''))],
  [
    'the logo over a list bears the name that stands over the foot of the page',
    `<header><img src="logo.svg" alt="Calloway's Grill"></header>${before(names)}<h3>Calloway’s Grill</h3>`,
  ],
  ['the list is short', '<img src="a.jpg" alt="Bean Soup"><h3>Pie</h3><img src="b.jpg" alt="Pie"><h3>Bean Soup</h3>'],
])('nothing is found where %s', (_, html) => {
  expect(look(html).state).not.toBe('found')
})

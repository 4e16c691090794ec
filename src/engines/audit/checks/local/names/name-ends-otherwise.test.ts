import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { nameEndsOtherwise } from './name-ends-otherwise.ts'

const foot = '<footer><p>© 2026 Calloway Lawn Service. All rights reserved.</p></footer>'
const home = (text: string, end = foot) =>
  siteOf([{ html: `<title>Mowing in Macon</title><body><main><p>${text}</p></main>${end}</body>` }])

test('a last word that differs in the text is told', () => {
  const text = 'Calloway Lawn Care mows for you. At Calloway Lawn Care we mow. Ask Calloway Lawn Service.'
  expect(nameEndsOtherwise.look(home(text))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '“Calloway Lawn Care” 2 times in the text; the name is “Calloway Lawn Service”' }],
  })
})

test('the words of pictures are read as well', () => {
  const proof = '<img src="/proof.jpg" alt="Review of Calloway Lawn Services and Hauling">'
  const end = '<footer><p>© 2026 Calloway Lawn Service Center. All rights reserved.</p></footer>'
  expect(nameEndsOtherwise.look(home(`We mow. ${proof}${proof}`, end))).toMatchObject({
    occurrences: [
      {
        evidence:
          '“Calloway Lawn Services and Hauling” 2 times in the words of pictures; the name is “Calloway Lawn Service Center”',
      },
    ],
  })
  expect(nameEndsOtherwise.look(home(`We mow. ${proof}`, end)).state).not.toBe('found')
})

test('where titles alone give the name, several pages have to', () => {
  const page = (title: string) =>
    `<title>${title} | Calloway Lawn Service</title><body><p>Calloway Lawn Care, Calloway Lawn Care</p>`
  const site = (count: number) =>
    siteOf(
      ['Home', 'Mowing', 'Trees']
        .slice(0, count)
        .map((title, at) => ({ html: page(title), url: `https://www.calloway.example/${at === 0 ? '' : at}` })),
    )
  expect(nameEndsOtherwise.look(site(3)).state).toBe('found')
  expect(nameEndsOtherwise.look(site(2)).state).not.toBe('found')
})

test.each([
  ['once alone', 'Calloway Lawn Care mows for you.', foot],
  ['one and many', 'Calloway Lawn Services mows. Calloway Lawn Services trims.', foot],
  ['another thing', 'Calloway Lawn Care Tips. More Calloway Lawn Care Tips.', foot],
  ['two words', 'Calloway Roofing here. Calloway Roofing there.', '<footer>© 2026 Calloway Siding</footer>'],
  ['no words of a name', 'The Calloway Lawn team. The Calloway Lawn crew.', foot],
])('%s is fine', (_, text, end) => {
  expect(nameEndsOtherwise.look(home(text, end)).state).not.toBe('found')
})

test('of a place for motor homes, a park is no resort', () => {
  const site = (text: string) => home(text, '<footer>© 2026 Calloway Lake RV Park. All rights reserved.</footer>')
  const look = (text: string) => nameEndsOtherwise.look(site(text)).state
  expect(look('Calloway Lake RV Resort has 40 sites. Stay at Calloway Lake RV Resort.')).toBe('found')
  expect(look('Calloway Lake RV Park has 40 sites. Stay at Calloway Lake RV Park.')).not.toBe('found')
  expect(look('Calloway Lake RV Storage is open. Ask for Calloway Lake RV Storage.')).not.toBe('found')
  expect(look('Calloway Lake RV Resort was our name until 2019.')).not.toBe('found')
})

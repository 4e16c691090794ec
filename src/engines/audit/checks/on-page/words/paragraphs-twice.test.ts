import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { paragraphsTwice } from './paragraphs-twice.ts'

const one =
  'We clear drains, mend pipes and put in heaters all over town, on the day on which you call us, and we leave the kitchen as clean as it was.'
const two =
  'Our vans carry what most jobs need, so that we seldom have to come twice, and what we order for you is there within two working days at most.'
const long = `${one} ${two}`
const p = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')
const look = (body: string, foot = '') =>
  paragraphsTwice.look(viewOf({ html: `<main><h1>Drains</h1>${body}</main><footer>${foot}</footer>` })).state

test.each([
  ['two paragraphs, pasted again', p(one, two, one, two)],
  ['two paragraphs in two parts', `${p(one, two)}<h2>For phones</h2>${p(one, two)}`],
  ['one long paragraph', p(long, long)],
])('%s', (_, body) => {
  expect(look(body)).toBe('found')
})

test.each([
  ['each once', p(one, two)],
  ['a call to act at the top and at the end', `${p(one)}<h2>Prices</h2>${p(one)}`],
  ['reviews that go round', p(`“${one}”`, `“${two}”`, `“${one}”`, `“${two}”`)],
  ['customers who speak for themselves', p(`${one} I am glad.`, `${two} I am, too.`).repeat(2)],
  ['short ones', p('Call us today.', 'We come at once.').repeat(2)],
  ['dummy text', p(`Lorem ipsum dolor sit amet. ${one}`, two).repeat(2)],
])('%s is fine', (_, body) => {
  expect(look(body)).not.toBe('found')
})

test('the foot of the page may say again what it is', () => {
  expect(look(p(long), p(long))).toBe('ok')
})

const praise = 'They made me feel at ease, and I will go to them for good!'
test.each([
  ['a review pasted twice into one field', `“${praise}${praise}”`, 'found'],
  ['with a blank between', `${praise} ${praise}`, 'found'],
  ['a review', `“${praise}”`, 'ok'],
  ['two that begin alike', `${praise} They made me feel at ease, and I will recommend them now.`, 'ok'],
  ['a call', 'Call us today! Call us today!', 'ok'],
])('a text that says itself twice: %s', (_, text, state) => {
  expect(look(p(text))).toBe(state)
})

test('a band of catchwords that runs across the page is written twice on purpose', () => {
  const words = 'Licensed & Insured Same-Day Service Free Visual Inspection Upfront Pricing 5.0 Google Rating'
  const band = (text: string) => viewOf({ html: `<main><h1>Drains</h1><div>${text} ${text}</div></main>` })
  expect(paragraphsTwice.look(band(words)).state).toBe('ok')
  expect(paragraphsTwice.look(band(`${words}. Call us for more of it.`)).state).toBe('found')
})

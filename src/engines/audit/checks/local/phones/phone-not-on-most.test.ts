import { expect, test } from 'vitest'
import { addressNotInFooter } from '#src/engines/audit/checks/local/contact/finding-you.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { phoneNotOnMost } from './phone-not-on-most.ts'

const origin = 'https://www.calloway.example/'
const text = `<p>${'We mend pipes and drains all over town. '.repeat(5)}</p>`
const names = ['', 'drains', 'heaters', 'leaks', 'about']
const menu = `<nav>${names.map(name => `<a href="/${name}">${name || 'Home'}</a>`).join(' ')}</nav>`
const number = '<p>Call (912) 234-0142</p>'
const street = '<p>12 Oak Street, Savannah, GA 31401</p>'
/** The number stands where the bodies of these pages have it. */
const pages = (bodies: readonly string[]) =>
  names.map((name, at) => ({
    html: `<title>Calloway Plumbing</title><body>${menu}<h1>Plumber in Savannah</h1>${text}${bodies[at] ?? ''}</body>`,
    url: origin + name,
  }))
const look = (...bodies: string[]) => phoneNotOnMost.look(siteOf(pages(bodies)))

test('a number that few pages tell is found', () => {
  expect(look(number, number)).toMatchObject({
    state: 'found',
    occurrences: [{ url: `${origin}heaters`, evidence: 'no number on 3 of 5 pages' }],
  })
})

test.each([
  ['ok', [number, number, '<a href="tel:+19122340142">Call</a>']],
  // The front page has none, and that is told.
  ['not_applicable', ['', number]],
])('%s where it stands on %j', (state, bodies) => {
  expect(look(...bodies).state).toBe(state)
})

test('where most pages lack the street as well, it is told with that', () => {
  const site = siteOf(pages([number + street, number]))
  expect(phoneNotOnMost.look(site).state).toBe('not_applicable')
  expect(addressNotInFooter.look(site)).toMatchObject({
    occurrences: [{ evidence: 'no address on 4 of 5 pages, and no phone number on 3' }],
  })
})

test('a foot that a script fetches may have it', () => {
  const fetching = "<script>fetch('footer.html').then(r => r.text()).then(t => { foot.innerHTML = t })</script>"
  const site = siteOf(pages([number]).map(page => ({ ...page, html: page.html + fetching })))
  expect(phoneNotOnMost.look(site).state).toBe('not_applicable')
})

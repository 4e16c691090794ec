import { expect, test } from 'vitest'
import { toTheEnd } from '#src/engines/audit/checks/in-steps.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { strangeTitles } from './titles-in-frame.ts'

const page = (path: string, title: string, h1: string, kind: ServedPage['kind'] = 'service'): ServedPage => ({
  html: `<title>${title}</title><h1>${h1}</h1><p>What we do, and where.</p>`,
  url: site_url + path,
  kind,
})
const usual = [
  page('', 'Plumber in Savannah | Calloway Plumbing', 'Calloway Plumbing', 'home'),
  page('drains', 'Drains | Calloway Plumbing', 'Drains'),
  page('contact', 'Contact | Calloway Plumbing', 'Contact', 'contact'),
]
const titled = (title: string, h1 = 'About us') => {
  const site = siteOf([...usual, page('about', title, h1, 'about')])
  return [...toTheEnd(strangeTitles(site)).values()].map(({ evidence }) => evidence)
}

test.each(['About us | Quillan Plumbing', 'About us - Bluewater Mobile Detailing', 'About | Hartwell Heating, LLC'])(
  'a title that ends in the name of a stranger is told: %s',
  title => {
    expect(titled(title)).toEqual([expect.stringMatching(/^title: “.*”; on 3 pages “Calloway Plumbing”$/)])
  },
)

test.each([
  ['its own name, longer', 'About us | Calloway Plumbing & Drains'],
  ['a promise', 'About us | Honest Work Since 1982'],
  ['a town', 'About us | Savannah GA'],
  ['no bar', 'About Quillan Plumbing'],
  ['a trade', 'About us | Emergency Plumbing Services'],
])('%s is fine', (_, title) => {
  expect(titled(title)).toEqual([])
})

test('what the page is about may stand last', () => {
  expect(titled('Calloway Plumbing | Navien Tankless Heaters', 'Navien water heaters')).toEqual([])
})

test('titles that are all built otherwise tell nothing', () => {
  const site = siteOf([...usual.slice(0, 2), page('about', 'About us | Quillan Plumbing', 'About us', 'about')])
  expect(toTheEnd(strangeTitles(site)).size).toBe(0)
})

test('one word of the name is another one in a single title', () => {
  const look = (odd: string) => {
    const named = ['Surgery', 'Dentistry', 'Wellness'].map(what =>
      page(what.toLowerCase(), `${what} | Sunnybrook Animal Hospital`, what),
    )
    const home = page('', 'Animal Hospital in Savannah | Sunnybrook Animal Hospital', 'Sunnybrook', 'home')
    return toTheEnd(strangeTitles(siteOf([home, ...named, page('x-rays', odd, 'X-rays')]))).size
  }
  expect(look('X-rays | Sunnyside Animal Hospital')).toBe(1)
  expect(look('X-rays | Sunnybrook Animal Clinic')).toBe(0)
  expect(look('X-rays | Our animal hospital')).toBe(0)
})

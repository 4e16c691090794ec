import { expect, test } from 'vitest'
import { imgAltStuffed } from '#src/engines/audit/checks/accessibility/stuffed-alts.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'
import { otherAddressInFoot } from '#src/engines/audit/checks/local/addresses/addresses-apart.ts'
import { oldPlace } from '#src/engines/audit/checks/local/addresses/old-place.ts'
import { addressNotInFooter, mapMissing } from '#src/engines/audit/checks/local/contact/finding-you.ts'
import { emailNotClickable } from '#src/engines/audit/checks/local/emails/email-as-text.ts'
import { nameInconsistent } from '#src/engines/audit/checks/local/names/names.ts'
import { cityInTitle } from '#src/engines/audit/checks/local/towns/pages-for-places.ts'
import { townMisspelled } from '#src/engines/audit/checks/local/towns/town-slips.ts'
import { headingWithoutContent } from '#src/engines/audit/checks/on-page/leftovers/empty-parts.ts'
import { switchedOff } from '#src/engines/audit/checks/on-page/leftovers/switched-off.ts'
import { duplicateContentExact } from '#src/engines/audit/checks/on-page/pages/copied-content.ts'
import { titleTooShort } from '#src/engines/audit/checks/on-page/titles/title-length.ts'
import { misspelledWords } from '#src/engines/audit/checks/on-page/words/misspelled-words.ts'
import { titleDuplicate } from '#src/engines/audit/checks/on-page/words/repeated-words.ts'
import { sourceNotes } from '#src/engines/audit/checks/security/source-notes.ts'
import { webFontsBlocking } from '#src/engines/audit/checks/speed/blocking.ts'
import { lcpImageLazy } from '#src/engines/audit/checks/speed/images-on-page.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { deadMenuEntries } from './links/dead/dead-menu-entries.ts'
import { contactLinkElsewhere } from './links/goals/contact-links.ts'
import { staffLoginLinked } from './links/goals/links-for-staff.ts'
import { emptyOrPlaceholderHref } from './links/written/addresses-as-written.ts'
import { noStructuredData } from './structured-data/business/presence.ts'

const htmlOf = (body: string, head = '<title>Calloway Plumbing</title>') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
const page = (path: string, body: string, more: Partial<ServedPage> = {}, head?: string): ServedPage => ({
  url: site_url + path,
  kind: path === '' ? 'home' : 'other',
  html: htmlOf(body, head),
  ...more,
})

/** Of a page check what it says of the first page. */
function stateOf(check: Check, pages: readonly ServedPage[]): string {
  const [first] = pages
  if (check.scope === 'page' && first) return check.look(viewOf(first)).state
  return check.scope === 'site' ? check.look(siteOf(pages)).state : ''
}

const door = '12 Oak Street, Savannah, GA 31401'
const phone = '<p>Call (912) 555-0142</p>'
const old = '980 Pine Avenue, Savannah, GA 31405'
const foot = (address: string) => `<main>${phone}<p>We mend pipes.</p></main><footer><p>${address}</p></footer>`
const feet = (last: string): ServedPage[] => [
  ...['', 'about', 'pipes', 'sinks'].map(path => page(path, foot(door))),
  page('contact', foot(door), { kind: 'contact' }),
  page('drains', last),
]

test('an old address in a footer is told as that, one in the text as the old place', () => {
  expect(stateOf(otherAddressInFoot, feet(foot(old)))).toBe('found')
  expect(stateOf(oldPlace, feet(foot(old)))).toBe('ok')
  expect(stateOf(oldPlace, feet(`<main>${phone}<p>${old}</p></main>`))).toBe('found')
})

const latin = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(12)
const plain = Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ')
const named = (title: string) => `<title>${title}</title><meta property="og:site_name" content="Calloway Plumbing">`

test.each<[string, Check, string, ServedPage[]]>([
  [
    'pages of dummy text are told as unfinished, not as copies',
    duplicateContentExact,
    'ok',
    [page('a', `<main>${latin}</main>`), page('b', `<main>${latin}</main>`)],
  ],
  [
    'pages of the same words',
    duplicateContentExact,
    'found',
    [page('a', `<main>${plain}</main>`), page('b', `<main>${plain}</main>`)],
  ],
  ['a title without the city', cityInTitle, 'found', [page('', `<p>${door}</p>`)]],
  ['a title that was never written', cityInTitle, 'not_applicable', [page('', `<p>${door}</p>`, {}, named('Home'))]],
  ['no title', cityInTitle, 'not_applicable', [page('', `<p>${door}</p>`, {}, '<title></title>')]],
  [
    'a part of New York by the name of the whole',
    cityInTitle,
    'ok',
    [page('', '<p>12 Oak Street, Brooklyn, NY 11201</p>', {}, named('NYC Plumbing'))],
  ],
  [
    'Saint and Fort in short',
    cityInTitle,
    'ok',
    [page('', '<p>12 Oak Street, Fort Lauderdale, FL 33301</p>', {}, named('Plumber in Ft. Lauderdale'))],
  ],
  [
    'the areas of a picture are no map, whatever they are called',
    mapMissing,
    'found',
    [page('', `<p>${door}</p><img src="/top.jpg" usemap="#Map"><map name="Map" id="Map"><area href="/"></map>`)],
  ],
  ['a box that a script draws a map into', mapMissing, 'ok', [page('', `<p>${door}</p><div id="Map"></div>`)]],
  ['a box of the post has no map', mapMissing, 'not_applicable', [page('', '<p>P.O. Box 217, Savannah, GA 31401</p>')]],
  [
    'a page that thanks under the title of another',
    titleDuplicate,
    'ok',
    [page('', '<p>Pipes</p>'), page('thanks', '<p>Thank you</p>', { kind: 'thanks' })],
  ],
  [
    'a page of a script',
    noStructuredData,
    'not_checked',
    [page('', '<div id="root"></div><script src="/a.js"></script>')],
  ],
  [
    'the page of a host that nothing leads to',
    switchedOff,
    'not_applicable',
    [
      page('home.html', '<h1>Future home of something quite cool.</h1>', {
        kind: 'home',
        response: { found_by: 'folder' },
      }),
    ],
  ],
  [
    'people of one name side by side',
    imgAltStuffed,
    'ok',
    [
      page(
        '',
        '<img src="/a.jpg" alt="Carl Hinson, Rita Hinson and Mabel Hinson beside Carl Hinson Junior and little Carl on the porch">',
      ),
    ],
  ],
  [
    'search words again and again',
    imgAltStuffed,
    'found',
    [
      page(
        '',
        '<img src="/a.jpg" alt="roof repair, cheap roof repair near me, best roof repair company, roof repair cost estimates">',
      ),
    ],
  ],
  ['a note of a theme', sourceNotes, 'ok', [page('', '<!-- TODO: move this to a partial once the theme has them -->')]],
  [
    'a note in the code of a service',
    sourceNotes,
    'ok',
    [page('', '<!-- TODO: Add SDKs for Firebase products that you want to use -->')],
  ],
  ['a note of the office', sourceNotes, 'found', [page('', '<!-- TODO: ask Rita for the right price list -->')]],
  ['the page of an author', staffLoginLinked, 'ok', [page('', '<a href="/index.html%3Fauthor=1/admin">admin</a>')]],
  ['a label before the number', contactLinkElsewhere, 'ok', [page('', '<a href="/contact">Phone:</a> (912) 555-0142')]],
  ['a link to call that leads to a page', contactLinkElsewhere, 'found', [page('', '<a href="/contact">Call now</a>')]],
  [
    'an address in a link that leads nowhere',
    emailNotClickable,
    'ok',
    [page('', '<footer><a href="#">info@calloway.example</a></footer>')],
  ],
  ['an address as words', emailNotClickable, 'found', [page('', '<footer>info@calloway.example</footer>')]],
  [
    'signs of a font',
    webFontsBlocking,
    'ok',
    [page('', '', {}, `<style>@font-face { font-family: 'FontAwesome'; src: url(fa.woff2) }</style>`)],
  ],
  [
    'letters of a font',
    webFontsBlocking,
    'found',
    [page('', '', {}, `<style>@font-face { font-family: 'Cardo'; src: url(cardo.woff2) }</style>`)],
  ],
  [
    'a picture below a hero that stands before the main part',
    lcpImageLazy,
    'not_applicable',
    [
      page(
        '',
        `<section><h1>Pipes</h1><p>${plain}</p></section><main><img src="/a.jpg" width="820" loading="lazy" alt=""></main>`,
      ),
    ],
  ],
  [
    'the first picture of the main part',
    lcpImageLazy,
    'found',
    [page('', '<h1>Pipes</h1><main><img src="/a.jpg" width="820" loading="lazy" alt=""></main>')],
  ],
])('%s', (_, check, state, pages) => {
  expect(stateOf(check, pages)).toBe(state)
})

test('a slip in the name of the business is told as that alone', () => {
  const head = `${named('Calloway Door Service')}<meta name="description" content="Calloway Door Servce comes to you today">`
  const site = siteOf([
    page('', '<p>Calloway Door Service</p>', {}, named('Calloway Door Service').replace('Plumbing', 'Door Service')),
    page(
      'contact',
      '<p>We mend the doors of the town and of the country.</p>',
      {},
      head.replace('Plumbing', 'Door Service'),
    ),
  ])
  expect(nameInconsistent.look(site)).toMatchObject({ state: 'found', occurrences: [{ url: `${site_url}contact` }] })
  expect(misspelledWords.look(site).state).toBe('ok')
})

test('the name of the business in the genitive is no other spelling of it', () => {
  const site = (described: string) =>
    siteOf([
      page(
        '',
        '<footer>© 2026 Marlow Family Practice</footer>',
        {},
        `<meta name="description" content="${described}">`,
      ),
    ])
  expect(nameInconsistent.look(site('Learn about Marlow Family Practice’s team in Macon.')).state).toBe('ok')
  expect(nameInconsistent.look(site('Learn about Marlow Familly Practice in Macon.')).state).toBe('found')
})

test('a quarter that is called like half of a town is no slip of it', () => {
  const at = '<p>12 Oak Street, Seattle, WA 98101</p>'
  const text = (place: string) => `${at}<p>We build houses in Ballard, ${place}, and all of the city around it.</p>`
  expect(stateOf(townMisspelled, [page('', text('Montlake'))])).toBe('ok')
  expect(stateOf(townMisspelled, [page('', text('Montlake Terrace'))])).toBe('found')
})

test('a twin of a page is not counted among those without an address', () => {
  const twins = ['', 'about', 'pipes'].flatMap(path => [
    page(path, foot(door)),
    page(`amp/${path}`, '<p>Pipes</p>', {}, `<title>Pipes</title><link rel="canonical" href="${site_url}${path}">`),
    page(
      `amp/more-${path}`,
      '<p>Pipes</p>',
      {},
      `<title>Pipes</title><link rel="canonical" href="${site_url}${path}">`,
    ),
  ])
  const pageAt = (url: string) => siteOf(twins).pages.find(one => one.url === url)
  expect(addressNotInFooter.look(siteOf(twins, { pageAt })).state).not.toBe('found')
})

test('how a page is built that nothing leads to is told no more', () => {
  const menu = ['about', 'pipes', 'sinks'].map(path => `<a href="/${path}">${path}</a>`).join('')
  const pages = [
    page('', menu, {}, '<title>Plumber in Savannah, Georgia</title>'),
    ...['about', 'pipes', 'sinks'].map(path => page(path, menu, {}, `<title>All about ${path} in Savannah</title>`)),
    page('soon', '<a href="/gone">Go</a>', { response: { found_by: 'folder' } }, '<title>Coming Soon</title>'),
  ]
  const copy_pages = pages.map(({ url }) => url ?? site_url)
  expect(titleTooShort.look(siteOf(pages, { copy_pages })).state).toBe('ok')
  expect(titleTooShort.look(siteOf(pages)).state).toBe('found')
  // The foot that a script writes leads there.
  const own_scripts = [{ url: `${site_url}foot.js`, ...ownScript(`foot.innerHTML = '<a href="/soon">Soon</a>'`) }]
  expect(titleTooShort.look(siteOf(pages, { copy_pages, own_scripts })).state).toBe('found')
})

test('hours beside a menu and signs of networks are no entries of it', () => {
  const menu = ['about', 'pipes', 'sinks'].map(path => `<a href="/${path}">${path}</a>`).join('')
  const dead = (words: string) =>
    ['', 'about', 'pipes', 'sinks'].map(path =>
      page(path, `<header><nav>${menu}<a href="#">${words}</a></nav></header><p>Text of ${path}</p>`),
    )
  expect(stateOf(deadMenuEntries, dead('Our videos'))).toBe('found')
  expect(stateOf(deadMenuEntries, dead('Mon – Fri: 9:30 AM – 9:00 PM'))).toBe('ok')
  expect(stateOf(deadMenuEntries, dead('Facebook'))).toBe('ok')
  expect(stateOf(emptyOrPlaceholderHref, dead('Facebook'))).toBe('found')
})

test('a word of Spanish in a menu is no slip of an English one', () => {
  expect(
    stateOf(misspelledWords, [page('', '<nav><a href="#o">Opiniones</a></nav><p>We clean your home well.</p>')]),
  ).toBe('ok')
})

test('things under headings of the level of the one that announces them are its content', () => {
  const part = (name: string) => `<h2>${name}</h2><p>We do it well and on the day that you wish.</p>`
  const under = (...names: string[]) => [page('', `<h1>Pipes</h1><h2>Our Services</h2>${names.map(part).join('')}`)]
  expect(stateOf(headingWithoutContent, under('Drains', 'Water Heaters'))).toBe('ok')
  expect(stateOf(headingWithoutContent, under('Contact us', 'Why Calloway'))).toBe('found')
})

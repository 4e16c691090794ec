import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { pictureToldApart } from './picture-told-apart.ts'

const page = (path: string, pictures: readonly [string, string][], over: Partial<ServedPage> = {}): ServedPage => ({
  html: `<!doctype html><html lang="en"><title>Calloway</title><body><p>What we do.</p>\n${pictures.map(([src, alt]) => `<img src="${src}" alt="${alt}">`).join('')}`,
  url: `https://www.calloway.example${path}`,
  ...over,
})
const both = (file: string, here: string, there: string, over: Partial<ServedPage> = {}) =>
  siteOf([page('/', [[file, here]]), page('/events/', [[file, there]], { kind: 'other', ...over })])

test('a photo that is another thing on another page is told with both', () => {
  const site = both('/img/july.jpg', 'Two guests at the studio bar', 'A backyard terrarium party')
  expect(pictureToldApart.look(site)).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: 'https://www.calloway.example/events/',
        line: 2,
        evidence: 'july.jpg is “A backyard terrarium party”; “Two guests at the studio bar” on /, line 2',
      },
    ],
  })
})

test.each<[string, string, string, string, Partial<ServedPage>?]>([
  ['the same thing in other words', '/a.jpg', 'Two guests at the studio bar', 'Guests building terrariums'],
  ['a sample that stands for its kind', '/smoky-oak-floor.jpg', 'Smoky Oak Floor', 'Modern laminate in many colors'],
  ['few words', '/a.jpg', 'Hair salon', 'Two guests at the studio bar'],
  ['a logo', '/logo.png', 'Two guests at the studio bar', 'A backyard terrarium party'],
  ['an article', '/a.jpg', 'Two guests at the studio bar', 'A backyard terrarium party', { kind: 'article' }],
])('%s is fine', (_, file, here, there, over) => {
  expect(pictureToldApart.look(both(file, here, there, over)).state).not.toBe('found')
})

test('two descriptions on one page are told of that page', () => {
  const twice: [string, string][] = [
    ['/a.jpg', 'Two guests at the studio bar'],
    ['/a.jpg', 'A backyard terrarium party'],
  ]
  const site = siteOf([page('/', twice), page('/events/', twice, { kind: 'other' })])
  expect(pictureToldApart.look(site).state).toBe('ok')
})

test('what another language says of it is the same', () => {
  const spanish = page('/es/', [['/a.jpg', 'Dos clientes en la barra del estudio']], { kind: 'other' })
  const site = siteOf([
    page('/', [['/a.jpg', 'Two guests at the counter']]),
    { ...spanish, html: spanish.html.replace('lang="en"', 'lang="es"') },
  ])
  expect(pictureToldApart.look(site).state).toBe('ok')
})

test('the words of the page’s own title say what the page is of', () => {
  const titled = page('/tune-ups/', [['/a.jpg', 'Furnace tune-up in Macon']], { kind: 'service' })
  const site = siteOf([
    page('/', [['/a.jpg', 'Two guests at the counter']]),
    { ...titled, html: titled.html.replace('<title>Calloway', '<title>Furnace Tune-Ups in Macon | Calloway') },
  ])
  expect(pictureToldApart.look(site).state).not.toBe('found')
})

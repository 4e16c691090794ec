import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { onePageForAll } from './one-page-for-all.ts'

const told = (html: string) => {
  const outcome = onePageForAll.look(viewOf({ html: `<main>${html}</main>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const titles = ['Why a Pipe Bursts in May', 'Three Ways to Save Water', "2024's Best Faucets"]
const card = (title: string, href: string) => `<h3><a href="${href}">${title}</a></h3><a href="${href}">Read more</a>`
const tile = (title: string, href: string) => `<h3>${title}</h3><p>We do it.</p><a href="${href}">Learn More</a>`

test('three articles that all open the sample of the template are found', () => {
  expect(told(titles.map(title => card(title, 'blog-post.html')).join(''))).toEqual([
    '“Why a Pipe Bursts in May”, “Three Ways to Save Water” and 1 more all lead to /blog-post.html',
  ])
})

test.each([
  'service-details.html',
  '/single-post/',
  'portfolio-details',
  'post.html',
  '/service-single/index.html',
  '/cabin-detail/',
  'car-details.html',
  'room-single.html',
])('so are services that “Learn more” leads to %s for', href => {
  expect(told(['Drain Cleaning', 'Water Heaters', 'Leak Repair'].map(name => tile(name, href)).join(''))).toHaveLength(
    1,
  )
})

test('cards of services that all lead to the page they stand on are found', () => {
  const said = 'It takes us a day or two, and we leave the house as clean as we found it. '.repeat(2)
  const cards = ['Drain Cleaning', 'Water Heaters', 'Leak Repair'].map(name => `<a href="/">${name} ${said}</a>`)
  expect(told(cards.join(''))).toEqual([
    expect.stringMatching(/^“Drain Cleaning .+ all lead to the page they stand on$/),
  ])
  expect(told(cards.slice(1).join(''))).toEqual([])
  expect(told(`<nav>${cards.join('')}</nav>`)).toEqual([])
  expect(told(cards.join('').replaceAll('href', 'data-open="quote" href'))).toEqual([])
})

test.each<[string, string]>([
  ['a page of its own for each', titles.map((title, at) => card(title, `blog-post-${at}.html`)).join('')],
  [
    'two alone',
    titles
      .slice(0, 2)
      .map(title => card(title, 'blog-post.html'))
      .join(''),
  ],
  ['one page for all services', titles.map(title => card(title, 'services.html')).join('')],
  [
    'a page that is told by its address what to show',
    titles.map((title, at) => card(title, `post.html?id=${at}`)).join(''),
  ],
  ['details of what has no entries', titles.map(title => card(title, 'booking-details.html')).join('')],
  ['parts of one page', titles.map((title, at) => card(title, `service-details.html#${at}`)).join('')],
  [
    'one entry with its author, its date and its comments',
    ['Why a Pipe Bursts in May', 'by Ada Quill', 'May 12, 2024', '12 Comments', 'Service Details']
      .map(name => `<a href="blog-details.html">${name}</a>`)
      .join(' '),
  ],
])('silent: %s', (_, html) => {
  expect(told(html)).toEqual([])
})

test('links of a page to itself that all call it by its name are no entries', () => {
  const look = (file: string) => {
    const names = [
      'Gala Fiesta de Navidad',
      'House of Oaks Gala Fiesta de Navidad',
      'Our Gala Fiesta de Navidad tickets',
    ]
    const html = names.map(name => `<p><a href="${file}">${name}</a></p>`).join('')
    return onePageForAll.look(viewOf({ html: `<main>${html}</main>`, url: `https://www.calloway.example/${file}` }))
      .state
  }
  expect(look('gala-navidad.html')).toBe('ok')
  expect(look('coming-soon.html')).toBe('found')
})

const services = ['Drain Cleaning', 'Water Heaters', 'Leak Repair']
const onInnerPage = (html: string) => {
  const outcome = onePageForAll.look(
    viewOf({ url: 'https://www.calloway.example/services', html: `<main>${html}</main>` }),
  )
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('cards of an inner page that all lead to the front page are found', () => {
  expect(onInnerPage(services.map(name => tile(name, '/')).join(''))).toEqual([
    '“Drain Cleaning”, “Water Heaters” and 1 more all lead to the front page',
  ])
  const pictured = (name: string) => `<a href="/index.html"><img src="/a.jpg" alt=""> ${name}</a>`
  expect(onInnerPage(services.map(pictured).join(''))).toHaveLength(1)
})

test.each<[string, string]>([
  ['links in a sentence', services.map(name => `<p>Ask for <a href="/">${name}</a> today.</p>`).join('')],
  [
    'two cards',
    services
      .slice(0, 2)
      .map(name => tile(name, '/'))
      .join(''),
  ],
  ['ways back', services.map(name => `<h3>${name}</h3><a href="/">Back to home</a>`).join('')],
  ['a menu', `<nav>${services.map(name => tile(name, '/')).join('')}</nav>`],
  ['what a script opens', services.map(name => tile(name, '/').replace('<a', '<a data-open="x"')).join('')],
])('%s that lead to the front page are none', (_, html) => {
  expect(onInnerPage(html)).toEqual([])
})

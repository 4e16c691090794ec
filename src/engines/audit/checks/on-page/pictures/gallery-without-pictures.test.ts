import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { galleryWithoutPictures } from './gallery-without-pictures.ts'

const look = (body: string, over?: Partial<SiteView>) =>
  galleryWithoutPictures.look(siteOf([{ html: `<title>Calloway</title><body><h1>Walls washed</h1>${body}` }], over))
const tile = (name: string, more = '') => `<div class="tile"><span>Before/After</span>${more}<h4>${name}</h4></div>`
const tiles = (more = '') => [tile('House', more), tile('Driveway'), tile('Deck')].join('')
const gallery = (inner: string, heading = 'Before &amp; After Gallery') =>
  `<h2>${heading}</h2><p>See what we did.</p>${inner}<h2>Contact</h2><p>Call us.</p>`

test('names of jobs without a picture are told', () => {
  expect(look(gallery(tiles()))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '<h2> “Before & After Gallery” over 3 names, and no picture' }],
  })
})

test.each([
  ['has a picture', gallery(tiles('<img src="/a.jpg" alt="House">')), {}],
  ['leads to where they are', gallery(`${tiles()}<a href="/work">All of our work</a>`), {}],
  ['holds words only', gallery('<p>We have done a lot.</p>'), {}],
  ['is one of services', gallery(tiles(), 'Our Services'), {}],
  ['has pictures painted on', gallery(tiles('<div style="background-image:url(/a.jpg)"></div>')), {}],
  [
    'may have them painted on by its style',
    gallery(tiles()),
    { painted: ['a', 'b'].map(name => ({ style: '/s.css', url: `/${name}.jpg`, line: 1 })) },
  ],
  ['is filled by a script', `${gallery(tiles())}<script src="/js/gallery.js"></script>`, {}],
])('a part that %s is fine', (_, body, over) => {
  expect(look(body, over).state).not.toBe('found')
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { borrowedPictures } from './borrowed-pictures.ts'
import { stockAsOwnWork } from './stock-as-own-work.ts'

const lent = (number: number, alt = '') =>
  `<img src="https://images.unsplash.com/photo-15033${number}?w=600" alt="${alt}">`
const three = lent(1) + lent(2) + lent(3)
const pageOf = (body: string, path = '') =>
  viewOf({ html: `<title>Calloway</title>\n<body>${body}`, url: `https://www.calloway.example/${path}` })

test.each([
  ['as a pair', lent(1, 'Before the detail') + lent(2, 'Seats after'), ''],
  ['on a page of work', three, 'gallery.html'],
  ['under a heading of work', `<h2>Our recent projects</h2>${three}<h2>Contact</h2>`, ''],
  ['from an own folder', '<h2>Before &amp; After</h2>'.padEnd(40) + ownFolder(), ''],
])('pictures of an agency %s are told, and once', (_, body, path) => {
  const page = pageOf(body, path)
  expect(stockAsOwnWork.look(page).state).toBe('found')
  expect(borrowedPictures.look(page).state).toBe('ok')
})

function ownFolder(): string {
  const files = ['ann-lee-4xQ-unsplash.jpg', 'pexels-photo-210019.jpg', 'shutterstock_1203.jpg']
  return files.map(file => `<img src="/img/${file}" alt="">`).join('')
}

test.each([
  ['at the top of the page', `<h1>Roofs in Macon</h1>${three}<h2>Gallery</h2><img src="/img/roof.jpg" alt="Roof">`, ''],
  ['behind the next heading', `<h2>Our work</h2><p>Roofs.</p><h2>Services</h2>${three}`, ''],
  ['of which one says before', lent(1, 'Before you call'), ''],
  ['beside words of an article', `<h2>How our work changed</h2>${three}`, ''],
  ['of one’s own', '<h1>Gallery</h1><img src="/img/stock-tank.jpg" alt=""><img src="/img/a.jpg" alt="">', 'gallery'],
])('pictures %s are shown as nobody’s work', (_, body, path) => {
  expect(stockAsOwnWork.look(pageOf(body, path)).state).toBe('ok')
})

test.each([
  ['Exterior of Calloway Dental', 'found'],
  ['New patients at Calloway Dental in Macon', 'found'],
  ['Calloway Dental tooth cleaning', 'ok'],
  ['A bright smile', 'ok'],
])('one picture of an agency described as “%s”: %s', (alt, state) => {
  expect(stockAsOwnWork.look(pageOf(`${lent(1, alt)}<footer>© 2026 Calloway Dental</footer>`)).state).toBe(state)
})

import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { placeholderPicture } from './placeholder-pictures.ts'

const look = (body: string) => placeholderPicture.look(viewOf({ html: `<html lang="en"><body>${body}</body></html>` }))
const card = '<div class="card"><div class="img">PHOTO</div><div><b>Faucet</b> $80</div></div>'

test('boxes that say “PHOTO” and nothing more stand where pictures were to come', () => {
  expect(look(card.repeat(3))).toMatchObject({ state: 'found', occurrences: [{ evidence: '3 boxes with “PHOTO”' }] })
})

test.each([
  ['one alone may be a heading', card],
  ['a picture bears the label', '<div><img src="faucet.jpg" alt="Faucet"><div>PHOTO</div></div>'.repeat(3)],
  ['a menu of kinds', '<nav><div>PHOTO</div><div>PHOTO</div></nav>'],
  ['links to albums', '<div><a href="/album/">PHOTO</a></div>'.repeat(3)],
  ['headings', '<h3>PHOTO</h3><p>Ada Marlow</p>'.repeat(3)],
  ['columns of a table', '<table><tr><td>PHOTO</td><td>PHOTO</td></tr></table>'],
])('%s', (_, body) => {
  expect(look(body).state).not.toBe('found')
})

const wanted = (...views: string[]) => views.map(view => `<div class="thumb">Photo: ${view}</div>`).join('')

test('so do boxes that say what a photo is to show', () => {
  expect(look(wanted('Main cabin exterior view', 'Living room', 'Forest view deck'))).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '3 boxes with “Photo: Main cabin exterior view”' }],
  })
})

test.each([
  ['who took the pictures', wanted('Ada Marlow', 'Ben Hollis')],
  ['what the pictures beside them show', `<img src="a.jpg" alt="">${wanted('Living room')}`.repeat(2)],
  ['one of them alone', wanted('Living room')],
])('%s', (_, body) => {
  expect(look(body).state).not.toBe('found')
})

test.each([
  ['Coach Photo', 3],
  ['Before/After Photo', 3],
  ['Before & After Photo', 2],
  ['Featured Image', 2],
  ['(Staff photo here)', 2],
])('so do boxes called “%s”', (said, times) => {
  expect(look(`<div><div class="box">${said}</div><h3>Ada</h3></div>`.repeat(times)).state).toBe('found')
})

test.each([
  ['a caption alone', '<div>Team photo</div><p>Taken in May.</p>'],
  ['captions below pictures', '<div><img src="a.jpg" alt="Ada"><div>Staff photo</div></div>'.repeat(2)],
  ['kinds of pictures that a studio takes', '<div>Family photo</div><div>Senior photo</div><div>Passport photo</div>'],
  ['a word about placeholders', '<p>Each photo placeholder on your proof shows what comes there.</p>'],
])('%s', (_, body) => {
  expect(look(body).state).not.toBe('found')
})

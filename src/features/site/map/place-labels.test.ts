import { expect, test } from 'vitest'
import { boxOf, overlap, placeLabels, type Wish } from '#src/features/site/map/place-labels.ts'

const frame = { width: 600, height: 420 }
const wish = (x: number, y: number, text: string, required = true): Wish => ({
  x,
  y,
  lines: [text],
  kind: 'city',
  required,
})
const mark = ({ x, y }: Wish) => ({ x, y, radius: 8 })

test('a lone label stands to the right of its mark', () => {
  const tampa = wish(100, 100, 'Tampa')
  expect(placeLabels([tampa], { ...frame, marks: [mark(tampa)] })).toMatchObject([{ anchor: 'start', x: 115 }])
})

test('a label at the right edge turns to the left', () => {
  const miami = wish(580, 200, 'Miami')
  expect(placeLabels([miami], { ...frame, marks: [mark(miami)] })).toMatchObject([{ anchor: 'end' }])
})

test('labels of close neighbors do not touch', () => {
  const pair = [wish(300, 200, 'Sandy Springs'), wish(304, 214, 'Atlanta')]
  const [a, b] = placeLabels(pair, { ...frame, marks: pair.map(mark) })
  expect(a && b && overlap(boxOf(a), boxOf(b))).toBe(false)
})

test('an optional label gives way rather than name the wrong mark', () => {
  const crowd = [wish(300, 200, 'Charleston', false), ...[285, 315].flatMap(x => [190, 210].map(y => wish(x, y, 'x')))]
  expect(placeLabels(crowd.slice(0, 1), { ...frame, marks: crowd.map(mark) })).toEqual([])
})

test('a required label without room stops the build', () => {
  const long = wish(300, 200, 'A name far too long for any map of six hundred units across')
  expect(() => placeLabels([long], { ...frame, marks: [] })).toThrow('No room')
})

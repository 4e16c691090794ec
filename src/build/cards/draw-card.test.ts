import sharp from 'sharp'
import { expect, test } from 'vitest'
import { breakLines, readCardFaces } from '#src/build/cards/card-type.ts'
import { cardSize, drawCard } from '#src/build/cards/draw-card.ts'
import { drawPanel } from '#src/build/cards/draw-panel.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { sitePages } from '#src/content/pages.ts'

const faces = readCardFaces()
const bare = '<main></main>'
const cardOf = (title: string, path = '/contact-us') =>
  drawCard(faces, { kind: 'Contact us', title, brand_name: 'Porchlight Local', ...drawPanel(path, bare, faces) })

const drawnPaths = new Set([
  '/',
  '/locations',
  ...articles.map(({ slug }) => `/education/${slug}`),
  ...cities.map(({ slug }) => `/services/${slug}`),
])

test('every page that shows no drawing has a mark, and no coordinate of its card is broken', () => {
  for (const { path, card_title } of sitePages.filter(({ path }) => !drawnPaths.has(path))) {
    expect(cardOf(card_title, path), path).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('a page with neither drawing nor mark ends the build', () => {
  expect(() => cardOf('A page', '/new-page')).toThrow('/new-page')
})

test('a card is as large as Open Graph readers expect and is not one flat color', async () => {
  const { data, info } = await sharp(Buffer.from(cardOf('Be the first light your neighbors see.')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual(cardSize)
  expect(new Set(data).size).toBeGreaterThan(50)
})

test('no line of a title is wider than the narrowest room that a title has', () => {
  for (const { card_title, path } of sitePages) {
    const room = drawnPaths.has(path) ? 580 - 112 : 760 - 112
    for (const line of breakLines(faces.bold, card_title, 46, room)) {
      expect(faces.bold.getAdvanceWidth(line, 46), line).toBeLessThanOrEqual(room)
    }
    expect(breakLines(faces.bold, card_title, 46, room).length, path).toBeLessThanOrEqual(6)
  }
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { breakLines, readCardFace } from '#src/build/cards/card-type.ts'
import { cardSize, drawCard } from '#src/build/cards/draw-card.ts'
import { drawStates } from '#src/build/cards/states-motif.ts'
import { sitePages } from '#src/content/pages.ts'

const face = readCardFace()
const motif = drawStates({ left: 775, top: 60, right: 1165, bottom: 570 })
const draw = (title: string) =>
  drawCard(face, {
    title,
    brand_name: 'Porchlight Local',
    land: motif.land,
    borders: motif.borders,
    dots: [...motif.dots.values()],
    here: undefined,
  })

test('every page has a card without a broken coordinate', () => {
  for (const page of sitePages) expect(draw(page.card_title), page.path).not.toMatch(/NaN|undefined|Infinity/)
})

test('a card is as large as Open Graph readers expect and is not one flat colour', async () => {
  const { data, info } = await sharp(Buffer.from(draw('Be the first light your neighbors see.')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect({ width: info.width, height: info.height }).toEqual(cardSize)
  expect(new Set(data).size).toBeGreaterThan(50)
})

test('no line of a title is wider than the room it has', () => {
  for (const page of sitePages) {
    for (const line of breakLines(face, page.card_title, 46, 600)) {
      expect(face.getAdvanceWidth(line, 46), line).toBeLessThanOrEqual(600)
    }
  }
})

test('every city served has a dot inside the panel', () => {
  expect(motif.dots.size).toBe(40)
  for (const [slug, [x, y]] of motif.dots) {
    expect(x, slug).toBeGreaterThan(775)
    expect(x, slug).toBeLessThan(1165)
    expect(y, slug).toBeGreaterThan(60)
    expect(y, slug).toBeLessThan(570)
  }
})

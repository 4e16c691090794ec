import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readCardFace } from '#src/build/cards/card-type.ts'
import { drawCard } from '#src/build/cards/draw-card.ts'
import { drawStates } from '#src/build/cards/states-motif.ts'
import { sitePages } from '#src/content/pages.ts'
import { cardPath } from '#src/content/site-page.ts'

/** Draws the social card of every page of the site into `folder`, as PNG. */
export async function drawCards(folder: string, brand_name: string): Promise<void> {
  const face = readCardFace()
  const { land, borders, dots } = drawStates({ left: 775, top: 60, right: 1165, bottom: 570 })
  await Promise.all(
    sitePages.map(async page => {
      const here = dots.get(page.path.replace('/services/', ''))
      const svg = drawCard(face, { title: page.card_title, brand_name, land, borders, dots: [...dots.values()], here })
      const file = join(folder, cardPath(page.path))
      await mkdir(dirname(file), { recursive: true })
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 4 }).toFile(file)
    }),
  )
}

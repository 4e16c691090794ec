import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cardKind } from '#src/build/cards/card-kinds.ts'
import { readCardFaces } from '#src/build/cards/card-type.ts'
import { drawCard } from '#src/build/cards/draw-card.ts'
import { drawPanel } from '#src/build/cards/draw-panel.ts'
import type { KeptPictures } from '#src/build/pictures/kept-pictures.ts'
import { sitePages } from '#src/content/pages.ts'
import { cardPath } from '#src/content/site-page.ts'

const png = { palette: true, colours: 64, effort: 4 } as const

/** Draws the social card of every built page below `folder`, as PNG. What is drawn as it was before is not drawn again. */
export async function drawCards(folder: string, brand_name: string, kept: KeptPictures): Promise<void> {
  const faces = readCardFaces()
  await Promise.all(
    sitePages.map(async ({ path, card_title }) => {
      const html = await readFile(join(folder, path, 'index.html'), 'utf8')
      const panel = drawPanel(path, html, faces)
      const svg = Buffer.from(drawCard(faces, { kind: cardKind(path), title: card_title, brand_name, ...panel }))
      const card = await kept.picture(svg, JSON.stringify(png), () => sharp(svg).png(png).toBuffer())
      const file = join(folder, cardPath(path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, card)
    }),
  )
}

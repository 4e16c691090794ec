import type { Font } from 'opentype.js'
import { colors } from '#src/build/cards/card-colors.ts'
import { breakLines, type CardFaces, outline } from '#src/build/cards/card-type.ts'

/** Pixels of a social card, the size that Open Graph readers expect. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 72

export type Card = {
  /** What kind of page it is: one short line above the title. */
  kind: string
  title: string
  brand_name: string
  /** Where the drawn panel begins; it reaches to the right edge. */
  panel_left: number
  /** The panel's content, in pixels of the card. */
  panel: string
}

/** The largest size of the title that keeps it within `width` pixels, and low enough for what stands above and below it. */
function fitTitle(face: Font, title: string, width: number): { size: number; lines: string[] } {
  for (const size of [76, 68, 60, 52]) {
    const lines = breakLines(face, title, size, width)
    if (lines.length * size <= 275 && lines.every(line => face.getAdvanceWidth(line, size) <= width))
      return { size, lines }
  }
  return { size: 46, lines: breakLines(face, title, 46, width) }
}

/** One social card as SVG with outlined letters, so that drawing it needs no font. */
export function drawCard({ plain, bold }: CardFaces, card: Card): string {
  const { size, lines } = fitTitle(bold, card.title, card.panel_left - margin - 40)
  const step = size * 1.12
  const top = 345 - ((lines.length - 1) * step) / 2 + size * 0.3
  const title = lines.map((line, index) => outline(bold, line, margin, top + index * step, size)).join('')
  const kind = outline(plain, card.kind, margin, top - size - 14, 26)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="1200" height="630" fill="${colors.paper}"/>
${card.panel}
<circle cx="86" cy="86" r="22" fill="${colors['lamp-glow']}"/><circle cx="86" cy="86" r="13" fill="${colors.lamp}"/>
<path d="${outline(bold, card.brand_name, 124, 98, 34)}" fill="${colors.ink}"/>
<path d="${kind}" fill="${colors.harbour}"/>
<path d="${title}" fill="${colors.ink}"/>
<path d="${outline(plain, 'Local SEO, listings and reviews', margin, 570, 25)}" fill="${colors.soft}"/>
</svg>`
}

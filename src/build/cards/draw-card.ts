import type { Font } from 'opentype.js'
import { breakLines, outline } from '#src/build/cards/card-type.ts'

/** Pixels of a social card, the size that Open Graph readers expect. */
export const cardSize = { width: 1200, height: 630 } as const

type Card = {
  title: string
  brand_name: string
  /** Path data of the four states and the borders between them, within the right-hand panel. */
  land: string
  borders: string
  /** Where the cities lie. */
  dots: readonly (readonly [number, number])[]
  /** The one place that the page is about, if any. */
  here: readonly [number, number] | undefined
}

const colours = {
  paper: '#FBF7F0',
  ink: '#1D2326',
  soft: '#465054',
  harbour: '#0F4C4A',
  land: '#1B6764',
  lamp: '#E8A33D',
}

/** The largest size of the title that leaves it at most four lines. */
function fitTitle(face: Font, title: string): { size: number; lines: string[] } {
  for (const size of [76, 68, 60, 52]) {
    const lines = breakLines(face, title, size, 600)
    if (lines.length <= 4) return { size, lines }
  }
  return { size: 46, lines: breakLines(face, title, 46, 600) }
}

/** One social card as SVG with outlined letters, so that drawing it needs no font. */
export function drawCard(face: Font, card: Card): string {
  const { size, lines } = fitTitle(face, card.title)
  const step = size * 1.12
  const top = 335 - ((lines.length - 1) * step) / 2 + size * 0.3
  const title = lines.map((line, index) => outline(face, line, 72, top + index * step, size)).join('')
  const dots = card.dots.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4"/>`).join('')
  const here = card.here
    ? `<g transform="translate(${card.here[0].toFixed(1)} ${card.here[1].toFixed(1)})"><circle r="26" opacity=".3"/><circle r="12"/></g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="1200" height="630" fill="${colours.paper}"/>
<rect x="740" width="460" height="630" fill="${colours.harbour}"/>
<path d="${card.land}" fill="${colours.land}"/>
<path d="${card.borders}" fill="none" stroke="${colours.harbour}" stroke-width="2"/>
<g fill="${colours.lamp}">${dots}${here}</g>
<circle cx="86" cy="86" r="22" fill="#F6D9A8"/><circle cx="86" cy="86" r="13" fill="${colours.lamp}"/>
<path d="${outline(face, card.brand_name, 124, 98, 34)}" fill="${colours.ink}"/>
<path d="${title}" fill="${colours.ink}"/>
<path d="${outline(face, 'Local SEO, listings and reviews in FL, GA, SC and NC', 72, 570, 25)}" fill="${colours.soft}"/>
</svg>`
}

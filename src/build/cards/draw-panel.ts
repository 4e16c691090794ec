import { colors } from '#src/build/cards/card-colors.ts'
import { drawMark } from '#src/build/cards/card-marks.ts'
import { type CardFaces, outline } from '#src/build/cards/card-type.ts'
import { cardSize } from '#src/build/cards/draw-card.ts'
import type { Tone } from '#src/build/cards/map-looks.ts'
import { findDrawing, redraw, sizeOf } from '#src/build/cards/page-drawing.ts'
import { drawStates } from '#src/build/cards/states-motif.ts'

export type Panel = { panel_left: number; panel: string }

type Drawing = NonNullable<ReturnType<typeof findDrawing>>

const grounds: Readonly<Record<Tone, string>> = { paper: colors.sunk, band: colors.harbour }

function ground(left: number, color: string): string {
  return `<rect x="${left}" width="${cardSize.width - left}" height="${cardSize.height}" fill="${color}"/>`
}

/** A map fills its panel to the edges: what does not fit is cut off on both sides alike. */
function mapPanel(drawing: Drawing, faces: CardFaces, tone: Tone): Panel {
  const panel_left = 580
  const width = cardSize.width - panel_left
  const map = sizeOf(drawing)
  const scale = Math.max(width / map.width, cardSize.height / map.height)
  const seen_width = width / scale
  const seen_height = cardSize.height / scale
  const left = (map.width - seen_width) / 2
  const top = (map.height - seen_height) / 2
  const content = redraw(drawing, { faces, tone, seen: { left: left + 4, right: left + seen_width - 4 } })
  const view = [left, top, seen_width, seen_height].map(number => number.toFixed(1)).join(' ')
  const size = `x="${panel_left}" width="${width}" height="${cardSize.height}"`
  return { panel_left, panel: `${ground(panel_left, grounds[tone])}<svg ${size} viewBox="${view}">${content}</svg>` }
}

/** A figure stands whole on its panel, like a sheet that lies there. */
function figurePanel(drawing: Drawing, faces: CardFaces): Panel {
  const panel_left = 580
  const figure = sizeOf(drawing)
  const room = { width: 520, height: 510 }
  const scale = Math.min(room.width / figure.width, room.height / figure.height)
  const width = figure.width * scale
  const height = figure.height * scale
  const x = panel_left + (cardSize.width - panel_left - width) / 2
  const y = (cardSize.height - height) / 2
  const everything = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
  const content = redraw(drawing, { faces, tone: 'paper', seen: everything })
  const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`
  const svg = `<svg ${place} viewBox="0 0 ${figure.width} ${figure.height}" overflow="visible">${content}</svg>`
  return { panel_left, panel: `${ground(panel_left, colors.sunk)}${svg}` }
}

const states = drawStates({ left: 775, top: 40, right: 1185, bottom: 590 })

/** A page without a drawing has a mark, over the four states. */
function markPanel(path: string): Panel {
  const panel_left = 760
  const mark = drawMark(path, { x: 870, y: 205, size: 220, color: colors.lamp })
  const land = `<path d="${states.land}" fill="${colors['band-raised']}" opacity=".7"/>`
  return { panel_left, panel: `${ground(panel_left, colors.harbour)}${land}${mark}` }
}

/** Says that the figures of a picture are invented. */
function exampleNote(faces: CardFaces): string {
  const words = outline(faces.plain, 'Example', 1112, 617, 19)
  return `<rect x="1100" y="598" width="92" height="27" rx="13.5" fill="${colors.raised}"/><path d="${words}" fill="${colors.ink}"/>`
}

/** The drawn side of a page's social card, from what the page itself shows: its map, its figure, or the mark that stands for it. */
export function drawPanel(path: string, html: string, faces: CardFaces): Panel {
  const drawing = findDrawing(html)
  if (!drawing) return markPanel(path)
  if (path.startsWith('/education/')) return figurePanel(drawing, faces)
  if (path !== '/') return mapPanel(drawing, faces, 'band')
  const { panel_left, panel } = mapPanel(drawing, faces, 'paper')
  return { panel_left, panel: panel + exampleNote(faces) }
}

import type { Anchor, Label } from '#src/features/site/map/drawn-map.ts'

export type Box = { left: number; top: number; right: number; bottom: number }

/** Units of a drawing 600 wide; at 328 CSS pixels they still show as more than 11. */
export const fontSize = 21
const lineHeight = 24
const ascent = 17
const characterWidth = 0.58 * fontSize

export function boxOf({ x, y, anchor, lines }: Pick<Label, 'x' | 'y' | 'anchor' | 'lines'>): Box {
  const width = Math.max(...lines.map(line => line.length)) * characterWidth
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - ascent, bottom: y + (lines.length - 1) * lineHeight + 6 }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function boxAround({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** A text looking for a place near (x, y); `required` ones throw when there is none, others are left out. */
export type Wish = { x: number; y: number; lines: string[]; kind: Label['kind']; required: boolean }

const anchors: [Anchor, number, number][] = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, -1],
  ['middle', 0, 1],
  ['start', 0.75, -0.75],
  ['end', -0.75, -0.75],
  ['start', 0.75, 0.75],
  ['end', -0.75, 0.75],
]

/** Places to try, closest first, the right-hand side before all others. */
function candidates(wish: Wish): Label[] {
  const extra = (wish.lines.length - 1) * lineHeight
  const gaps = wish.required ? [15, 24, 36, 52, 70, 92] : [15, 22]
  return gaps.flatMap(gap =>
    anchors.map(([anchor, across, down]) => {
      const rise = down < 0 ? -extra : down > 0 ? ascent : 6 - extra / 2
      const away = down === 0 ? 0 : down * (gap - 2)
      return {
        x: Math.round(wish.x + across * gap),
        y: Math.round(wish.y + rise + away),
        anchor,
        lines: wish.lines,
        kind: wish.kind,
      }
    }),
  )
}

type Spot = { x: number; y: number }

/** From the line through the middle of the text, which is what the eye follows, not from the corners of its box. */
function distanceTo(box: Box, { x, y }: Spot): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), (box.top + box.bottom) / 2 - y)
}

/** A label that sits nearer to a neighbor's mark than to its own would name the wrong place. */
function namesItsOwn(box: Box, own: Spot, marks: readonly Spot[]): boolean {
  return marks.every(mark => (mark.x === own.x && mark.y === own.y) || distanceTo(box, mark) > distanceTo(box, own))
}

type Frame = { width: number; height: number; marks: readonly (Spot & { radius: number })[] }

/** Gives each wish, in order, the first spot inside the frame that touches nothing, if possible nearest to its own mark. */
export function placeLabels(wishes: readonly Wish[], { width, height, marks }: Frame): Label[] {
  const boxes = marks.map(mark => boxAround(mark, mark.radius))
  const placed: Label[] = []
  for (const wish of wishes) {
    const free = candidates(wish).filter(label => {
      const box = boxOf(label)
      const inside = box.left >= 4 && box.right <= width - 4 && box.top >= 4 && box.bottom <= height - 4
      return inside && !boxes.some(other => overlap(box, other))
    })
    const spot = free.find(label => namesItsOwn(boxOf(label), wish, marks)) ?? (wish.required ? free[0] : undefined)
    if (!spot && wish.required) throw new Error(`No room on the map for the label ${wish.lines.join(' ')}`)
    if (!spot) continue
    placed.push(spot)
    boxes.push(boxOf(spot))
  }
  return placed
}

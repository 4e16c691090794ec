import type { GeoContext } from 'd3-geo'

export type Pair = readonly [number, number]

/** Distance of p from the segment a–b. */
function distanceToSegment(p: Pair, a: Pair, b: Pair): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  return Math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy)
}

/** Ramer–Douglas–Peucker: the points of a line without which it would stray by more than `tolerance`. */
export function simplify(line: readonly Pair[], tolerance: number): Pair[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let split = 0
  for (const [index, point] of line.entries()) {
    const distance = distanceToSegment(point, first, last)
    if (distance > farthest) [farthest, split] = [distance, index]
  }
  if (farthest <= tolerance) return [first, last]
  return [...simplify(line.slice(0, split + 1), tolerance).slice(0, -1), ...simplify(line.slice(split), tolerance)]
}

/** "12-3" instead of "12 -3": the minus sign already parts two numbers. */
const joined = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')

function relativePath(line: readonly Pair[], closed: boolean): string {
  const steps: number[] = []
  let [x, y] = line[0] ?? [0, 0]
  for (const [nextX, nextY] of line.slice(1)) {
    if (nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return steps.length === 0 ? '' : `M${joined(line[0] ?? [])}l${joined(steps)}${closed ? 'z' : ''}`
}

const rounded = ([x, y]: Pair): Pair => [Math.round(x), Math.round(y)]

/** A pen for `geoPath` that writes short path data: simplified, whole numbers, relative steps, no specks. */
export function inkPen(tolerance: number): GeoContext & { text: () => string } {
  let path = ''
  let line: Pair[] = []
  const finish = (closed: boolean) => {
    const kept = simplify(line, tolerance).map(rounded)
    const [xs, ys] = [kept.map(([x]) => x), kept.map(([, y]) => y)]
    const speck = closed && Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) < 5
    if (line.length > 1 && !speck) path += relativePath(kept, closed)
    line = []
  }
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => {
      finish(false)
      line = [[x, y]]
    },
    lineTo: (x, y) => {
      line.push([x, y])
    },
    closePath: () => finish(true),
    arc: () => undefined,
    text: () => {
      finish(false)
      return path
    },
  }
}

/** Longitude, latitude and width in miles of the river's middle, from above the Buckman Bridge down to the sea. */
const course: readonly (readonly [number, number, number])[] = [
  [-81.63, 29.99, 2],
  [-81.665, 30.09, 2.4],
  [-81.676, 30.15, 2.6],
  [-81.664, 30.195, 2.7],
  [-81.655, 30.23, 2.1],
  [-81.668, 30.262, 1.9],
  [-81.677, 30.29, 1.3],
  [-81.674, 30.31, 0.8],
  [-81.667, 30.32, 0.45],
  [-81.655, 30.323, 0.4],
  [-81.642, 30.318, 0.5],
  [-81.63, 30.317, 0.55],
  [-81.62, 30.328, 0.7],
  [-81.613, 30.35, 0.8],
  [-81.616, 30.378, 0.9],
  [-81.61, 30.4, 0.9],
  [-81.593, 30.405, 0.8],
  [-81.575, 30.392, 0.7],
  [-81.557, 30.386, 0.6],
  [-81.53, 30.388, 0.5],
  [-81.49, 30.393, 0.5],
  [-81.45, 30.397, 0.5],
  [-81.42, 30.399, 0.5],
  [-81.36, 30.401, 0.6],
]

type Pair = readonly [number, number]

/** The St. Johns River through Jacksonville as one closed outline, simplified by hand; the county shapes leave it out. */
export function riverOutline(project: (lngLat: [number, number]) => Pair | null, unitsPerMile: number): Pair[] {
  const middle = course.map(([lng, lat]) => project([lng, lat]) ?? ([0, 0] as const))
  const bank = (side: 1 | -1) =>
    middle.map(([x, y], index): Pair => {
      const before = middle[index - 1] ?? [x, y]
      const after = middle[index + 1] ?? [x, y]
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const reach = (side * (course[index]?.[2] ?? 0) * unitsPerMile) / 2
      return [x - (reach * (after[1] - before[1])) / length, y + (reach * (after[0] - before[0])) / length]
    })
  return [...bank(1), ...bank(-1).toReversed()]
}

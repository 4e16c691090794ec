import { type Pair, simplify } from '#src/features/site/map/ink-path.ts'

type Lines = { type: 'MultiLineString'; coordinates: number[][][] }

const keyOf = (point: readonly number[] | undefined) => String(point)

/** Simplifies lines by `tolerance` (in their own units) but keeps each point on which another line ends. */
export function simplifyBorders({ coordinates }: Lines, tolerance: number): Lines {
  const ends = new Set(coordinates.flatMap(line => [keyOf(line[0]), keyOf(line.at(-1))]))
  const kept = coordinates.map(line => {
    const cuts = [...line.keys()].filter(
      index => index === 0 || index === line.length - 1 || ends.has(keyOf(line[index])),
    )
    const pieces = cuts.slice(1).map((cut, index) => {
      const piece = line.slice(cuts[index], cut + 1).map(([x = 0, y = 0]): Pair => [x, y])
      return simplify(piece, tolerance).slice(1)
    })
    return [...line.slice(0, 1), ...pieces.flat().map(([x, y]) => [x, y])]
  })
  return { type: 'MultiLineString', coordinates: kept }
}

const grids = [
  {
    month: 'March',
    places: [
      [14, 11, 9, 12, 16],
      [9, 5, 4, 6, 11],
      [7, 3, 1, 2, 8],
      [8, 3, 2, 3, 9],
      [13, 7, 3, 8, 12],
    ],
  },
  {
    month: 'September',
    places: [
      [12, 8, 7, 9, 13],
      [7, 3, 2, 4, 8],
      [4, 2, 1, 1, 5],
      [5, 2, 1, 2, 6],
      [9, 3, 2, 3, 8],
    ],
  },
] as const

const cell = 32
const side = 29

/** The points of a grid, each with its place in the drawing. */
function pointsOf(places: readonly (readonly number[])[]) {
  return places.flatMap((line, row) => line.map((place, column) => ({ id: `${row}-${column}`, place, column, row })))
}

/** A cell for each point of a grid, with the shop's place on the map there; the first three are filled. */
function Cell({ place, column, row }: { place: number; column: number; row: number }) {
  const first = place <= 3
  return (
    <g transform={`translate(${column * cell} ${28 + row * cell})`}>
      <rect x="1" y="1" width={side} height={side} rx="4" className={first ? 'fill-moss' : 'fill-none stroke-ink'} />
      <text
        x={side / 2 + 1}
        y="20"
        textAnchor="middle"
        className={first ? 'fill-paper font-semibold text-[14px]' : 'fill-ink text-[14px]'}
      >
        {place}
      </text>
    </g>
  )
}

/** The two grids of the example side by side, with the number of points among the first three. */
export function TrackingLocalSeoPerformanceFigure() {
  return (
    <svg viewBox="0 0 340 226" aria-hidden="true">
      {grids.map(({ month, places }, index) => (
        <g key={month} transform={`translate(${index * 178} 0)`}>
          <text y="15" className="fill-ink text-[14px] font-semibold">
            {month}
          </text>
          {pointsOf(places).map(({ id, place, column, row }) => (
            <Cell key={id} place={place} column={column} row={row} />
          ))}
          <text y="214" className="fill-ink text-[14px]">
            {`${places.flat().filter(place => place <= 3).length} of 25 points`}
          </text>
        </g>
      ))}
    </svg>
  )
}

const places = ['Door', 'Page', 'Profile', 'Block'] as const

const facts = [
  { name: 'Name', differs: [] },
  { name: 'Street', differs: [] },
  { name: 'Phone', differs: [] },
  { name: 'Weekday hours', differs: ['Page'] },
  { name: 'Saturday hours', differs: ['Profile'] },
  { name: 'Map point', differs: ['Block'] },
] as const satisfies readonly { name: string; differs: readonly (typeof places)[number][] }[]

const rowHeight = 38
const columnOf = (index: number) => 150 + index * 54

/** Six facts of the worked example in four places: a disc where they agree, a cross where they do not. */
export function LocalSchemaMarkupFigure() {
  return (
    <svg viewBox={`0 0 340 ${facts.length * rowHeight + 34}`} aria-hidden="true">
      {places.map((place, index) => (
        <text key={place} x={columnOf(index)} y="18" textAnchor="middle" className="fill-ink text-[13px]">
          {place}
        </text>
      ))}
      {facts.map(({ name, differs }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight + 30})`}>
          <path d="M0 0h340" className="stroke-hairline" />
          <text y="24" className="fill-ink text-[14px]">
            {name}
          </text>
          {places.map((place, index) =>
            differs.some(one => one === place) ? (
              <path
                key={place}
                d={`M${columnOf(index) - 7} 12l14 14m0 -14l-14 14`}
                className="stroke-clay stroke-[3]"
              />
            ) : (
              <circle key={place} cx={columnOf(index)} cy="19" r="7" className="fill-moss" />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}

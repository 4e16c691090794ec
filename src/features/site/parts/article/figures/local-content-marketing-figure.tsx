const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Months are counted from 0, January. */
const subjects = [
  { name: 'Termites', write: 0, first: 2, last: 4 },
  { name: 'Fire ants', write: 1, first: 3, last: 5 },
  { name: 'Mosquitoes', write: 2, first: 4, last: 8 },
  { name: 'Rats and mice', write: 7, first: 9, last: 11 },
] as const

const column = 28
const rowHeight = 54

/** The year of the worked example: when most calls come, and the month to write two months before. */
export function LocalContentMarketingFigure() {
  const bottom = 26 + subjects.length * rowHeight
  return (
    <svg viewBox={`0 0 340 ${bottom + 4}`} aria-hidden="true">
      {months.map((month, index) => (
        <g key={month} transform={`translate(${2 + index * column} 0)`}>
          <text x={column / 2} y="15" textAnchor="middle" className="fill-ink text-[13px] font-semibold">
            {month.slice(0, 1)}
          </text>
          <path d={`M0 22V${bottom}`} className="stroke-hairline" />
        </g>
      ))}
      {subjects.map(({ name, write, first, last }, row) => {
        const x = 2 + first * column
        const end = 2 + (last + 1) * column
        const mark = 2 + write * column + column / 2
        return (
          <g key={name} transform={`translate(0 ${26 + row * rowHeight})`}>
            <rect x={x} y="22" width={end - x} height="20" rx="3" className="fill-harbour" />
            <path d={`M${mark + 9} 32H${x}`} className="stroke-ink" strokeDasharray="3 3" />
            <path
              d={`M${mark - 7} 39L${mark - 4} 30L${mark + 5} 21L${mark + 9} 25L${mark} 34Z`}
              className="fill-clay"
            />
            <text x={end} y="15" textAnchor="end" className="fill-ink text-[14px]">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

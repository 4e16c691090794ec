const groups = [
  { name: 'Right in every line', count: 11, mark: 'fill-moss' },
  { name: 'Right, written in another way', count: 5, mark: 'fill-none stroke-moss stroke-2' },
  { name: 'Old address', count: 4, mark: 'fill-clay' },
  { name: 'Old phone', count: 2, mark: 'fill-clay' },
  { name: 'Both old', count: 1, mark: 'fill-clay' },
  { name: 'Second listing', count: 1, mark: 'fill-none stroke-clay stroke-2' },
] as const

const rowHeight = 50
const step = 25

/** A square for each listing of the worked example, by what is the matter with it. */
export function NapConsistencyGuideFigure() {
  return (
    <svg viewBox={`0 0 340 ${groups.length * rowHeight + 12}`} aria-hidden="true">
      {groups.map(({ name, count, mark }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight + (row > 1 ? 12 : 0)})`}>
          <text y="15" className="fill-ink text-[14px]">
            {name}
          </text>
          <text x="338" y="39" textAnchor="end" className="fill-ink font-display text-[20px] font-semibold">
            {count}
          </text>
          {Array.from({ length: count }, (_, index) => 1 + index * step).map(x => (
            <rect key={x} x={x} y="23" width="18" height="18" rx="3" className={mark} />
          ))}
        </g>
      ))}
      <path d={`M0 ${2 * rowHeight + 2}h340`} className="stroke-ink" strokeDasharray="4 4" />
    </svg>
  )
}

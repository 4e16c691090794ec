const unit = 338 / 31

const bars = [
  { top: 0, parts: [{ from: 0, names: 31, label: 'names on the sheet', look: 'fill-ink', inside: 'fill-paper' }] },
  {
    top: 84,
    parts: [
      { from: 0, names: 6, label: 'linked', look: 'fill-none stroke-moss stroke-2', inside: 'fill-ink' },
      { from: 6, names: 18, label: 'to ask', look: 'fill-harbour', inside: 'fill-paper' },
      { from: 24, names: 7, label: 'no fit', look: 'fill-none stroke-soft stroke-2', inside: 'fill-ink' },
    ],
  },
  {
    top: 168,
    parts: [
      { from: 6, names: 12, label: 'say yes', look: 'fill-moss', inside: 'fill-paper' },
      { from: 18, names: 2, label: 'no', look: 'fill-clay', inside: 'fill-paper' },
      { from: 20, names: 4, label: 'silent', look: 'fill-none stroke-soft stroke-2', inside: 'fill-ink' },
    ],
  },
] as const

/** How the names of the worked example were sorted, and what came of the letters. */
export function LocalLinkBuildingStrategiesFigure() {
  return (
    <svg viewBox="0 0 340 224" aria-hidden="true">
      {bars.map(({ top, parts }) => (
        <g key={top} transform={`translate(1 ${top})`}>
          {parts.map(({ from, names, label, look, inside }) => {
            const middle = (from + names / 2) * unit
            return (
              <g key={label}>
                <rect x={from * unit + 1} y="2" width={names * unit - 2} height="30" rx="3" className={look} />
                <text x={middle} y="23" textAnchor="middle" className={`${inside} text-[15px] font-semibold`}>
                  {names}
                </text>
                <text x={middle} y="50" textAnchor="middle" className="fill-ink text-[13px]">
                  {label}
                </text>
              </g>
            )
          })}
        </g>
      ))}
      <path
        d={`M${6 * unit + 1} 142L${6 * unit + 1} 164M${24 * unit + 1} 142L${24 * unit + 1} 164`}
        className="stroke-harbour"
        strokeDasharray="3 3"
      />
    </svg>
  )
}

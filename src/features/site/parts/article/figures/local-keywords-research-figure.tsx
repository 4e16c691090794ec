const steps = [
  { name: 'Collected in four places', left: 52 },
  { name: 'Same meaning joined', left: 35 },
  { name: 'Only what he sells', left: 26 },
] as const

const groups = [
  { name: 'Refrigerators', count: 8, mark: 'fill-harbour' },
  { name: 'Washers', count: 6, mark: 'fill-moss' },
  { name: 'Dryers', count: 5, mark: 'fill-clay' },
  { name: 'Ovens', count: 4, mark: 'fill-lamp' },
  { name: 'The trade as such', count: 3, mark: 'fill-none stroke-ink stroke-2' },
] as const

const rowHeight = 54
const phrase = 290 / 52

/** What is left of the phrases of the worked example after each step, and the groups they end in. */
export function LocalKeywordsResearchFigure() {
  return (
    <svg viewBox="0 0 340 318" aria-hidden="true">
      {steps.map(({ name, left }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text y="15" className="fill-ink text-[14px]">
            {name}
          </text>
          <rect y="23" width={left * phrase} height="18" rx="3" className="fill-soft" />
          <text x={left * phrase + 8} y="39" className="fill-ink font-display text-[20px] font-semibold">
            {left}
          </text>
        </g>
      ))}
      <path d="M0 166h340" className="stroke-ink" strokeDasharray="4 4" />
      {groups.map(({ name, count, mark }, row) => (
        <g key={name} transform={`translate(0 ${180 + row * 28})`}>
          <rect x="1" y="1" width={count * phrase * 2} height="18" rx="3" className={mark} />
          <text x={count * phrase * 2 + 10} y="15" className="fill-ink text-[14px]">
            {`${name}, ${count}`}
          </text>
        </g>
      ))}
    </svg>
  )
}

const parts = [
  { name: 'AI summary', fed: ['Website, profile,', 'reviews, other sites'], mark: 'fill-none stroke-harbour stroke-2' },
  { name: 'Ads', fed: ['Your budget'], mark: 'fill-none stroke-clay stroke-2' },
  { name: 'The map', fed: ['Profile, reviews,', 'how near you are'], mark: 'fill-none stroke-moss stroke-2' },
  { name: 'Normal results', fed: ['Website, and who', 'links to it'], mark: 'fill-none stroke-harbour stroke-2' },
] as const

const rowHeight = 72

/** A phone with the four parts of a page of results, each joined to what feeds it. */
export function LocalSeoEssentialsFigure() {
  const height = parts.length * rowHeight + 40
  return (
    <svg viewBox={`0 0 340 ${height}`} aria-hidden="true">
      <rect x="1" y="1" width="146" height={height - 2} rx="14" className="fill-none stroke-ink stroke-2" />
      <path d="M58 14h32" className="stroke-ink stroke-2" />
      {parts.map(({ name, fed, mark }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight + 26})`}>
          <rect x="12" y="4" width="124" height="58" rx="6" className={mark} />
          <text x="74" y="38" textAnchor="middle" className="fill-ink text-[14px] font-semibold">
            {name}
          </text>
          <path d="M186 33h-42m8 -5l-8 5l8 5" className="fill-none stroke-ink" />
          {fed.map((line, index) => (
            <text key={line} x="192" y={fed.length === 1 ? 38 : 29 + index * 18} className="fill-ink text-[13px]">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

const months = [
  { month: 'July', site: 'old site', named: 190, strangers: 430 },
  { month: 'September', site: 'new site', named: 180, strangers: 130 },
  { month: 'November', site: 'mended', named: 185, strangers: 395 },
] as const

const floor = 262
const height = (clicks: number) => clicks * 0.37

/** Clicks of the worked example by month: searches with the shop's name below, without it above. */
export function TechnicalSeoAnalyticsFigure() {
  return (
    <svg viewBox="0 0 340 306" aria-hidden="true">
      {months.map(({ month, site, named, strangers }, column) => {
        const top = floor - height(named + strangers)
        const seam = floor - height(named)
        return (
          <g key={month} transform={`translate(${6 + column * 114} 0)`}>
            <text x="50" y={top - 9} textAnchor="middle" className="fill-ink font-display text-[18px] font-semibold">
              {named + strangers}
            </text>
            <rect x="14" y={top} width="72" height={seam - top} className="fill-harbour" />
            <rect x="15" y={seam} width="70" height={floor - seam - 1} className="fill-none stroke-harbour stroke-2" />
            <text x="50" y={(top + seam) / 2 + 5} textAnchor="middle" className="fill-paper text-[14px] font-semibold">
              {strangers}
            </text>
            <text x="50" y={(seam + floor) / 2 + 5} textAnchor="middle" className="fill-ink text-[14px]">
              {named}
            </text>
            <text x="50" y={floor + 20} textAnchor="middle" className="fill-ink text-[14px]">
              {month}
            </text>
            <text x="50" y={floor + 38} textAnchor="middle" className="fill-soft text-[13px]">
              {site}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${floor}h340`} className="stroke-ink" />
    </svg>
  )
}

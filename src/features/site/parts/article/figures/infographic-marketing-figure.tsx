const drawings = [
  { x: 0, label: 'Scale from 0', springs: 180, openers: 100, ratio: '1.8 to 1' },
  { x: 178, label: 'Scale from 24', springs: 180, openers: 36, ratio: 'looks 5 to 1' },
] as const

const floor = 224

/** Two numbers of the worked example as bars from zero, and as bars from 24. */
export function InfographicMarketingFigure() {
  return (
    <svg viewBox="0 0 340 282" aria-hidden="true">
      {drawings.map(({ x, label, springs, openers, ratio }) => (
        <g key={label} transform={`translate(${x} 0)`}>
          <text x="81" y="15" textAnchor="middle" className="fill-ink text-[14px] font-semibold">
            {label}
          </text>
          <rect x="18" y={floor - springs} width="54" height={springs} className="fill-moss" />
          <text x="45" y={floor - springs - 7} textAnchor="middle" className="fill-ink text-[14px]">
            54
          </text>
          <rect x="90" y={floor - openers} width="54" height={openers} className="fill-harbour" />
          <text x="117" y={floor - openers - 7} textAnchor="middle" className="fill-ink text-[14px]">
            30
          </text>
          <path d={`M1 ${floor}h160`} className="stroke-ink stroke-2" />
          <text x="45" y={floor + 20} textAnchor="middle" className="fill-ink text-[13px]">
            springs
          </text>
          <text x="117" y={floor + 20} textAnchor="middle" className="fill-ink text-[13px]">
            openers
          </text>
          <text x="81" y={floor + 48} textAnchor="middle" className="fill-ink text-[15px] font-semibold">
            {ratio}
          </text>
        </g>
      ))}
    </svg>
  )
}

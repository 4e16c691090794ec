const parts = [
  { y: 14, label: 'From', line: 'Battery Creek Mower Repair' },
  { y: 62, label: 'Subject', line: 'Mower service before March 15' },
  { y: 128, label: 'Reason', line: 'You were here last spring' },
  { y: 176, label: 'One thing to do', line: 'Call, or answer this mail' },
  { y: 242, label: 'Postal address', line: 'Street, town, ZIP' },
  { y: 290, label: 'Way out', line: 'Unsubscribe' },
] as const

/** A mail as it stands on a phone, its six parts numbered. */
export function EmailMarketingLocalFigure() {
  return (
    <svg viewBox="0 0 340 346" aria-hidden="true">
      <rect x="1" y="1" width="338" height="344" rx="10" className="fill-none stroke-ink stroke-2" />
      {parts.map(({ y, label, line }, index) => (
        <g key={label} transform={`translate(14 ${y})`}>
          <circle cx="15" cy="20" r="14" className="fill-harbour" />
          <text x="15" y="25" textAnchor="middle" className="fill-paper text-[14px] font-semibold">
            {index + 1}
          </text>
          <text x="42" y="14" className="fill-ink text-[13px]">
            {label}
          </text>
          <text x="42" y="34" className="fill-ink text-[15px] font-semibold">
            {line}
          </text>
        </g>
      ))}
      <path d="M1 116h338M1 230h338" className="stroke-ink" strokeDasharray="4 4" />
    </svg>
  )
}

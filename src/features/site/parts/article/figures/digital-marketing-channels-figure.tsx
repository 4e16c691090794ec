const channels = [
  { name: 'Told by a friend', dollars: 4 },
  { name: 'Map and search', dollars: 33 },
  { name: 'Truck and yard signs', dollars: 55 },
  { name: 'Cards in the mailbox', dollars: 164 },
  { name: 'Search ads', dollars: 180 },
  { name: 'Facebook', dollars: 270 },
] as const

const firstJob = 130
const rowHeight = 48
const scale = 1.02

/** The cost of one customer by channel in the worked example, against what a first job leaves. */
export function DigitalMarketingChannelsFigure() {
  const bottom = channels.length * rowHeight
  return (
    <svg viewBox={`0 0 340 ${bottom + 22}`} aria-hidden="true">
      {channels.map(({ name, dollars }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text y="15" className="fill-ink text-[14px]">
            {name}
          </text>
          <rect
            x="1"
            y="23"
            width={dollars * scale}
            height="16"
            rx="2"
            className={dollars > firstJob ? 'fill-clay' : 'fill-moss'}
          />
          <text x={dollars * scale + 9} y="37" className="fill-ink text-[15px] font-semibold">
            ${dollars}
          </text>
          <path d={`M${firstJob * scale} 19V43`} className="stroke-ink" strokeDasharray="4 3" />
        </g>
      ))}
      <text x={firstJob * scale} y={bottom + 16} textAnchor="middle" className="fill-ink text-[13px]">
        A first job leaves $130
      </text>
    </svg>
  )
}

const lines = [
  { name: 'Name and category', by: 'You, Google checks', share: 'shared' },
  { name: 'Address or area', by: 'You, Google checks', share: 'shared' },
  { name: 'Hours', by: 'You, others suggest', share: 'shared' },
  { name: 'Phone and website', by: 'You', share: 'yours' },
  { name: 'Services, description', by: 'You', share: 'yours' },
  { name: 'Attributes', by: 'You and customers', share: 'shared' },
  { name: 'Pictures', by: 'You and customers', share: 'shared' },
  { name: 'Stars and reviews', by: 'Customers', share: 'others' },
  { name: 'Busy times', by: 'Google', share: 'others' },
  { name: 'AI answers', by: 'Google', share: 'others' },
] as const

const rowHeight = 40

/** The lines of a profile, each with a mark that says how much of it the owner writes. */
export function GoogleBusinessProfileOptimizationFigure() {
  return (
    <svg viewBox={`0 0 340 ${lines.length * rowHeight + 2}`} aria-hidden="true">
      {lines.map(({ name, by, share }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          {row > 0 && <path d="M0 1h340" className="stroke-hairline" />}
          <circle cx="12" cy="21" r="9" className="fill-none stroke-harbour stroke-2" />
          {share === 'yours' && <circle cx="12" cy="21" r="9" className="fill-harbour" />}
          {share === 'shared' && <path d="M12 12a9 9 0 0 0 0 18z" className="fill-harbour" />}
          <text x="32" y="26" className="fill-ink text-[14px] font-semibold">
            {name}
          </text>
          <text x="338" y="26" textAnchor="end" className="fill-ink text-[13px]">
            {by}
          </text>
        </g>
      ))}
    </svg>
  )
}

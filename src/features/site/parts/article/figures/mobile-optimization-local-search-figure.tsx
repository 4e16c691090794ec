const targets = [
  { size: 24, x: 20, by: 'WCAG minimum' },
  { size: 44, x: 138, by: 'Apple' },
  { size: 48, x: 258, by: 'Google' },
] as const

const links = ['Prices', 'Hours', 'Directions'] as const
const thumb = 46

/** Targets of 24, 44 and 48 pixels, and the same menu with its links too close and far enough apart. */
export function MobileOptimizationLocalSearchFigure() {
  return (
    <svg viewBox="0 0 340 316" aria-hidden="true">
      {targets.map(({ size, x, by }) => (
        <g key={size}>
          <rect x={x} y={52 - size} width={size} height={size} rx="4" className="fill-harbour" />
          <text x={x} y="74" className="fill-ink font-display text-[20px] font-semibold">
            {size}
          </text>
          <text x={x} y="94" className="fill-ink text-[13px]">
            {by}
          </text>
        </g>
      ))}
      <path d="M0 112h340" className="stroke-ink" strokeDasharray="4 4" />
      <text y="136" className="fill-ink text-[14px] font-semibold">
        Too close
      </text>
      <text x="178" y="136" className="fill-ink text-[14px] font-semibold">
        A row for each
      </text>
      <rect x="1" y="148" width="150" height="72" rx="6" className="fill-none stroke-ink" />
      <rect x="179" y="148" width="150" height="156" rx="6" className="fill-none stroke-ink" />
      {links.map((link, row) => (
        <g key={link} className="fill-ink text-[14px]">
          <text x="14" y={170 + row * 20}>
            {link}
          </text>
          <text x="192" y={179 + row * 48}>
            {link}
          </text>
        </g>
      ))}
      <path d="M179 199h150M179 247h150" className="stroke-ink" />
      <circle cx="62" cy="176" r={thumb / 2} className="fill-none stroke-2 stroke-clay" />
      <circle cx="240" cy="174" r={thumb / 2} className="fill-none stroke-2 stroke-clay" />
      <text x="1" y="248" className="fill-ink text-[13px]">
        The ring is a
      </text>
      <text x="1" y="266" className="fill-ink text-[13px]">
        fingertip. On the left
      </text>
      <text x="1" y="284" className="fill-ink text-[13px]">
        it meets two links,
      </text>
      <text x="1" y="302" className="fill-ink text-[13px]">
        on the right one.
      </text>
    </svg>
  )
}

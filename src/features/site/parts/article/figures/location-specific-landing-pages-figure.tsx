const blocks = [
  { name: 'Name, address, phone, hours', height: 46, mark: 'fill-harbour', text: 'fill-paper' },
  { name: 'Photo of this front door', height: 76, mark: 'fill-lamp', text: 'fill-lamp-ink' },
  { name: 'Parking and entrance', height: 38, mark: 'fill-sunk', text: 'fill-ink' },
  { name: 'The people here', height: 38, mark: 'fill-sunk', text: 'fill-ink' },
  { name: 'What only this shop does', height: 38, mark: 'fill-sunk', text: 'fill-ink' },
  { name: 'What its customers say', height: 38, mark: 'fill-sunk', text: 'fill-ink' },
  { name: 'Map, neighbors, other shops', height: 46, mark: 'fill-sunk', text: 'fill-ink' },
] as const

const gap = 8
const blocksOnFirstScreen = 2

function topOf(index: number): number {
  const foldGap = index >= blocksOnFirstScreen ? 10 : 0
  return 34 + foldGap + blocks.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0)
}

/** The page of a shop as a stack of seven numbered blocks, with the end of the first screen marked. */
export function LocationSpecificLandingPagesFigure() {
  const fold = topOf(blocksOnFirstScreen) - (gap + 10) / 2
  return (
    <svg viewBox="0 0 340 442" aria-hidden="true">
      <rect x="21" y="1" width="298" height="440" rx="12" className="fill-none stroke-ink stroke-2" />
      <path d="M21 24h298" className="stroke-ink" />
      {[36, 50, 64].map(x => (
        <circle key={x} cx={x} cy="13" r="4" className="fill-ink" />
      ))}
      {blocks.map(({ name, height, mark, text }, index) => (
        <g key={name} transform={`translate(34 ${topOf(index)})`}>
          <rect width="272" height={height} rx="5" className={`${mark} stroke-hairline`} />
          <text x="14" y={height / 2 + 5} className={`${text} font-semibold text-[14px]`}>
            {index + 1}
          </text>
          <text x="38" y={height / 2 + 5} className={`${text} text-[14px]`}>
            {name}
          </text>
        </g>
      ))}
      <path d={`M0 ${fold}h340`} className="stroke-ink" strokeDasharray="4 4" />
    </svg>
  )
}

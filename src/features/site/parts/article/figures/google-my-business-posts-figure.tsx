const posts = [
  { name: 'Update: a new repair stand', first: 1, last: 26, mark: 'fill-harbour' },
  { name: 'Offer: spring tune-up price', first: 5, last: 8, mark: 'fill-lamp' },
  { name: 'Event: the spring ride', first: 9, last: 12, mark: 'fill-moss' },
  { name: 'Update with dates: closed', first: 20, last: 20, mark: 'fill-clay' },
] as const

const ticks = [1, 5, 9, 13, 17, 21, 25] as const
const week = 13
const rowHeight = 50

/** Four posts over 26 weeks, each a bar from the week it appears to the week it is gone. */
export function GoogleMyBusinessPostsFigure() {
  return (
    <svg viewBox="0 0 340 250" aria-hidden="true">
      {ticks.map(tick => (
        <g key={tick} transform={`translate(${(tick - 1) * week} 0)`}>
          <path d="M1 0v212" className="stroke-hairline" />
          <text y="228" className="fill-ink text-[13px]">
            {tick}
          </text>
        </g>
      ))}
      <text y="247" className="fill-ink text-[13px]">
        Weeks
      </text>
      {posts.map(({ name, first, last, mark }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text y="18" className="fill-ink text-[14px]">
            {name}
          </text>
          <rect
            x={(first - 1) * week + 1}
            y="27"
            width={(last - first + 1) * week - 2}
            height="16"
            rx="3"
            className={mark}
          />
        </g>
      ))}
    </svg>
  )
}

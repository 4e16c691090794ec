const ways = [
  { name: 'Guest on two shows', hours: 7, jobs: 2, top: 0 },
  { name: 'Host of six episodes', hours: 39, jobs: 3, top: 92 },
] as const

const perRow = 13
const step = 18

/** A square for each hour and a dot for each job of the worked example. */
export function PodcastMarketingLocalFigure() {
  return (
    <svg viewBox="0 0 340 178" aria-hidden="true">
      {ways.map(({ name, hours, jobs, top }) => (
        <g key={name} transform={`translate(2 ${top})`}>
          <text y="16" className="fill-ink text-[15px] font-semibold">
            {name}
          </text>
          <text x="336" y="16" textAnchor="end" className="fill-ink text-[14px]">
            {`${hours} hours`}
          </text>
          {Array.from({ length: hours }, (_, hour) => hour).map(hour => (
            <rect
              key={hour}
              x={(hour % perRow) * step}
              y={28 + Math.floor(hour / perRow) * step}
              width="14"
              height="14"
              className="fill-harbour"
            />
          ))}
          {Array.from({ length: jobs }, (_, job) => 334 - 9 - job * 24).map(x => (
            <circle key={x} cx={x} cy="38" r="9" className="fill-moss" />
          ))}
          <text x="336" y="68" textAnchor="end" className="fill-ink text-[14px]">
            {`${jobs} jobs`}
          </text>
        </g>
      ))}
      <path d="M0 80h340" className="stroke-ink" strokeDasharray="4 4" />
    </svg>
  )
}

const groups = [
  { name: 'Three music teachers', hours: 10, jobs: 15 },
  { name: 'One piano mover', hours: 3, jobs: 6 },
  { name: 'Two choir directors', hours: 5, jobs: 4 },
  { name: 'The chamber', hours: 22, jobs: 2 },
] as const

const rowHeight = 78
const scale = 11.5

/** Hours given to each group of the worked example, above the jobs it sent. */
export function BusinessGrowthCommunityFigure() {
  return (
    <svg viewBox={`0 0 340 ${groups.length * rowHeight - 8}`} aria-hidden="true">
      {groups.map(({ name, hours, jobs }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text y="15" className="fill-ink text-[14px] font-semibold">
            {name}
          </text>
          <rect x="1" y="23" width={hours * scale} height="16" rx="2" className="fill-none stroke-clay stroke-2" />
          <text x={hours * scale + 10} y="36" className="fill-ink text-[13px]">
            {hours} hours
          </text>
          <rect x="1" y="45" width={jobs * scale} height="16" rx="2" className="fill-moss" />
          <text x={jobs * scale + 10} y="58" className="fill-ink text-[13px]">
            {jobs} jobs
          </text>
        </g>
      ))}
    </svg>
  )
}

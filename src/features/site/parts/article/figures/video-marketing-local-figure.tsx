const parts = [
  { name: 'The question', from: 0, seconds: 5, mark: 'fill-clay' },
  { name: 'The answer', from: 5, seconds: 35, mark: 'fill-moss' },
  { name: 'When to stop and call', from: 40, seconds: 12, mark: 'fill-harbour' },
  { name: 'Who and where', from: 52, seconds: 8, mark: 'fill-ink' },
] as const

/** Sixty seconds fill the width. */
const unitsPerSecond = 336 / 60

/** One minute of video as a strip, its four parts as long as they last. */
export function VideoMarketingLocalFigure() {
  return (
    <svg viewBox="0 0 340 224" aria-hidden="true">
      {parts.map(({ name, from, seconds, mark }, index) => (
        <g key={name} transform={`translate(${2 + from * unitsPerSecond} 0)`}>
          <rect y="2" width={seconds * unitsPerSecond - 2} height="48" className={mark} />
          <text
            x={(seconds * unitsPerSecond - 2) / 2}
            y="32"
            textAnchor="middle"
            className="fill-paper text-[15px] font-semibold"
          >
            {index + 1}
          </text>
        </g>
      ))}
      {[0, 15, 30, 45, 60].map(second => (
        <path key={second} d={`M${2 + second * unitsPerSecond} 54v8`} className="stroke-ink" />
      ))}
      <text x="2" y="78" className="fill-ink text-[13px]">
        0 s
      </text>
      <text x="170" y="78" textAnchor="middle" className="fill-ink text-[13px]">
        30 s
      </text>
      <text x="338" y="78" textAnchor="end" className="fill-ink text-[13px]">
        60 s
      </text>
      {parts.map(({ name, seconds, mark }, index) => (
        <g key={name} transform={`translate(2 ${98 + index * 32})`}>
          <rect width="22" height="22" className={mark} />
          <text x="11" y="16" textAnchor="middle" className="fill-paper text-[13px] font-semibold">
            {index + 1}
          </text>
          <text x="34" y="16" className="fill-ink text-[14px]">
            {name}
          </text>
          <text x="336" y="16" textAnchor="end" className="fill-ink text-[14px]">
            {`${seconds} s`}
          </text>
        </g>
      ))}
    </svg>
  )
}

const plans = [
  { name: 'Five posts a week', posts: 750, answers: 90, orders: 5 },
  { name: 'Two posts, quick answers', posts: 300, answers: 360, orders: 12 },
] as const

/** 840 minutes fill the width. */
const unitsPerMinute = 336 / 840
const height = 138

/** Minutes and orders of the worked example, before and after. */
export function SocialMediaMarketingLocalBusinessesFigure() {
  return (
    <svg viewBox={`0 0 340 ${plans.length * height - 20}`} aria-hidden="true">
      {plans.map(({ name, posts, answers, orders }, row) => (
        <g key={name} transform={`translate(2 ${row * height})`}>
          <text y="16" className="fill-ink text-[15px] font-semibold">
            {name}
          </text>
          <rect y="26" width={posts * unitsPerMinute} height="30" className="fill-harbour" />
          <rect
            x={posts * unitsPerMinute}
            y="27"
            width={answers * unitsPerMinute - 1}
            height="28"
            className="fill-none stroke-harbour stroke-2"
          />
          <text y="75" className="fill-ink text-[13px]">
            {`Posts ${posts} minutes, answers ${answers}`}
          </text>
          {Array.from({ length: orders }, (_, index) => 9 + index * 21).map(x => (
            <circle key={x} cx={x} cy="98" r="8" className="fill-moss" />
          ))}
          <text x="336" y="103" textAnchor="end" className="fill-ink text-[14px]">
            {`${orders} orders`}
          </text>
        </g>
      ))}
    </svg>
  )
}

const plans = [
  { name: 'Five posts a week', posts: 750, answers: 0, orders: 5 },
  { name: 'Two posts, quick answers', posts: 300, answers: 360, orders: 12 },
] as const

/** 750 minutes fill the width. */
const unitsPerMinute = 336 / 750
const height = 128

/** Minutes and orders of the worked example, before and after. */
export function SocialMediaMarketingLocalBusinessesFigure() {
  return (
    <svg viewBox={`0 0 340 ${plans.length * height}`} aria-hidden="true">
      {plans.map(({ name, posts, answers, orders }, row) => (
        <g key={name} transform={`translate(2 ${row * height})`}>
          <text y="16" className="fill-ink text-[15px] font-semibold">
            {name}
          </text>
          <rect y="26" width={posts * unitsPerMinute} height="34" className="fill-harbour" />
          <text x="8" y="48" className="fill-paper text-[13px]">
            {`Posts ${posts}`}
          </text>
          {answers > 0 && (
            <g transform={`translate(${posts * unitsPerMinute} 26)`}>
              <rect y="1" width={answers * unitsPerMinute} height="32" className="fill-none stroke-harbour stroke-2" />
              <text x="10" y="22" className="fill-ink text-[13px]">
                {`Answers ${answers}`}
              </text>
            </g>
          )}
          {Array.from({ length: orders }, (_, index) => 9 + index * 21).map(x => (
            <circle key={x} cx={x} cy="86" r="8" className="fill-moss" />
          ))}
          <text x="334" y="91" textAnchor="end" className="fill-ink text-[14px]">
            {`${orders} orders`}
          </text>
        </g>
      ))}
    </svg>
  )
}

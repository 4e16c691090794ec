const questions = [
  { ask: ['Does someone want', 'money for it?'], act: ['Pay nothing, keep', 'proof, report it'] },
  { ask: ['Does it break', 'a rule?'], act: ['Report it, and', 'answer calmly'] },
  { ask: ['Do you work in', 'health care?'], act: ['Answer without', 'the visit'] },
] as const

const rowHeight = 96

/** Three questions in a column; each yes leads to the right, each no leads down. */
export function CustomerReviewsReputationFigure() {
  const end = questions.length * rowHeight
  return (
    <svg viewBox={`0 0 340 ${end + 62}`} aria-hidden="true">
      {questions.map(({ ask, act }, row) => (
        <g key={ask[0]} transform={`translate(0 ${row * rowHeight})`}>
          <rect x="1" y="1" width="148" height="58" rx="8" className="fill-none stroke-harbour stroke-2" />
          <rect x="195" y="1" width="144" height="58" rx="8" className="fill-sunk stroke-ink" />
          <path d="M150 30h44m-8 -6l8 6l-8 6M75 60v34m-6 -8l6 8l6 -8" className="fill-none stroke-ink" />
          <text x="172" y="22" textAnchor="middle" className="fill-ink text-[13px] font-semibold">
            Yes
          </text>
          <text x="88" y="82" className="fill-ink text-[13px] font-semibold">
            No
          </text>
          {ask.map((line, index) => (
            <text key={line} x="75" y={26 + index * 18} textAnchor="middle" className="fill-ink text-[13px]">
              {line}
            </text>
          ))}
          {act.map((line, index) => (
            <text key={line} x="267" y={26 + index * 18} textAnchor="middle" className="fill-ink text-[13px]">
              {line}
            </text>
          ))}
        </g>
      ))}
      <rect x="1" y={end} width="338" height="60" rx="8" className="fill-none stroke-moss stroke-2" />
      <text x="170" y={end + 26} textAnchor="middle" className="fill-ink text-[14px]">
        Answer in public, mend the cause,
      </text>
      <text x="170" y={end + 44} textAnchor="middle" className="fill-ink text-[14px]">
        go on asking everyone
      </text>
    </svg>
  )
}

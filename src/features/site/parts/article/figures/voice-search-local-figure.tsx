type Mark = 'right' | 'wrong' | 'none'

const rows: readonly { question: string; marks: readonly [Mark, Mark, Mark] }[] = [
  { question: 'Open now?', marks: ['right', 'right', 'right'] },
  { question: 'Open on Sunday?', marks: ['right', 'wrong', 'wrong'] },
  { question: 'What is the number?', marks: ['right', 'right', 'right'] },
  { question: 'How do I get there?', marks: ['right', 'wrong', 'none'] },
  { question: 'A bakery near me?', marks: ['right', 'none', 'none'] },
  { question: 'Gluten-free bread?', marks: ['wrong', 'none', 'none'] },
  { question: 'Order ahead?', marks: ['none', 'none', 'none'] },
  { question: 'Price of a cake?', marks: ['wrong', 'none', 'none'] },
]

const assistants = ['Google', 'Siri', 'Alexa'] as const
const rowHeight = 36
const columnOf = (index: number) => 186 + index * 62

/** A dot for a right answer, a cross for a wrong one, a ring for none. */
function AnswerMark({ mark }: { mark: Mark }) {
  if (mark === 'right') return <circle r="8" className="fill-moss" />
  if (mark === 'wrong') return <path d="M-7 -7L7 7M-7 7L7 -7" className="stroke-clay" strokeWidth="4" />
  return <circle r="7" className="fill-none stroke-soft stroke-2" />
}

/** What three assistants said to eight questions in the worked example. */
export function VoiceSearchLocalFigure() {
  return (
    <svg viewBox={`0 0 340 ${rows.length * rowHeight + 30}`} aria-hidden="true">
      {assistants.map((name, column) => (
        <text key={name} x={columnOf(column)} y="15" textAnchor="middle" className="fill-ink text-[14px] font-semibold">
          {name}
        </text>
      ))}
      {rows.map(({ question, marks }, row) => (
        <g key={question} transform={`translate(0 ${30 + row * rowHeight})`}>
          <path d="M0 0h340" className="stroke-hairline" />
          <text y="23" className="fill-ink text-[14px]">
            {question}
          </text>
          {assistants.map((name, column) => (
            <g key={name} transform={`translate(${columnOf(column)} 18)`}>
              <AnswerMark mark={marks[column] ?? 'none'} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

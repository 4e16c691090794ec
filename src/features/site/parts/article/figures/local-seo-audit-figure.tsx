/** Effect by height; minutes by place, on a scale that gives short work room. */
const faults = [
  { number: 2, x: 78, effect: 3 },
  { number: 3, x: 112, effect: 3 },
  { number: 5, x: 146, effect: 3 },
  { number: 1, x: 180, effect: 3 },
  { number: 4, x: 306, effect: 3 },
  { number: 6, x: 78, effect: 2 },
  { number: 8, x: 196, effect: 2 },
  { number: 7, x: 236, effect: 2 },
  { number: 9, x: 78, effect: 1 },
] as const

const effects = [
  { effect: 3, name: 'Loses', more: 'calls' },
  { effect: 2, name: 'Hides', more: 'you' },
  { effect: 1, name: 'Ugly', more: '' },
] as const

const rowOf = (effect: number) => 46 + (3 - effect) * 70

/** The nine faults of the worked example by effect and by the time they take. */
export function LocalSeoAuditFigure() {
  return (
    <svg viewBox="0 0 340 268" aria-hidden="true">
      <rect
        x="56"
        y="10"
        width="208"
        height="142"
        rx="8"
        className="fill-none stroke-moss stroke-2"
        strokeDasharray="6 4"
      />
      {effects.map(({ effect, name, more }) => (
        <g key={effect} transform={`translate(0 ${rowOf(effect)})`}>
          <text className="fill-ink text-[13px]">{name}</text>
          <text y="16" className="fill-ink text-[13px]">
            {more}
          </text>
        </g>
      ))}
      <path d="M50 4v220h286" className="fill-none stroke-ink" />
      <path d="M270 4v220" className="stroke-hairline stroke-2" />
      {faults.map(({ number, x, effect }) => (
        <g key={number} transform={`translate(${x} ${rowOf(effect) + 2})`}>
          <circle r="15" className={effect > 1 && x < 270 ? 'fill-moss' : 'fill-none stroke-ink stroke-2'} />
          <text
            y="5"
            textAnchor="middle"
            className={`text-[15px] font-semibold ${effect > 1 && x < 270 ? 'fill-paper' : 'fill-ink'}`}
          >
            {number}
          </text>
        </g>
      ))}
      <text x="56" y="244" className="fill-ink text-[13px]">
        Under an hour
      </text>
      <text x="338" y="244" textAnchor="end" className="fill-ink text-[13px]">
        Longer
      </text>
    </svg>
  )
}

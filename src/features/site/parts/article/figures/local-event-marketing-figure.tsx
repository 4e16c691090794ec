const days = [
  { when: '−8 weeks', what: 'Date, sentence, number' },
  { when: '−7 weeks', what: 'City, county, insurer asked' },
  { when: '−5 weeks', what: 'Page live, sign-up open' },
  { when: '−4 weeks', what: 'Calendars, paper, partners' },
  { when: '−2 weeks', what: 'Mail and post' },
  { when: '−2 days', what: 'Reminder with parking' },
  { when: 'Evening', what: 'Names, pictures' },
  { when: '+2 days', what: 'Thanks, next date' },
  { when: '+12 weeks', what: 'Count who came back' },
] as const

const rowHeight = 38
const evening = 6

/** What has to be done on which day before and after an evening. */
export function LocalEventMarketingFigure() {
  return (
    <svg viewBox={`0 0 340 ${days.length * rowHeight}`} aria-hidden="true">
      <path d={`M92 18V${(days.length - 1) * rowHeight + 18}`} className="stroke-ink stroke-2" />
      {days.map(({ when, what }, row) => {
        const isEvening = row === evening
        const middle = row * rowHeight + 18
        return (
          <g key={when}>
            <text x="76" y={middle + 5} textAnchor="end" className="fill-ink text-[13px]">
              {when}
            </text>
            <circle
              cx="92"
              cy={middle}
              r={isEvening ? 11 : 7}
              className={isEvening ? 'fill-harbour' : 'fill-paper stroke-harbour stroke-2'}
            />
            <text x="112" y={middle + 5} className={`fill-ink text-[14px] ${isEvening ? 'font-semibold' : ''}`}>
              {what}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Daily } from '#src/features/analytics/daily-answers.ts'
import type { FigureName } from '#src/features/analytics/figures.ts'
import { shortDay } from '#src/features/analytics/parts/day-words.ts'

type Props = { days: Daily['days']; figure: FigureName; name: string }

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const bubble = {
  background: 'var(--paper-raised)',
  border: '1px solid var(--hairline)',
  borderRadius: '0.5rem',
  color: 'var(--ink)',
}

/** One figure by day: bars for the period, a line for the one before. The table beside it says the same to everybody. */
export default function DailyChart({ days, figure, name }: Props) {
  const points = days.map(day => ({
    day: shortDay(day.day),
    now: day[figure],
    before: day.previous[figure],
  }))
  return (
    <ResponsiveContainer width="100%" height={220}>
      <ComposedChart data={points} margin={{ top: 8, right: 4, bottom: 0, left: -20 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--ink)' }} minTickGap={28} />
        <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} width={44} />
        <Tooltip
          contentStyle={bubble}
          itemStyle={{ color: 'var(--ink)' }}
          cursor={{ fill: 'var(--paper-sunk)' }}
          isAnimationActive={false}
        />
        <Bar
          dataKey="now"
          name={name}
          fill="color-mix(in srgb, var(--harbour) 65%, var(--paper))"
          maxBarSize={28}
          isAnimationActive={false}
        />
        <Line
          dataKey="before"
          name="Period before"
          type="linear"
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

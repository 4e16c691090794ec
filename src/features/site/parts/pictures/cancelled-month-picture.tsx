import { Sheet } from '#src/ui/sheet.tsx'

const days = Array.from({ length: 30 }, (_, index) => index + 1)
const cell = 46

/** November 2026 begins on a Sunday, so day 1 stands in the first column. */
function place(day: number) {
  return { x: ((day - 1) % 7) * cell, y: Math.floor((day - 1) / 7) * cell }
}

function Day({ day }: { day: number }) {
  const { x, y } = place(day)
  const marked = day === 1 || day === 14
  return (
    <>
      <rect
        x={x + 2}
        y={y + 2}
        width={cell - 4}
        height={cell - 4}
        rx={6}
        className={marked ? 'fill-lamp' : 'fill-lamp-glow'}
      />
      <text x={x + cell / 2} y={y + 28} textAnchor="middle" className={marked ? 'fill-lamp-ink font-bold' : 'fill-ink'}>
        {day}
      </text>
    </>
  )
}

/** A plan cancelled in the middle of a month: the work goes on to its end, and no bill follows. */
export function CancelledMonthPicture() {
  const next = place(31)
  return (
    <Sheet caption="You cancel on November 14" note="Example">
      <div className="grid items-center gap-5 p-5 md:max-lg:grid-cols-[1.3fr_1fr]">
        <svg
          viewBox="0 0 322 230"
          role="img"
          aria-label="A calendar of November: paid on the 1st, cancelled on the 14th, work until the 30th, no bill on December 1."
          className="w-full text-[15px] tabular-nums"
        >
          {days.map(day => (
            <Day key={day} day={day} />
          ))}
          <rect
            x={next.x + 3}
            y={next.y + 3}
            width={cell - 6}
            height={cell - 6}
            rx={6}
            strokeDasharray="4 4"
            className="fill-none stroke-soft"
          />
          <text x={next.x + cell / 2} y={next.y + 28} textAnchor="middle" className="fill-soft line-through">
            1
          </text>
        </svg>
        <dl className="grid content-start grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem]">
          <dt className="font-semibold">Nov 1</dt>
          <dd className="text-soft">The month is paid</dd>
          <dt className="font-semibold">Nov 14</dt>
          <dd className="text-soft">You cancel, by a line or a call</dd>
          <dt className="font-semibold">Nov 30</dt>
          <dd className="text-soft">Last day of work on the plan</dd>
          <dt className="font-semibold">Dec 1</dt>
          <dd className="text-soft">No bill. Your listings stay yours</dd>
        </dl>
      </div>
    </Sheet>
  )
}

import { contactPageHours, contactPageZone } from '#src/content/office-hours.ts'
import { hoursSpan } from '#src/features/site/parts/hours-span.ts'
import { Sheet } from '#src/ui/sheet.tsx'

const first = 8
const last = 19

/** When a person answers, drawn as a day from 8 AM to 7 PM. */
export function OfficeWeekPicture() {
  return (
    <Sheet caption="When a person answers" note={contactPageZone}>
      <ul className="px-5 py-2 text-[0.9375rem]">
        {contactPageHours.map(({ days, hours }) => {
          const span = hoursSpan(hours)
          return (
            <li key={days} className="border-b border-hairline py-4 last:border-0">
              <p className="flex justify-between gap-4">
                <span className="font-semibold">{days}</span>
                <span className="text-soft tabular-nums">{hours}</span>
              </p>
              <svg viewBox="0 0 220 10" preserveAspectRatio="none" aria-hidden="true" className="mt-3 h-2.5 w-full">
                <rect width={220} height={10} rx={5} className="fill-sunk" />
                {span && (
                  <rect
                    x={(span.opens - first) * 20}
                    width={(span.closes - span.opens) * 20}
                    height={10}
                    rx={5}
                    className="fill-lamp"
                  />
                )}
              </svg>
            </li>
          )
        })}
      </ul>
      <p
        className="flex justify-between border-t border-hairline px-5 py-2 text-sm text-soft tabular-nums"
        aria-hidden="true"
      >
        <span>{first} AM</span>
        <span>1:30 PM</span>
        <span>{last - 12} PM</span>
      </p>
    </Sheet>
  )
}

import { Sheet } from '#src/ui/sheet.tsx'

const phrases = [
  { phrase: 'brake repair', before: 9, now: 4 },
  { phrase: 'oil change', before: 6, now: 5 },
  { phrase: 'tire shop', before: 12, now: 12 },
]

/** The monthly report as a client gets it, by email. */
export function ReportMailPicture() {
  return (
    <Sheet caption="Your October report" note="Example">
      <div className="px-5 py-5 text-[0.9375rem]">
        <table className="w-full text-left tabular-nums">
          <caption className="pb-2 text-left text-soft">Average place on the map, Macon</caption>
          <thead>
            <tr className="border-b border-hairline text-sm text-soft">
              <th scope="col" className="py-1.5 font-normal">
                Search
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                Sep 30
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                Oct 31
              </th>
            </tr>
          </thead>
          <tbody>
            {phrases.map(row => (
              <tr key={row.phrase} className="border-b border-hairline">
                <th scope="row" className="py-2 font-semibold">
                  {row.phrase}
                </th>
                <td className="py-2 text-right text-soft">{row.before}</td>
                <td className={`py-2 text-right font-semibold ${row.now < row.before ? 'text-moss' : ''}`}>
                  {row.now}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          <dt className="font-semibold">Done</dt>
          <dd className="text-soft">Saturday hours corrected in 11 places</dd>
          <dt className="font-semibold">Stuck</dt>
          <dd className="text-soft">One directory wants a photo of your sign</dd>
          <dt className="font-semibold">Next</dt>
          <dd className="text-soft">A page for tires, since that one did not move</dd>
        </dl>
      </div>
    </Sheet>
  )
}

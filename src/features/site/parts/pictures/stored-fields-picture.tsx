import { storedWithMessage } from '#src/content/privacy-notice.ts'
import { Sheet } from '#src/ui/sheet.tsx'

/** One stored message, taken apart. */
export function StoredFieldsPicture() {
  return (
    <Sheet caption="What one message leaves with us" note="Example">
      <table className="w-full text-left text-[0.9375rem] leading-snug">
        <thead className="sr-only">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Stored</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {storedWithMessage.map(field => (
            <tr key={field.what} className="border-b border-hairline align-baseline last:border-0">
              <th scope="row" className="py-2.5 pl-5 font-semibold">
                {field.what}
              </th>
              <td className="hidden px-3 py-2.5 sm:table-cell">{field.example}</td>
              <td className="py-2.5 pr-5 pl-3 text-soft">{field.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

import type { LocationFormState } from '#src/features/locations/parts/form/use-location.ts'
import { fieldName } from '#src/features/locations/parts/record-words.ts'
import { TextArea } from '#src/ui/field.tsx'

/** What platforms may object to: told while somebody types, and once the save asks for it, with room for a reason. */
export function FormReasons({ state }: { state: LocationFormState }) {
  const { warnings, asked, reasons, reasonless, giveReason } = state
  const open = warnings.filter(({ code }) => asked.every(warning => warning.code !== code))
  if (asked.length + open.length === 0) return null
  return (
    <section aria-labelledby="objections" className="grid gap-4 border-l-4 border-lamp pl-4">
      <h2 id="objections" className="text-[1.125rem]">
        Platforms may object
      </h2>
      {asked.length > 0 && (
        <p className="max-w-measure" role="status">
          You can save it as it is. Tell us in a few words why it is right, or change it.
        </p>
      )}
      {asked.map(({ code, field, message }) => (
        <TextArea
          key={code}
          label={`${fieldName(field.split('.')[0] ?? field)}: ${message}`}
          name={`reason-${code}`}
          rows={2}
          maxLength={300}
          value={reasons[code] ?? ''}
          onChange={event => giveReason(code, event.target.value)}
          hint="Why it is right, such as: it stands so on our sign."
          error={reasonless.includes(code) ? 'Please say in a few words why this is right.' : undefined}
        />
      ))}
      {open.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-[0.9375rem]">
          {open.map(({ code, field, message }) => (
            <li key={code}>
              <span className="font-semibold">{fieldName(field.split('.')[0] ?? field)}.</span> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { Described, description } from '#src/ui/field.tsx'

type Props = { name: string; words: string; required?: boolean; error?: string | undefined }

/** A box that nobody has ticked yet, with what ticking it means. */
export function TickBox({ name, words, required = false, error }: Props) {
  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={error ? true : undefined}
          {...description({ name, error })}
          className="mt-0.5 size-6 shrink-0 accent-(--harbour)"
        />
        <span>{words}</span>
      </label>
      <Described name={name} error={error} hint={undefined} />
    </div>
  )
}

import {
  type PhotoKind,
  photoKindNames,
  photoKinds,
  singlePhotoKinds,
} from '#src/domain/location/offers/photo-kinds.ts'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

/** What is told of a photo beside its pixels. */
export type PhotoTold = { kind: PhotoKind; alt_text: string }

type Props = {
  file_id: string
  told: PhotoTold
  /** Kinds that other photos of the location have. */
  taken: ReadonlySet<PhotoKind>
  error: string | undefined
  onTell: (told: PhotoTold) => void
}

/** What a photo shows: a kind, and a sentence. */
export function PhotoFields({ file_id, told, taken, error, onTell }: Props) {
  return (
    <>
      <Field
        label="What it shows, in words"
        name={`alt-${file_id}`}
        value={told.alt_text}
        maxLength={200}
        autoComplete="off"
        hint="For people who do not see it, and for search. Such as: Our shop on Bay Street at dusk."
        error={error}
        onChange={event => onTell({ ...told, alt_text: event.target.value })}
      />
      <SelectField
        label="Kind of photo"
        name={`kind-${file_id}`}
        value={told.kind}
        error={undefined}
        onChange={event => onTell({ ...told, kind: event.target.value as PhotoKind })}
      >
        {photoKinds.map(kind => {
          const is_taken = singlePhotoKinds.has(kind) && taken.has(kind)
          return (
            <option key={kind} value={kind} disabled={is_taken}>
              {photoKindNames[kind]}
              {is_taken ? ' (another photo is)' : ''}
            </option>
          )
        })}
      </SelectField>
    </>
  )
}

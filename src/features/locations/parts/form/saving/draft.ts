import { z } from 'zod'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { changedIn, type FormValues } from '#src/features/locations/parts/form/values.ts'
import { locationDetailSchema } from '#src/features/locations/schema.ts'

const shapes = {
  ...locationDetailSchema.shape.location.shape,
  latitude: z.string(),
  longitude: z.string(),
  year_founded: z.string(),
}

/** A draft as this tab keeps it, with the version of the location that was on the screen; null for a new one. */
export const keptDraftSchema = z.object({
  version: z.nullable(z.int()),
  values: z.record(z.string(), z.unknown()),
})

/** The version to save against: the oldest that something was typed into, so that nothing saved since is gone over. */
export function versionTypedInto(read: number | null, kept: number | null | undefined): number | null {
  return read === null || kept === null || kept === undefined ? read : Math.min(read, kept)
}

/** What a draft holds of the form. A field that has another shape by now than when it was kept is left out. */
export function typedInDraft(values: Record<string, unknown>): Partial<FormValues> {
  const kept = recordFields.flatMap(field => {
    const typed = shapes[field].safeParse(values[field])
    return typed.success ? [[field, typed.data] as const] : []
  })
  return Object.fromEntries(kept) as Partial<FormValues>
}

/** The fields in which the form is not what was saved, just as they stand in it. */
export function draftOf(saved: FormValues, values: FormValues): Partial<FormValues> {
  return Object.fromEntries(changedIn(saved, values).map(field => [field, values[field]])) as Partial<FormValues>
}

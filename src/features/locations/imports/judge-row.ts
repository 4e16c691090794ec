import type { PhotoKind } from '#src/domain/location/offers/photo-kinds.ts'
import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Problem } from '#src/domain/location/record/notes.ts'
import { type FieldChange, fieldChanges } from '#src/features/activity/public.ts'
import type { KnownLocation, Match } from '#src/features/locations/imports/known-locations.ts'
import { columnOfProblem } from '#src/features/locations/imports/read/column-of-problem.ts'
import { placeKeyOfRow } from '#src/features/locations/imports/read/place-key-of-row.ts'
import { readWish } from '#src/features/locations/imports/read/read-wish.ts'
import { newTexts, type RowTexts } from '#src/features/locations/imports/read/row-texts.ts'
import type { LocationImport, RowVerdict } from '#src/features/locations/imports/store.ts'
import { type Judged, judgeRecord } from '#src/features/locations/judge-record.ts'
import { locationRules } from '#src/features/locations/location-rules.ts'
import { recordOf } from '#src/features/locations/record-columns.ts'

type Choices = Pick<LocationImport, 'mapping' | 'when_known' | 'accepted_warnings'>

/** What to write where the row may be saved as it is. */
export type Write = Extract<Judged, { ok: true }> & {
  known: KnownLocation | undefined
  field_changes: FieldChange[]
}

const noPhotos: ReadonlySet<PhotoKind> = new Set()

export type JudgedRow = { row: RowVerdict; write?: Write }

function keysOf(texts: RowTexts, match: Match | undefined): string[] {
  const code = texts.get('store_code')
  const place = placeKeyOfRow(texts, locationRules(0).readPhone)
  return [
    ...(code === undefined ? [] : [`code:${code.slice(0, 100)}`]),
    ...(place === '' ? [] : [`place:${place}`]),
    ...(match ? [`id:${match.location.id}`] : []),
  ]
}

/** Why a row cannot be about the location that it seems to mean, whatever its fields say. */
function clash(match: Match | undefined, { when_known }: Choices): Problem[] {
  if (!match) return []
  const { name, store_code } = match.location
  if (when_known === 'add' && match.by === 'store_code') {
    const message = `${name} has this store code. Give this location another one, or choose to update those you have.`
    return [{ field: 'store_code', code: 'taken', message }]
  }
  if (when_known === 'update' && match.by === 'other_code') {
    const message = `${name} has the same phone and address, with the store code ${store_code}. Is it the same place?`
    return [{ field: 'store_code', code: 'same_place', message }]
  }
  return []
}

function judgeFields(texts: RowTexts, base: KnownLocation | undefined, choices: Choices, now: number) {
  const before: LocationRecord | undefined = base && recordOf(base)
  const { fields, problems } = readWish(before ? newTexts(texts, before) : texts, before)
  const wished = { ...before, ...fields }
  // To close for good is typed once more in the form; in a file the name beside the cell says which location is meant.
  const confirm = texts.get('name') ?? ''
  const photos = base?.photos ?? noPhotos
  const { accepted_warnings } = choices
  const judged = judgeRecord({ before, wished, photos, accepted_warnings, confirm }, now)
  const told = new Set(problems.map(({ field }) => field.split('.')[0]))
  const more = judged.ok || judged.reason !== 'invalid_fields' ? [] : judged.problems
  return { before, judged, problems: [...problems, ...more.filter(({ field }) => !told.has(field.split('.')[0]))] }
}

/** Holds one row against every rule, as what it would be: a new location, or a change of the one that it means. */
export function judgeRow(
  n: number,
  texts: RowTexts,
  match: Match | undefined,
  choices: Choices,
  now: number,
): JudgedRow {
  const placed = <Note extends Problem>(note: Note) => ({
    ...note,
    column: columnOfProblem(note.field, choices.mapping),
  })
  const row = { n, keys: keysOf(texts, match), problems: [], warnings: [], location_id: match?.location.id ?? null }
  if (match && choices.when_known === 'skip') return { row: { ...row, verdict: 'skip' } }
  const known = choices.when_known === 'update' ? match?.location : undefined
  const location_id = known?.id ?? null
  const { before, judged, problems } = judgeFields(texts, known, choices, now)
  const all = [...clash(match, choices), ...problems]
  if (all.length > 0) return { row: { ...row, verdict: 'bad', problems: all.map(placed), location_id } }
  const verdict = known ? ('update' as const) : ('new' as const)
  if (!judged.ok) {
    const warnings = judged.reason === 'reason_needed' ? judged.warnings : []
    return { row: { ...row, verdict, warnings: warnings.map(placed), location_id } }
  }
  const field_changes = fieldChanges(before ?? {}, judged.record)
  if (known && field_changes.length === 0) return { row: { ...row, verdict: 'unchanged', location_id } }
  return { row: { ...row, verdict, location_id }, write: { ...judged, known, field_changes } }
}

import type { Problem, Warning } from '#src/domain/location/record/notes.ts'

/** Why a location was not saved. */
export type LocationRefused =
  | { ok: false; reason: 'no_business' | 'no_location' | 'editors_only' }
  | { ok: false; reason: 'invalid_fields'; problems: Problem[] }
  | { ok: false; reason: 'reason_needed'; warnings: Warning[] }

export const versionUnknown: LocationRefused = {
  ok: false,
  reason: 'invalid_fields',
  problems: [{ field: 'version', code: 'unknown_version', message: 'This location has no such version yet.' }],
}

export const codeTaken: LocationRefused = {
  ok: false,
  reason: 'invalid_fields',
  problems: [
    { field: 'store_code', code: 'taken', message: 'Another location of this business has this store code already.' },
  ],
}

import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ReasonGiven } from '#src/features/activity/public.ts'
import type { KnownChoice, Verdict } from '#src/features/locations/imports/import-state.ts'
import type { ShownRows } from '#src/features/locations/imports/shown-rows.ts'
import { location_import_rows as rows } from '#src/features/locations/imports/tables.ts'

export type ImportChoices = { when_known: KnownChoice; accepted_warnings: readonly ReasonGiven[] }

/** What becomes of a twin: of two rows about one location only the first can be right, unless both are wanted. */
const twinVerdicts: Record<KnownChoice, Verdict | undefined> = { update: 'bad', skip: 'skip', add: undefined }

/** The verdict on a row with its twins in sight. */
export function verdictOf({ when_known }: Pick<ImportChoices, 'when_known'>): SQL<Verdict | null> {
  const of_twin = twinVerdicts[when_known]
  if (!of_twin) return sql<Verdict | null>`${rows.verdict}`
  return sql<Verdict | null>`case when ${rows.twin_of} is not null and ${rows.verdict} <> 'bad' then ${of_twin}::text else ${rows.verdict} end`
}

/** That nobody has said yet why a warning of the row is to be set aside. */
export function asksForReason({ accepted_warnings }: Pick<ImportChoices, 'accepted_warnings'>): SQL {
  const codes = JSON.stringify(accepted_warnings.map(({ code }) => code))
  return sql`exists (select from jsonb_array_elements(${rows.warnings}) as warning where not ${codes}::jsonb ? (warning ->> 'code'))`
}

/** That the row would change something, twins in sight, and is not saved yet. */
export function isWanted(choices: ImportChoices): SQL | undefined {
  const verdict = verdictOf(choices)
  return and(isNull(rows.saved_at), or(sql`${verdict} = 'new'`, sql`${verdict} = 'update'`))
}

/** The same, and nothing stands against saving it now. */
export function isReady(choices: ImportChoices): SQL | undefined {
  return and(isWanted(choices), sql`not ${asksForReason(choices)}`)
}

/** The condition of one kind of rows on the screen. */
export function whereShown(shown: ShownRows, choices: ImportChoices): SQL | undefined {
  if (shown === 'all') return undefined
  if (shown === 'saved') return isNotNull(rows.saved_at)
  if (shown === 'kept') return isNotNull(rows.kept_at)
  if (shown === 'asks') return and(isWanted(choices), asksForReason(choices))
  return and(isNull(rows.saved_at), eq(verdictOf(choices), shown))
}

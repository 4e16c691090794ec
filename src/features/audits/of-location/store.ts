import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { placesInQueue, runColumns } from '#src/features/audits/store.ts'
import { audits, location_audits } from '#src/features/audits/tables.ts'
import { daySeconds } from '#src/features/audits/waiting-time.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type LocationOfBusiness = { business_id: string; location_id: string }

const lastDay = gt(location_audits.created_at, sql`clock_timestamp() - make_interval(secs => ${daySeconds})`)

const ofLocation = ({ business_id, location_id }: LocationOfBusiness) =>
  and(eq(location_audits.business_id, business_id), eq(location_audits.location_id, location_id))

/** The audit of this location that waits or runs. */
export async function findRunning(tx: Transaction, location: LocationOfBusiness): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: audits.id })
    .from(location_audits)
    .innerJoin(audits, eq(audits.id, location_audits.audit_id))
    .where(and(ofLocation(location), sql`${audits.state} in ('waiting', 'running')`))
    .limit(1)
  return row?.id
}

/** When audits were asked for within the last day, the latest first: of one location, and of its whole business. */
export async function timesOfDay(tx: Transaction, location: LocationOfBusiness, most: number) {
  const { created_at, business_id } = location_audits
  const times = async (where: ReturnType<typeof and>) => {
    const rows = await tx
      .select({ created_at })
      .from(location_audits)
      .where(and(where, lastDay))
      .orderBy(desc(created_at))
      .limit(most)
    return rows.map(row => row.created_at)
  }
  return {
    of_location: await times(ofLocation(location)),
    of_business: await times(eq(business_id, location.business_id)),
  }
}

export async function insertLocationAudit(
  tx: Transaction,
  row: Pick<typeof location_audits.$inferInsert, 'audit_id' | 'business_id' | 'location_id' | 'created_by'>,
): Promise<void> {
  await tx.insert(location_audits).values(row)
}

/** What became of the last audits of a location, the newest first. */
export function listRuns(tx: Transaction, location: LocationOfBusiness, most: number) {
  const { id, state, score, finished_at } = audits
  return tx
    .select({ id, state, score, finished_at, created_at: location_audits.created_at })
    .from(location_audits)
    .innerJoin(audits, eq(audits.id, location_audits.audit_id))
    .where(ofLocation(location))
    .orderBy(desc(location_audits.created_at))
    .limit(most)
}

/** One of them, its report apart. Undefined where it is not of this location. */
export async function readRun(tx: Transaction, location: LocationOfBusiness, audit_id: string) {
  const places = placesInQueue(tx)
  const [row] = await tx
    .select({ ...runColumns, waiting_before: places.before })
    .from(location_audits)
    .innerJoin(audits, eq(audits.id, location_audits.audit_id))
    .leftJoin(places, and(eq(places.audit_id, audits.id), eq(audits.state, 'waiting')))
    .where(and(ofLocation(location), eq(location_audits.audit_id, audit_id)))
  return row
}

export async function readPresenceOf(tx: Transaction, audit_id: string) {
  const { presence } = location_audits
  const [row] = await tx.select({ presence }).from(location_audits).where(eq(location_audits.audit_id, audit_id))
  return row?.presence ?? null
}

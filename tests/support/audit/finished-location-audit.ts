import { randomUUID } from 'node:crypto'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'
import { noProgress } from '#src/features/audits/progress.ts'
import { exampleReport } from './finished-check.ts'
import { emptyPage, siteOfPages } from './site-of-record.ts'

type Database = { asOwner: (text: string, values?: unknown[]) => Promise<unknown> }

type Location = { business_id: string; location_id: string }

const steps = noProgress.steps.map(step => ({ ...step, state: 'done' }))

/** Gives a location a website and a running plan. */
export async function openForAudits({ asOwner }: Database, { business_id, location_id }: Location): Promise<void> {
  await asOwner("update locations set website = 'https://shop.example/' where id = $1", [location_id])
  await asOwner(
    "insert into subscriptions (location_id, business_id, status) values ($1, $2, 'active') on conflict (location_id) do update set status = 'active'",
    [location_id, business_id],
  )
}

/** Lays an audit of a location's website into the database as if a worker had carried it out; the location's plan runs. */
export async function finishedLocationAudit(
  database: Database,
  { business_id, location_id }: Location,
  { presence = siteOfPages(emptyPage), score = 63 }: { presence?: SitePresence; score?: number } = {},
): Promise<string> {
  const id = randomUUID()
  const site = 'shop.example'
  const { asOwner } = database
  await asOwner(
    `insert into audits (id, kind, site, host, start_url, names_scheme, given, state, takes, started_at, finished_at, score, report, progress)
      values ($1, 'location', $2, $2, 'https://shop.example/', true, $3, 'done', 1, clock_timestamp(), clock_timestamp(), $4, $5, $6)`,
    [
      id,
      site,
      JSON.stringify({ name: '', phone: '', business_address: '', city: '', keyword: '' }),
      score,
      JSON.stringify({ ...exampleReport, score }),
      JSON.stringify({ ...noProgress, steps, pages_audited: 1 }),
    ],
  )
  await asOwner('insert into location_audits (audit_id, business_id, location_id, presence) values ($1, $2, $3, $4)', [
    id,
    business_id,
    location_id,
    JSON.stringify(presence),
  ])
  await openForAudits(database, { business_id, location_id })
  return id
}

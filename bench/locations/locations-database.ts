import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { say } from '#bench/sign-in/sign-in-judge.ts'
import { migrate } from '#src/migrate.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import { createDatabase } from '#src/platform/database/database.ts'
import { openEmbedded } from '#src/platform/database/embedded/open-embedded.ts'
import { prepareRoles } from '#src/platform/database/embedded/prepare-roles.ts'
import { createLog } from '#src/platform/log/log.ts'
import { sampleLocation } from '#tests/support/locations/sample-location.ts'

/** Of each business. */
const locations_each = 1000

/** Entries of activity for each location. */
const entries_each = 5

/** Rows that one statement writes. */
const atOnce = 50_000

/** The same id for the same thing in every run. */
const idOf = (kind: number, n: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const uuid = (kind: number, n: number) => `${kind}0000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const places = JSON.stringify([
  { city: 'Jacksonville', state: 'FL', zip: '32202', latitude: 30.3285, longitude: -81.6589 },
  { city: 'Savannah', state: 'GA', zip: '31401', latitude: 32.0755, longitude: -81.0884 },
  { city: 'Charleston', state: 'SC', zip: '29401', latitude: 32.7793, longitude: -79.9373 },
  { city: 'Charlotte', state: 'NC', zip: '28202', latitude: 35.2271, longitude: -80.8431 },
])

const locationFields = (n: string) => `jsonb_build_object(
  'id', ${idOf(2, n)}, 'business_id', ${idOf(1, `${n} / ${locations_each}`)},
  'name', 'Plumber ' || (array['Ash', 'Bay', 'Cove', 'Dune', 'Elm'])[1 + ${n} % 5] || ' ' || ${n} % ${locations_each},
  'status', (array['active', 'active', 'pending_review', 'draft', 'paused'])[1 + ${n} % 5],
  'store_code', 'S-' || ${n}, 'completeness', ${n} % 101, 'version', 1, 'labels', jsonb_build_array('l' || ${n} % 10),
  'created_at', now(), 'updated_at', now() - ${n} % 1000 * interval '1 minute') || ('${places}'::jsonb -> (${n} % 4)::int)`

type Seed = { rows: number; statement: (range: string) => string }

function seeds(locations: number, columns: string): Seed[] {
  const businesses = Math.ceil(locations / locations_each)
  const record = JSON.stringify(sampleLocation).replaceAll("'", "''")
  return [
    {
      rows: businesses * 2,
      statement: range => `insert into users (id, email) select ${idOf(3, 'n')}, n || '@shop.example' from ${range}`,
    },
    {
      rows: businesses,
      statement: range => `insert into businesses (id, legal_name, trade_name, industry, time_zone)
        select ${idOf(1, 'n')}, '', 'Business ' || n, 'home_services', 'America/New_York' from ${range}`,
    },
    {
      rows: businesses * 2,
      statement: range => `insert into business_members (business_id, user_id, role, scope)
        select ${idOf(1, 'n / 2')}, ${idOf(3, 'n')}, (array['owner', 'viewer'])[1 + n % 2], (array['all', 'chosen'])[1 + n % 2]
        from ${range}`,
    },
    {
      rows: locations,
      statement: range => `insert into locations (${columns}) select ${columns} from (
        select made.* from ${range},
          lateral jsonb_populate_record(null::locations, '${record}'::jsonb || ${locationFields('n')}) made) rows`,
    },
    {
      rows: locations / 2,
      statement: range => `insert into subscriptions (location_id, business_id, status)
        select ${idOf(2, 'n * 2')}, ${idOf(1, `n * 2 / ${locations_each}`)}, 'active' from ${range}`,
    },
    {
      rows: businesses * 4,
      statement: range => `insert into location_groups (id, business_id, name)
        select ${idOf(4, 'n')}, ${idOf(1, 'n / 4')}, 'Group ' || n % 4 from ${range}`,
    },
    {
      rows: locations,
      statement: range => `insert into grouped_locations (group_id, location_id, business_id)
        select ${idOf(4, `n / ${locations_each} * 4 + n % 4`)}, ${idOf(2, 'n')}, ${idOf(1, `n / ${locations_each}`)} from ${range}`,
    },
    {
      rows: locations / 2,
      statement: range => `insert into member_locations (user_id, location_id, business_id)
        select ${idOf(3, `n * 2 / ${locations_each} * 2 + 1`)}, ${idOf(2, 'n * 2')}, ${idOf(1, `n * 2 / ${locations_each}`)} from ${range}`,
    },
    {
      rows: locations * entries_each,
      statement: range => `insert into activity (id, business_id, location_id, actor_id, actor_name, actor_kind, action,
          field_changes, reason, accepted_warnings, version, from_address, created_at)
        select ${idOf(5, 'n')}, ${idOf(1, `n / ${locations_each * entries_each}`)}, ${idOf(2, `n / ${entries_each}`)}, ${idOf(3, '0')},
          'Owner', 'client', 'location_changed', '[{"field":"name","before":"A","after":"B"}]', '', '[]', n % 5 + 1, '',
          now() - n % 10000 * interval '1 minute' from ${range}`,
    },
  ]
}

/** A database of its own with so many locations, 1,000 of each business, and five entries of activity for each. */
export async function openLocations(locations: number) {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  const log = createLog({ level: 'error' })
  const opened = await openEmbedded(folder, log)
  if (!opened.ok) throw new Error(opened.problem)
  const owner = { ...opened.server.owner, database: 'bench' }
  const app = await prepareRoles(owner)
  const migrated = await migrate({ owner })
  if (!migrated.ok) throw new Error(migrated.problem)
  const client = new Client(owner)
  await client.connect()
  const { rows } = await client.query(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'locations' and is_generated = 'NEVER'`,
  )
  const started = performance.now()
  for (const { rows: count, statement } of seeds(locations, rows[0].names)) {
    for (let n = 0; n < count; n += atOnce) {
      await client.query(statement(`generate_series(${n}::bigint, ${Math.min(count, n + atOnce) - 1}::bigint) n`))
    }
  }
  await client.query('vacuum analyze')
  await client.end()
  say(
    `${locations.toLocaleString('en-US')} locations laid in within ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )

  const person = (n: number): UserActor => ({ kind: 'user', user_id: uuid(3, n), role: 'client' })
  return {
    database: createDatabase({ app, owner, log }),
    business_id: uuid(1, 0),
    /** Sees all 1,000. */
    owner: person(0),
    /** Sees 500 of them, given one by one. */
    viewer: person(1),
    location_id: uuid(2, 0),
    group_id: uuid(4, 0),
    close: async () => {
      await opened.server.leave()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Laid = Awaited<ReturnType<typeof openLocations>>

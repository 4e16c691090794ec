import { z } from 'zod'

const given = z.object({ variable: z.string(), value: z.string(), from: z.enum(['setting', 'default']) })
const time = z.iso.datetime()

/** The state of the installation, measured when it was asked for. */
export const settingsSchema = z.object({
  measured_at: time,
  brand: z.object({ name: given, parent: given, email: given, phone: given, address: given }),
  site_origin: given,
  mail: z.object({
    way: z.enum(['smtp', 'files']),
    place: z.string(),
    sender: given,
    waiting: z.number(),
    sent: z.number(),
    failed: z.number(),
    last_sent_at: time.nullable(),
    problem: z.object({ text: z.string(), written_at: time, given_up: z.boolean() }).nullable(),
  }),
  database: z.object({
    way: z.enum(['embedded', 'remote']),
    version: z.string(),
    name: z.string(),
    size_bytes: z.number(),
    connections: z.number(),
    most_connections: z.number(),
    migrations_applied: z.number(),
    migrations_known: z.number(),
  }),
  pictures: z.object({ way: z.enum(['folder', 'bucket']), place: z.string() }),
  jobs: z.array(z.object({ name: z.string(), waiting: z.number(), running: z.number(), failed: z.number() })),
  program: z.object({
    version: z.string(),
    node_version: z.string(),
    /** When the process that answers was started; there may be others beside it. */
    started_at: time,
  }),
})

export const testMailSchema = z.object({ id: z.uuid(), to: z.string() })

export const deliverySchema = z.object({
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  /** What the mail server said at the last attempt. */
  problem: z.string().nullable(),
})

export type SettingsState = z.output<typeof settingsSchema>

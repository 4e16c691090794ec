import { z } from 'zod/mini'
import { socialNetworks } from '#src/domain/location/record/location-record.ts'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'

const spans = z.readonly(z.array(z.object({ opens: z.int(), closes: z.int() })))
const week = z.partialRecord(z.enum(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']), spans)
const line = z.int()
const phone = { e164: z.string(), text: z.string() }
const address = { key: z.string(), text: z.string() }

const entity = z.object({
  types: z.array(z.string()),
  name: z.string(),
  url: z.string(),
  phones: z.array(z.object(phone)),
  address: z.nullable(z.object(address)),
  week: z.nullable(week),
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  line,
})

const page = z.object({
  url: z.string(),
  kind: z.enum(['home', 'contact', 'about', 'legal', 'thanks', 'article', 'listing', 'location', 'service', 'other']),
  title: z.string(),
  names: z.array(z.object({ text: z.string(), firm: z.boolean(), line })),
  phones: z.array(z.object({ ...phone, line })),
  addresses: z.array(z.object({ ...address, line })),
  hours: z.array(z.object({ week, text: z.string(), line })),
  notices: z.array(z.object({ status: z.enum(['closed_temporarily', 'closed_permanently']), text: z.string(), line })),
  entities: z.array(entity),
  profiles: z.array(z.object({ network: z.enum(socialNetworks), url: z.string(), line })),
})

/** What a worker tells of a site: strangers wrote it, so it is checked before it is kept. */
export const presenceSchema = z.object({
  final_url: z.string(),
  status: z.nullable(z.int()),
  pages: z.array(page),
}) satisfies z.ZodMiniType<SitePresence>

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { AuditKind } from '#src/features/audits/audit-kind.ts'
import type { AuditProgress } from '#src/features/audits/progress.ts'
import type { AuditState, PresentedReport } from '#src/features/audits/schema.ts'
import { businesses } from '#src/features/businesses/tables.ts'
import { locations } from '#src/features/locations/tables.ts'
import { mail_outbox } from '#src/platform/mail/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Not the transaction's start: of two that waited for each other the later one must read as later. */
const now = () => moment().notNull().default(sql`clock_timestamp()`)

/** One run over one site. After 90 days only its times and its score are left. */
export const audits = pgTable(
  'audits',
  {
    id: uuid().primaryKey(),
    kind: text().$type<AuditKind>().notNull().default('free_check'),
    /** See `readSiteAddress`. */
    site: text().notNull(),
    host: text().notNull(),
    start_url: text().notNull(),
    names_scheme: boolean().notNull(),
    given: jsonb().$type<AuditState['given']>().notNull(),
    state: text().$type<AuditState['state']>().notNull().default('waiting'),
    /** How often a worker took it up. */
    takes: integer().notNull().default(0),
    /** When its worker last gave a sign of life. */
    beat_at: moment(),
    progress: jsonb().$type<AuditProgress>(),
    problem: jsonb().$type<AuditState['problem']>(),
    score: integer(),
    /** Whether a browser is still to measure the start page; the report is there before. */
    lab: text().$type<'waiting' | 'measuring' | 'over'>().notNull().default('over'),
    /** When somebody began to measure. */
    lab_at: moment(),
    report: jsonb().$type<PresentedReport>(),
    created_at: now(),
    started_at: moment(),
    finished_at: moment(),
  },
  table => [
    index().on(table.site, table.finished_at),
    index().on(table.created_at),
    index('audits_unfinished_index').on(table.created_at).where(sql`${table.state} in ('waiting', 'running')`),
    index('audits_unmeasured_index').on(table.finished_at).where(sql`${table.lab} <> 'over'`),
    check('audits_kind_check', sql`${table.kind} in ('free_check', 'location')`),
    check('audits_lab_check', sql`${table.lab} in ('waiting', 'measuring', 'over')`),
    check('audits_state_check', sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
).enableRLS()

const ofAudit = () =>
  uuid()
    .notNull()
    .references(() => audits.id, { onDelete: 'cascade' })

/** Who may open an audit: everybody who asked for it has a link of their own. Its key is in no row, see `openLinkKeys`. */
export const audit_links = pgTable(
  'audit_links',
  {
    id: uuid().primaryKey(),
    audit_id: ofAudit(),
    /** An audit that somebody asked for before. */
    is_stored_result: boolean().notNull(),
    created_at: now(),
    expires_at: moment().notNull(),
  },
  table => [index().on(table.audit_id), index().on(table.created_at)],
).enableRLS()

const ofLink = () =>
  uuid()
    .notNull()
    .references(() => audit_links.id, { onDelete: 'cascade' })

/** What a visitor's request may look up again: keyed hashes and times, as in `contact_receipts`. Kept for two days. */
export const audit_receipts = pgTable(
  'audit_receipts',
  {
    link_id: ofLink().primaryKey(),
    audit_id: ofAudit(),
    idempotency_key: text().unique(),
    payload_hash: text().notNull(),
    /** Of the visitor's network. */
    address_hash: text().notNull(),
    /** Of the audited host. */
    host_hash: text().notNull(),
    /** Of the site and all that was told about the business: a stored result answers exactly that. */
    wish_hash: text().notNull(),
    is_stored_result: boolean().notNull(),
    /** False once the audit has failed: it answers nobody else. */
    may_answer: boolean().notNull().default(true),
    created_at: now(),
  },
  table => [
    index().on(table.address_hash, table.created_at),
    index().on(table.host_hash, table.created_at),
    index().on(table.wish_hash, table.created_at),
  ],
).enableRLS()

/** Reports that somebody asked to have mailed, with what they agreed to, word for word. */
export const audit_mails = pgTable(
  'audit_mails',
  {
    id: uuid().primaryKey(),
    link_id: ofLink(),
    /** In lower case; the row's own id once the link has expired. */
    email: text().notNull(),
    consent: text().notNull(),
    /** '' without consent to news. */
    news_consent: text().notNull(),
    /** Null until the report is done and the mail is written. */
    mail_id: uuid().references(() => mail_outbox.id),
    created_at: now(),
  },
  table => [unique().on(table.link_id, table.email), index().on(table.created_at)],
).enableRLS()

/** How often a mail address was written to, in hashes: for whoever holds another link to count. Kept for two days. */
export const audit_mail_receipts = pgTable(
  'audit_mail_receipts',
  { mail_request_id: uuid().primaryKey(), email_hash: text().notNull(), created_at: now() },
  table => [index().on(table.email_hash, table.created_at)],
).enableRLS()

/** Audits that nobody has taken up yet, ids and times alone: whoever waits may count who is before them. */
export const audit_queue = pgTable('audit_queue', { audit_id: ofAudit().primaryKey(), created_at: now() }, table => [
  index().on(table.created_at),
]).enableRLS()

/** Audits that a client had made of a location's site: no link opens them, whoever sees the location does. */
export const location_audits = pgTable(
  'location_audits',
  {
    audit_id: ofAudit().primaryKey(),
    business_id: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    location_id: uuid()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    /** What the site says of the business; null until it is read, and once the results are forgotten. */
    presence: jsonb().$type<SitePresence>(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: now(),
  },
  table => [index().on(table.location_id, table.created_at), index().on(table.business_id, table.created_at)],
).enableRLS()

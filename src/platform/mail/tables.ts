import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailAddress } from '#src/platform/mail/message.ts'

/** Every message there is to send: written with what caused it, sent by a job afterwards. */
export const mail_outbox = pgTable('mail_outbox', {
  id: uuid().primaryKey(),
  /** The Message-ID header, the same at every attempt. */
  message_id: text().notNull().unique(),
  /** Names the effect, such as contact-notice:{id}: the same effect is never written twice. */
  unique_key: text().notNull().unique(),
  to: jsonb().$type<MailAddress>().notNull(),
  reply_to: jsonb().$type<MailAddress>(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** False for what a person wrote. */
  auto_submitted: boolean().notNull().default(true),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  sent_at: timestamp({ withTimezone: true }),
  /** Set when we gave up; last_error says why. */
  failed_at: timestamp({ withTimezone: true }),
  attempts: integer().notNull().default(0),
  last_error: text(),
}).enableRLS()

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files that go with a message. They go away when it is sent or given up: whoever wrote it can make them again. */
export const mail_attachments = pgTable(
  'mail_attachments',
  {
    id: uuid().primaryKey(),
    mail_id: uuid()
      .notNull()
      .references(() => mail_outbox.id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    media_type: text().notNull(),
    content: bytes().notNull(),
  },
  table => [index().on(table.mail_id)],
).enableRLS()

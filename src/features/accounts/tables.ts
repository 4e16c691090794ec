import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Role } from '#src/domain/access.ts'
import type { AccountAction, AccountState } from '#src/features/accounts/users/account-event.ts'

const time = () => timestamp({ withTimezone: true })
const written = () => time().notNull().defaultNow()

/** Who can sign in. Written through Better Auth, whose words for a user these are. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull().default(''),
    /** In lower case. */
    email: text().notNull().unique(),
    email_verified: boolean().notNull().default(false),
    image: text(),
    /** The path of the page that led to their sign-up, '' when unknown; null for users who were created by somebody else. */
    signed_up_from: text(),
    /** What the person said of themselves at sign-up; never decides what they may do. */
    user_metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    email_confirmed_at: time(),
    confirmation_sent_at: time(),
    recovery_sent_at: time(),
    last_sign_in_at: time(),
    created_at: written(),
    updated_at: written(),
  },
  table => [
    index().on(table.created_at, table.id),
    index('users_last_sign_in_at_index').on(table.last_sign_in_at.asc().nullsFirst(), table.id),
  ],
).enableRLS()

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How a user proves who they are: the argon2id hash of a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    user_id: ofUser(),
    password: text(),
    created_at: written(),
    updated_at: written(),
  },
  table => [unique().on(table.user_id, table.provider_id)],
).enableRLS()

/** What a mailed link stands for, found by the hash of its token, gone once used. */
export const one_time_values = pgTable(
  'one_time_values',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: time().notNull(),
    created_at: written(),
    updated_at: written(),
  },
  table => [index().on(table.identifier), index().on(table.expires_at)],
).enableRLS()

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text().notNull().default(''),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The address of a picture; '' for none. */
    avatar: text().notNull().default(''),
    /** An IANA name such as America/New_York. */
    time_zone: text().notNull().default('America/New_York'),
    locale: text().notNull().default('en-US'),
    created_at: written(),
    updated_at: written(),
  },
  table => [index('profiles_name_index').on(sql`nullif(lower(${table.full_name}), '')`, table.id)],
).enableRLS()

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: ofUser().primaryKey(),
    role: text().$type<Role>().notNull().default('client'),
    /** Who gave it; null at sign-up and from the command line. */
    given_by: uuid(),
    created_at: written(),
  },
  table => [check('user_roles_role_check', sql`${table.role} in ('admin', 'client')`)],
).enableRLS()

/** A user who may not sign in for now. */
export const suspensions = pgTable('suspensions', {
  user_id: ofUser().primaryKey(),
  /** Null: from the command line. */
  suspended_by: uuid(),
  /** For other admins; the user never sees it. */
  reason: text().notNull().default(''),
  created_at: written(),
}).enableRLS()

export type FactorType = 'totp' | 'recovery_code'

/**
 * What a user has beside their password: an authenticator app, or the set of recovery codes. One without `verified_at` is
 * still being set up and counts for nothing.
 */
export const factors = pgTable(
  'factors',
  {
    id: uuid().primaryKey(),
    user_id: ofUser(),
    factor_type: text().$type<FactorType>().notNull(),
    friendly_name: text().notNull().default(''),
    /** What the app and we both know, encrypted; null for recovery codes. */
    sealed_secret: text(),
    /** The 30 seconds, counted from 1970, of the last code taken: that code and older ones are taken no more. */
    last_used_step: bigint({ mode: 'number' }),
    verified_at: time(),
    last_challenged_at: time(),
    created_at: written(),
    updated_at: written(),
  },
  table => [
    check('factors_factor_type_check', sql`${table.factor_type} in ('totp', 'recovery_code')`),
    index().on(table.user_id),
    uniqueIndex('factors_one_set_of_recovery_codes').on(table.user_id).where(sql`factor_type = 'recovery_code'`),
  ],
).enableRLS()

/** A question for a code, asked of one session; gone once it is answered. */
export const factor_challenges = pgTable(
  'factor_challenges',
  {
    id: uuid().primaryKey(),
    factor_id: uuid()
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: written(),
    expires_at: time().notNull(),
  },
  table => [index().on(table.factor_id), index().on(table.session_id), index().on(table.expires_at)],
).enableRLS()

/** The codes of a set, by keyed hashes. A used one stays, so that the user sees how many are left. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    factor_id: uuid()
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    created_at: written(),
    used_at: time(),
  },
  table => [primaryKey({ columns: [table.factor_id, table.code_hash] })],
).enableRLS()

export type SignInMethod = {
  method: 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/recovery_code'
  timestamp: number
}

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: ofUser(),
    aal: text().$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** The factor that raised it to aal2. */
    factor_id: uuid().references(() => factors.id, { onDelete: 'set null' }),
    amr: jsonb().$type<SignInMethod[]>().notNull(),
    user_agent: text().notNull().default(''),
    created_at: written(),
    refreshed_at: written(),
    /** When it ends however much it is used. */
    expires_at: time().notNull(),
    ended_at: time(),
    end_reason: text(),
  },
  table => [index().on(table.user_id), index().on(table.factor_id)],
).enableRLS()

/** Every refresh token of a session, hashed. The one without `used_at` is in force. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: written(),
    used_at: time(),
  },
  table => [index().on(table.session_id)],
).enableRLS()

/** What counts against a limit: one row per attempt, its subject hashed. */
export const attempts = pgTable(
  'attempts',
  { id: uuid().primaryKey(), subject_hash: text().notNull(), created_at: written() },
  table => [index().on(table.subject_hash, table.created_at)],
).enableRLS()

/**
 * What admins and the command line did to users. Rows are added and never changed, and outlive the users they name:
 * hence no foreign keys.
 */
export const account_events = pgTable(
  'account_events',
  {
    id: uuid().primaryKey(),
    user_id: uuid().notNull(),
    /** Null: from the command line. */
    done_by: uuid(),
    action: text().$type<AccountAction>().notNull(),
    before: jsonb().$type<AccountState>().notNull(),
    after: jsonb().$type<AccountState>().notNull(),
    created_at: written(),
  },
  table => [index().on(table.user_id, table.created_at)],
).enableRLS()

/** A new e-mail address that waits until its owner has said yes at both addresses. */
export const email_changes = pgTable('email_changes', {
  user_id: ofUser().primaryKey(),
  new_email: text().notNull(),
  current_confirmed_at: time(),
  new_confirmed_at: time(),
  created_at: written(),
}).enableRLS()

/** The keys that sign access tokens. The newest signs; a replaced one is believed until its last token has expired. */
export const signing_keys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  private_jwk: jsonb().notNull(),
  created_at: written(),
  replaced_at: time(),
}).enableRLS()

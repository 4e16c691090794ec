import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Industry, MemberRole } from '#src/domain/business.ts'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { MemberScope } from '#src/features/businesses/member-scope.ts'

const time = () => timestamp({ withTimezone: true })
const written = () => time().notNull().defaultNow()
const byUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** The client's organisation. Everything of a client carries its id. */
export const businesses = pgTable(
  'businesses',
  {
    id: uuid().primaryKey(),
    /** As registered; '' when it is not told yet. */
    legal_name: text().notNull(),
    /** As its customers know it. */
    trade_name: text().notNull(),
    industry: text().$type<Industry>().notNull(),
    /** An IANA name such as America/New_York. */
    time_zone: text().notNull(),
    /** 1 at first, and one more with every change. */
    version: integer().notNull().default(1),
    created_by: byUser(),
    created_at: written(),
    updated_at: written(),
  },
  table => [
    index('businesses_trade_name_index').on(sql`lower(${table.trade_name})`, table.id),
    index().on(table.created_by),
  ],
).enableRLS()

const ofBusiness = () =>
  uuid()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' })

/** Who works for a business. With the scope `chosen` they see the locations and groups given to them, and no others. */
export const business_members = pgTable(
  'business_members',
  {
    business_id: ofBusiness(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    scope: text().$type<'all' | 'chosen'>().notNull(),
    /** Null: they made the business themselves, or whoever invited them is gone. */
    invited_by: byUser(),
    created_at: written(),
  },
  table => [
    primaryKey({ columns: [table.business_id, table.user_id] }),
    index().on(table.user_id),
    check('business_members_role_check', sql`${table.role} in ('owner', 'manager', 'viewer')`),
    check('business_members_scope_check', sql`${table.scope} in ('all', 'chosen')`),
    check('business_members_owners_see_all', sql`${table.role} <> 'owner' or ${table.scope} = 'all'`),
  ],
).enableRLS()

/**
 * What was mailed to somebody who is to become a member. It can be accepted once, by whoever signs in with that e-mail
 * address: the names stand here because they may not read the business yet.
 */
export const business_invitations = pgTable(
  'business_invitations',
  {
    id: uuid().primaryKey(),
    business_id: ofBusiness(),
    business_name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    given: jsonb().$type<MemberScope>().notNull(),
    /** The step of setting up that they are asked to do; null where they are not. */
    step: text().$type<OnboardingStep>(),
    invited_by: byUser(),
    invited_by_name: text().notNull(),
    created_at: written(),
    expires_at: time().notNull(),
    accepted_at: time(),
    accepted_by: byUser(),
    withdrawn_at: time(),
  },
  table => [
    index().on(table.business_id, table.created_at),
    index().on(table.email),
    check('business_invitations_role_check', sql`${table.role} in ('owner', 'manager', 'viewer')`),
  ],
).enableRLS()

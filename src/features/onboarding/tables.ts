import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type OnboardingStep, onboardingSteps, type StepState, stepStates } from '#src/domain/onboarding/steps.ts'
import { users } from '#src/features/accounts/tables.ts'
import { businesses } from '#src/features/businesses/tables.ts'

const time = () => timestamp({ withTimezone: true })
const oneOf = (words: readonly string[]) => sql.raw(words.map(word => `'${word}'`).join(', '))

/** What a business has told in one step of setting up. A step nobody has begun has no row. */
export const onboarding_steps = pgTable(
  'onboarding_steps',
  {
    business_id: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    step: text().$type<OnboardingStep>().notNull(),
    state: text().$type<StepState>().notNull(),
    /** Checked by the schema of the step before they are written. */
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** 1 at first, and one more with every save. */
    version: integer().notNull(),
    /** By each field the version that changed it last. */
    field_versions: jsonb().$type<Record<string, number>>().notNull(),
    updated_at: time().notNull(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then. */
    updated_by_name: text().notNull(),
    updated_by_agency: boolean().notNull(),
    /** When it was first done or skipped. */
    closed_at: time(),
  },
  table => [
    primaryKey({ columns: [table.business_id, table.step] }),
    check('onboarding_steps_step_check', sql`${table.step} in (${oneOf(onboardingSteps)})`),
    check('onboarding_steps_state_check', sql`${table.state} in (${oneOf(stepStates)})`),
  ],
).enableRLS()

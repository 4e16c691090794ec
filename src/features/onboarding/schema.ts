import { z } from 'zod'
import { onboardingSteps, stepStates } from '#src/domain/onboarding/steps.ts'
import { answerShapes, type SavedStep, savedSteps } from '#src/features/onboarding/answers.ts'
import { pageFields } from '#src/platform/http/page-query.ts'

const time = z.iso.datetime()
const step = z.enum(onboardingSteps)
const answers = z.record(z.string(), z.unknown())

/** The step that stands in a path; only those that are saved by their answers. */
export const savedStepSchema = z.enum(savedSteps)

/** What is sent to save a step. */
export const stepChangeSchema = z.object({
  /** The version of the step that was on the screen; 0 of one that nobody had begun. */
  version: z.int('Please send the version that was changed.').min(0),
  state: z.enum(['in_progress', 'done', 'skipped'], 'state must be in_progress, done or skipped.'),
  /** The fields that change, by the rules of the step. */
  changes: answers.default({}),
})

/** The fields of a step that change, by their rules. */
export const changesSchema = (of: SavedStep) => z.strictObject(answerShapes[of]).partial()

export const handOverSchema = z.object({
  /** What becomes of locations that lack something required: they stop the handing over, or stay drafts. */
  incomplete: z.enum(['refuse', 'stay_drafts'], 'incomplete must be refuse or stay_drafts.').default('refuse'),
  note: answerShapes.review.note.default(''),
})

export const stepViewSchema = z.object({
  step,
  state: z.enum(stepStates),
  minutes: z.int(),
  may_skip: z.boolean(),
  answers,
  version: z.int(),
  updated_at: time.nullable(),
  updated_by_name: z.string(),
  updated_by_agency: z.boolean(),
})

const progress = {
  closed: z.int(),
  total: z.int(),
  /** About how long the open steps take. */
  minutes_left: z.int(),
  next_step: step.nullable(),
}

export const onboardingSchema = z.object({
  business_id: z.uuid(),
  steps: z.array(stepViewSchema),
  ...progress,
  handed_over_at: time.nullable(),
  handed_over_by_name: z.string(),
  /** Of the locations with a plan of their own, by their ids. */
  location_names: z.record(z.string(), z.string()),
  may_change: z.boolean(),
  may_invite: z.boolean(),
  /** Who is asked to do which step and has not answered yet; for those who may invite. */
  invited: z.array(z.object({ step, email: z.string(), expires_at: time })),
})

export const onboardingQuerySchema = z.object({
  /** Only those that stand at this step. */
  step: z.enum(onboardingSteps, `step must be one of ${onboardingSteps.join(', ')}.`).optional(),
  /** Only those that have stood at their step for so many whole days or longer. */
  stuck_days: z
    .string()
    .regex(/^\d{1,3}$/, 'Please give a whole number of days.')
    .transform(Number)
    .optional(),
  /** Those that have handed over, or those that have not; both unless given. */
  finished: z.enum(['yes', 'no'], 'finished must be yes or no.').optional(),
  ...pageFields,
})

export const onboardingPageSchema = z.object({
  /** The ones that stand longest first, finished ones last. */
  onboardings: z.array(
    z.object({
      business_id: z.uuid(),
      trade_name: z.string(),
      ...progress,
      /** Since when it stands there, and how many whole days that is. */
      since: time,
      days: z.int(),
      last_activity_at: time.nullable(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  /** How many stand at each step, whatever is asked for. */
  counts: z.array(z.object({ step, onboardings: z.int() })),
})

export const checkQuerySchema = z.object(pageFields)

const missing = z.object({ field: z.string(), label: z.string() })
const required = missing.extend({ message: z.string() })

export const checkPageSchema = z.object({
  /** Those that lack most first. */
  locations: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      status: z.string(),
      percent: z.int(),
      /** Without these nobody can work with it. */
      required: z.array(required),
      missing: z.array(missing),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
})

export const suggestionsSchema = z.object({ keywords: z.array(z.string()), towns: z.array(z.string()) })

export const stepEditedSchema = z.object({
  code: z.literal('edited_meanwhile'),
  message: z.string(),
  current: stepViewSchema,
  /** Each field that both made something else of. */
  changed_fields: z.array(z.object({ field: z.string(), theirs: z.unknown(), mine: z.unknown() })),
})

export const locationsIncompleteSchema = z.object({
  code: z.literal('locations_incomplete'),
  message: z.string(),
  /** How many lack something required, and the first of them. */
  incomplete: z.int(),
  locations: z.array(z.object({ id: z.uuid(), name: z.string(), required: z.array(required) })),
})

export type StepView = z.output<typeof stepViewSchema>
export type OnboardingQuery = z.output<typeof onboardingQuerySchema>
export type HandOver = z.output<typeof handOverSchema>

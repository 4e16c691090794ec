import { z } from 'zod'
import { keywordFault, keywordKey, mostKeywords } from '#src/domain/onboarding/keywords.ts'
import { type OnboardingStep, onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { line, lines } from '#src/features/texts/public.ts'

/** Each entry once, as it was written first. */
function onceEach(entries: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const entry of entries) if (!first.has(keywordKey(entry))) first.set(keywordKey(entry), entry)
  return [...first.values()]
}

const list = (most: number, entry: z.ZodType<string>) =>
  z
    .array(entry)
    .max(most, `Please keep this to ${most} or fewer.`)
    .transform(entries => onceEach(entries.filter(text => text !== '')))

const keyword = line(200).superRefine((text, context) => {
  const fault = text === '' ? undefined : keywordFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})

export const teamSizes = ['1', '2-5', '6-20', '21-100', 'over_100'] as const
export const workStates = ['FL', 'GA', 'SC', 'NC'] as const
export const goalKinds = ['calls', 'visits', 'bookings', 'website', 'reviews', 'new_towns'] as const
export const toneKinds = ['friendly', 'plain', 'expert', 'formal'] as const
const planIds = ['startup', 'growth', 'dominator'] as const

const each = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.array(z.enum(kinds, 'Please choose from the list.')).transform(chosen => [...new Set(chosen)])

/** What each step asks, field by field. The steps in between are answered elsewhere: in the locations themselves. */
export const answerShapes = {
  business: {
    team_size: z.enum(teamSizes, 'Please choose from the list.').nullable(),
    location_count: z
      .int('Please give a whole number.')
      .min(1, 'Please give 1 or more.')
      .max(100_000, 'Please give 100,000 or fewer.')
      .nullable(),
    states: each(workStates),
  },
  locations: {},
  confirm: {},
  goals: {
    goals: each(goalKinds),
    services: list(10, line(80)),
    towns: list(10, line(80)),
    keywords: list(mostKeywords, keyword),
    rivals: list(5, line(125)),
    /** What a customer is worth on average, in whole dollars. */
    customer_value: z
      .int('Please give whole dollars.')
      .min(1, 'Please give $1 or more.')
      .max(1_000_000, 'Please give $1,000,000 or less.')
      .nullable(),
  },
  voice: {
    tone: z.enum(toneKinds, 'Please choose from the list.').nullable(),
    words_to_use: list(20, line(80)),
    words_to_avoid: list(20, line(80)),
    approver: line(120),
    about_voice: lines(1000),
  },
  plans: {
    plan_for_all: z.enum(planIds, 'Please choose one of the plans.').nullable(),
    exceptions: z
      .array(z.object({ location_id: z.uuid(), plan: z.enum(planIds, 'Please choose one of the plans.') }))
      .max(500, 'Please choose an own plan for 500 locations or fewer.'),
  },
  review: { note: lines(1000) },
} satisfies Record<OnboardingStep, z.ZodRawShape>

/** A step that is saved by its answers; the last one is closed by handing over. */
export const savedSteps = onboardingSteps.filter(step => step !== 'review')

export type SavedStep = Exclude<OnboardingStep, 'review'>

/** The answers of a step, whole; what was never told is as here. */
export const noAnswers = {
  business: { team_size: null, location_count: null, states: [] },
  locations: {},
  confirm: {},
  goals: { goals: [], services: [], towns: [], keywords: [], rivals: [], customer_value: null },
  voice: { tone: null, words_to_use: [], words_to_avoid: [], approver: '', about_voice: '' },
  plans: { plan_for_all: null, exceptions: [] },
  review: { note: '' },
} as const

export type Answers<Step extends OnboardingStep = OnboardingStep> = {
  [Field in keyof (typeof answerShapes)[Step]]: (typeof answerShapes)[Step][Field] extends z.ZodType
    ? z.output<(typeof answerShapes)[Step][Field]>
    : never
}

type Lack = readonly [field: string, message: string, lacks: (answers: Record<string, unknown>) => boolean]

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
const told = (field: string, message: string): Lack => [field, message, answers => isEmpty(answers[field])]

const needed: Readonly<Record<OnboardingStep, readonly Lack[]>> = {
  business: [
    told('location_count', 'Please tell how many locations you have.'),
    told('states', 'Please choose at least one state.'),
  ],
  locations: [],
  confirm: [],
  goals: [told('keywords', 'Please add at least one keyword, or skip this step.')],
  voice: [told('tone', 'Please choose how we should sound, or skip this step.')],
  plans: [told('plan_for_all', 'Please choose a plan, or skip this step.')],
  review: [],
}

/** One sentence for each field without which a step is not done. */
export function lackingAnswers(step: OnboardingStep, answers: Record<string, unknown>): Record<string, string> {
  const lacking = needed[step].filter(([, , lacks]) => lacks(answers))
  return Object.fromEntries(lacking.map(([field, message]) => [field, message]))
}

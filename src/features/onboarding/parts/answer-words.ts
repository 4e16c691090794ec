import { plans } from '#src/content/plans.ts'
import { stateName } from '#src/domain/us-states.ts'
import type { goalKinds, teamSizes, toneKinds } from '#src/features/onboarding/answers.ts'

export const teamSizeNames: Record<(typeof teamSizes)[number], string> = {
  '1': 'Only me',
  '2-5': '2 to 5 people',
  '6-20': '6 to 20 people',
  '21-100': '21 to 100 people',
  over_100: 'More than 100 people',
}

export const goalNames: Record<(typeof goalKinds)[number], string> = {
  calls: 'More phone calls',
  visits: 'More people at the door',
  bookings: 'More bookings or orders',
  website: 'More visits to the website',
  reviews: 'More and better reviews',
  new_towns: 'Customers from further towns',
}

export const toneWords: Record<(typeof toneKinds)[number], { name: string; example: string }> = {
  friendly: { name: 'Friendly', example: '“Hi there! Drain trouble? We will be over today.”' },
  plain: { name: 'Plain and short', example: '“We clear drains. Call before noon, fixed the same day.”' },
  expert: {
    name: 'Like an expert',
    example: '“A slow drain often means roots in the line. We look with a camera first.”',
  },
  formal: { name: 'Formal', example: '“We thank you for your inquiry and will call you back today.”' },
}

/** Every answer with the name that people see beside it. */
export const answerNames: Readonly<Record<string, string>> = {
  team_size: 'Team size',
  location_count: 'Locations in all',
  states: 'States',
  goals: 'Goals',
  services: 'Services that matter most',
  towns: 'Towns to win',
  keywords: 'Keywords',
  rivals: 'Rivals',
  customer_value: 'Worth of a customer',
  tone: 'Tone',
  words_to_use: 'Words to use',
  words_to_avoid: 'Words to avoid',
  approver: 'Who approves what we write',
  about_voice: 'What else we should know',
  plan_for_all: 'Plan',
  exceptions: 'Another plan',
  note: 'Note to us',
}

const isIn = <Known extends object>(known: Known, key: unknown): key is keyof Known =>
  typeof key === 'string' && Object.hasOwn(known, key)

const planName = (id: unknown) => plans.find(plan => plan.id === id)?.name ?? ''
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function oneInWords(field: string, value: unknown): string {
  if (field === 'team_size' && isIn(teamSizeNames, value)) return teamSizeNames[value]
  if (field === 'goals' && isIn(goalNames, value)) return goalNames[value]
  if (field === 'tone' && isIn(toneWords, value)) return toneWords[value].name
  if (field === 'states') return stateName(String(value))
  if (field === 'plan_for_all') return planName(value)
  if (field === 'customer_value') return dollars.format(Number(value))
  return String(value)
}

/** What locations are called, by their ids. */
type LocationNames = Readonly<Record<string, string>>

const ownPlan = ({ location_id, plan }: { location_id: string; plan: string }, names: LocationNames) =>
  `${names[location_id] ?? 'A location that is gone'}: ${planName(plan)}`

/** An answer as people read it; '' where nothing is told. */
export function answerInWords(field: string, value: unknown, names: LocationNames = {}): string {
  if (value === null || value === undefined || value === '') return ''
  if (!Array.isArray(value)) return oneInWords(field, value)
  if (field === 'exceptions') return value.map(exception => ownPlan(exception, names)).join('\n')
  return value.map(entry => oneInWords(field, entry)).join(', ')
}

/** The answers that were told, in the order in which they are asked. */
export function toldAnswers(answers: Readonly<Record<string, unknown>>, names: LocationNames) {
  return Object.entries(answerNames)
    .map(([field, name]) => ({ field, name, words: answerInWords(field, answers[field], names) }))
    .filter(({ words }) => words !== '')
}

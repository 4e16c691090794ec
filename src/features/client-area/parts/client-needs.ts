import { subscriptionWords } from '#src/domain/subscription.ts'

/** What is known of whoever looks; undefined where it is not known, and then nothing is said of it. */
export type Known = {
  profile: { full_name: string; company: string; phone: string } | undefined
  email: string
  /** The address that waits to be confirmed. */
  new_email: string | undefined
  two_factor: boolean | undefined
  subscriptions: readonly { location_id: string; status: string }[] | undefined
  /** What is left of setting up. */
  set_up_needs: readonly Need[]
}

export type Need = { id: string; title: string; text: string; action: string; to: string }

const fieldNames = { full_name: 'name', company: 'company', phone: 'phone number' } as const

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

function profileNeed({ profile }: Known): Need[] {
  const missing = profile ? (['full_name', 'company', 'phone'] as const).filter(field => !profile[field]) : []
  if (missing.length === 0) return []
  const names = listed(missing.map(field => fieldNames[field]))
  const [verb, object] = missing.length > 1 ? ['are', 'them'] : ['is', 'it']
  const text = `Your ${names} ${verb} missing. We use ${object} when we set up your locations and call you back.`
  return [{ id: 'profile', title: 'Complete your profile', text, action: 'Complete', to: '/client/settings#profile' }]
}

function emailNeed({ email, new_email }: Known): Need[] {
  if (!new_email) return []
  const text = `Open the links we mailed to ${email} and to ${new_email}. Both have to say yes.`
  return [
    { id: 'email', title: 'Confirm your new email address', text, action: 'Look', to: '/client/settings#your-email' },
  ]
}

function paymentNeeds({ subscriptions = [] }: Known): Need[] {
  const troubled = subscriptions.filter(({ status }) => ['past_due', 'unpaid', 'incomplete'].includes(status))
  const [first] = troubled
  if (!first) return []
  const title =
    troubled.length === 1 ? 'A payment did not go through' : `${troubled.length} payments did not go through`
  const text = troubled.length === 1 ? subscriptionWords(first.status).meaning : 'See which locations they are for.'
  return [{ id: 'payment', title, text, action: 'See billing', to: '/client/billing' }]
}

function twoFactorNeed({ two_factor }: Known): Need[] {
  if (two_factor !== false) return []
  const text = 'With a code from your phone, nobody gets in who has only your password. It takes two minutes.'
  const to = '/client/settings#two-factor'
  return [{ id: 'two-factor', title: 'Protect your account with a second step', text, action: 'Set up', to }]
}

/** What waits on whoever looks, most pressing first. */
export function clientNeeds(known: Known): Need[] {
  const { set_up_needs } = known
  return [...paymentNeeds(known), ...set_up_needs, ...emailNeed(known), ...profileNeed(known), ...twoFactorNeed(known)]
}

const small = ['Nothing', 'One thing', 'Two things', 'Three things', 'Four things'] as const

/** "Two things wait on you." */
export function needsInWords(count: number): string {
  const subject = small[count] ?? `${count} things`
  return count === 0 ? 'Nothing is waiting on you.' : `${subject} ${count === 1 ? 'waits' : 'wait'} on you.`
}

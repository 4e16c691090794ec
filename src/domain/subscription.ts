/** The two states in which a location counts as subscribed; every other one does not. */
const subscribed = new Set(['active', 'trialing'])

export function isSubscribed(status: string): boolean {
  return subscribed.has(status)
}

type Words = {
  /** The state in one to three words. */
  name: string
  /** What it means for the location, in a sentence. */
  meaning: string
}

const known = {
  active: { name: 'Active', meaning: 'The plan is running.' },
  trialing: { name: 'Trial', meaning: 'The plan is running, and nothing is charged yet.' },
  incomplete: { name: 'Not started', meaning: 'The first payment has not gone through yet.' },
  incomplete_expired: { name: 'Never started', meaning: 'The first payment did not go through in time.' },
  past_due: { name: 'Payment late', meaning: 'The last payment did not go through. Please call or write to us.' },
  unpaid: { name: 'Unpaid', meaning: 'Payments did not go through. Work rests until they do.' },
  paused: { name: 'Paused', meaning: 'Work rests, and nothing is charged.' },
  cancelled: { name: 'Cancelled', meaning: 'The plan has ended.' },
} as const satisfies Record<string, Words>

type KnownStatus = keyof typeof known

/** The statuses that we know, in the order of a subscription's life. */
export const subscriptionStatuses = Object.keys(known) as KnownStatus[]

/** The agency's words for a subscription's status. One that we do not know is shown as it is, and counts as not subscribed. */
export function subscriptionWords(status: string): Words {
  const spelled = status === 'canceled' ? 'cancelled' : status
  const status_known = subscriptionStatuses.find(name => name === spelled)
  if (status_known) return known[status_known]
  return { name: status.replaceAll('_', ' '), meaning: 'This location does not count as subscribed.' }
}

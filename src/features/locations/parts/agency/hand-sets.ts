import { subscriptionStatuses, subscriptionWords } from '#src/domain/subscription.ts'
import { locationStatuses } from '#src/features/locations/location-status.ts'
import type { ListedLocation } from '#src/features/locations/parts/list/queries.ts'
import { locationStatusNames } from '#src/features/locations/parts/location-status-names.ts'
import type { HandSet } from './set-dialog.tsx'

const statusChoices = locationStatuses.map(value => ({ value, label: locationStatusNames[value] }))
const planChoices = subscriptionStatuses.map(value => ({ value, label: subscriptionWords(value).name }))

export function activation({ name }: ListedLocation): HandSet {
  return {
    path: 'status',
    title: `Activate ${name}`,
    label: 'Status',
    choices: statusChoices,
    value: 'active',
    reason: 'Reviewed and complete.',
    done: `${name} is active.`,
  }
}

export function statusChange({ name, status }: ListedLocation): HandSet {
  return {
    path: 'status',
    title: `Status of ${name}`,
    label: 'Status',
    choices: statusChoices,
    value: status,
    reason: '',
    done: `The status of ${name} is set.`,
  }
}

export function planChange({ name, subscription_status }: ListedLocation): HandSet {
  return {
    path: 'subscription',
    title: `Plan of ${name}`,
    label: 'State of the plan',
    choices: planChoices,
    value: subscription_status ?? 'active',
    reason: '',
    done: `The plan of ${name} is set.`,
  }
}

export { setSubscription } from '#src/features/billing/set-subscription.ts'
export { subscriptionStatus, subscriptionStatusOf } from '#src/features/billing/subscription-status.ts'

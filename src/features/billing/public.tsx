export { LocationPlans } from '#src/features/billing/parts/location-plans.tsx'

export { AgencyOnboarding } from '#src/features/onboarding/parts/agency-onboarding.tsx'
export { AgencyOnboardings } from '#src/features/onboarding/parts/agency-onboardings.tsx'
export { useSettingUp } from '#src/features/onboarding/parts/use-setting-up.ts'

import { BusinessGate } from '#src/features/businesses/public.tsx'
import { OnboardingScreen } from '#src/features/onboarding/parts/onboarding-screen.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/onboarding')

export default function OnboardingPage() {
  return <BusinessGate>{business => <OnboardingScreen business={business} wanted={undefined} />}</BusinessGate>
}

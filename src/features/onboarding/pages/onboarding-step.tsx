import { useParams } from 'react-router'
import { BusinessGate } from '#src/features/businesses/public.tsx'
import { OnboardingScreen } from '#src/features/onboarding/parts/onboarding-screen.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'

export const meta = () => screenHead('/client/onboarding/:step')

export default function OnboardingStepPage() {
  const { step } = useParams()
  return <BusinessGate>{business => <OnboardingScreen business={business} wanted={step} />}</BusinessGate>
}

import { screenHead, WriteToUs } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/onboarding')

const asked = [
  {
    title: 'The facts of your business',
    text: 'Name, address, phone number, website and hours, as your customers should read them. Holidays too.',
  },
  {
    title: 'Access to your Google Business Profile',
    text: 'You add us as a manager and stay its owner. We never ask for your own password.',
  },
  { title: 'Access to your website, if you have one', text: 'A user account of our own, which you can close.' },
  {
    title: 'Words and pictures',
    text: 'The services you want to be found for, the towns you serve, and a few photos.',
  },
]

export default function OnboardingPage() {
  return (
    <div className="grid gap-12">
      <AppHeading title="Onboarding" lead="What we need from you before the work on a location begins." />
      <EmptyState
        title="Nothing is asked of you yet"
        text="Onboarding begins when a location and its plan are agreed. A person then goes through the list below with you by email or phone."
        action={<WriteToUs>Write to us to begin</WriteToUs>}
      />
      <AppSection id="asked" title="Good to have ready">
        <ul>
          {asked.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 border-b border-hairline py-4 md:grid-cols-[20rem_1fr]">
              <p className="font-semibold">{title}</p>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </AppSection>
    </div>
  )
}

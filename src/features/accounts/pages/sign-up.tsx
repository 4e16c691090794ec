import { EntrancePage } from '#src/features/accounts/parts/entrance/entrance-page.tsx'
import { GoingOn } from '#src/features/accounts/parts/entrance/going-on.tsx'
import { SignUpForm } from '#src/features/accounts/parts/entrance/sign-up-form.tsx'
import { useHandedOver } from '#src/features/accounts/parts/entrance/use-handed-over.ts'
import { useStandingSession } from '#src/features/accounts/parts/entrance/use-standing-session.ts'
import { mainPageHead } from '#src/features/site/public.ts'

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Sign up', path: '/sign-up' },
]

export const meta = () => mainPageHead('/sign-up', crumbs)

export default function SignUpPage() {
  const standing = useStandingSession()
  const handed_over = useHandedOver()
  return (
    <EntrancePage
      crumbs={crumbs}
      scene="welcome"
      title={'Come in.\nThe light is on.'}
      lead="An account costs nothing. You choose a plan for each location later, and you see the price in writing before you pay."
    >
      {standing.status === 'standing' ? (
        <GoingOn session={standing.session} />
      ) : (
        <SignUpForm typedBefore={handed_over?.email} />
      )}
    </EntrancePage>
  )
}

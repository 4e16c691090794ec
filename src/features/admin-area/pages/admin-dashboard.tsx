import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useProfile, useSignedIn } from '#src/features/accounts/public.tsx'
import { newContactsQuery } from '#src/features/admin-area/parts/agency-figures.ts'
import { AgencyTiles } from '#src/features/admin-area/parts/agency-tiles.tsx'
import { screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { buttonClass } from '#src/ui/button-class.ts'

export const meta = () => screenHead('/admin/dashboard')

/** "Hello, Dana Reyes. 3 new contacts wait for an answer." */
function greeting(name: string | undefined, contacts: number | undefined): string {
  const hello = name ? `Hello, ${name}.` : 'Hello.'
  if (contacts === undefined) return hello
  if (contacts === 0) return `${hello} No new contact is waiting.`
  return `${hello} ${contacts === 1 ? 'One new contact waits' : `${contacts} new contacts wait`} for an answer.`
}

function AnswerContacts() {
  return (
    <Link to="/admin/contacts?status=new" className={buttonClass('lamp')}>
      Answer contacts
    </Link>
  )
}

export default function AdminDashboard() {
  const { user } = useSignedIn()
  const profile = useProfile()
  const contacts = useQuery(newContactsQuery).data?.total
  return (
    <div className="grid gap-10">
      <AppHeading
        title={greeting(profile.data?.full_name, contacts)}
        lead="What waits for the agency, counted just now."
        action={contacts !== undefined && contacts > 0 && <AnswerContacts />}
      />
      <AgencyTiles />
      <AppSection id="you" title="You">
        <dl className="grid max-w-measure grid-cols-[7rem_1fr] gap-y-2.5 py-4">
          <dt className="text-soft">Signed in as</dt>
          <dd className="wrap-anywhere">{user.email}</dd>
          <dt className="text-soft">Role</dt>
          <dd>Agency admin: you see every client and may change their access.</dd>
        </dl>
        <Link to="/client/settings" className="prose-link inline-flex min-h-11 items-center">
          Your account: profile, password, two-factor sign-in
        </Link>
      </AppSection>
    </div>
  )
}

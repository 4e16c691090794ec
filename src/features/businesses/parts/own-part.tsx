import { useState } from 'react'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { usePeopleChange } from '#src/features/businesses/parts/member-use-change.ts'
import { memberRoleMeanings, memberRoleNames } from '#src/features/businesses/parts/member-words.ts'
import { AppSection } from '#src/ui/app-section.tsx'
import { Button } from '#src/ui/button.tsx'

/** What somebody who is no owner is to the business, and the way out of it. */
export function OwnPart({ business: { id, trade_name, role } }: { business: Business }) {
  const { user } = useSignedIn()
  const [leaving, setLeaving] = useState(false)
  const change = usePeopleChange(id)
  if (role === 'agency') return null
  const leave = () =>
    change.mutate({ method: 'DELETE', path: `members/${user.id}`, done: `You no longer belong to ${trade_name}.` })
  return (
    <AppSection id="you" title="You">
      <p className="pt-4">
        <span className="font-semibold">{memberRoleNames[role]}.</span> {memberRoleMeanings[role]} An owner of the
        business can change that.
      </p>
      <div className="mt-3 -ml-5">
        {leaving ? (
          <div className="ml-5">
            <Button tone="clay" busy={change.isPending} onClick={leave}>
              Yes, leave {trade_name}
            </Button>
          </div>
        ) : (
          <Button tone="quiet" onClick={() => setLeaving(true)}>
            Leave the business
          </Button>
        )}
      </div>
    </AppSection>
  )
}

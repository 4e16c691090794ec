import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { callApi, failureText } from '#src/features/accounts/public.tsx'
import { joinedSchema, receivedInvitationSchema } from '#src/features/businesses/members/schema.ts'
import { businessesKey, ownBusinessesOptions } from '#src/features/businesses/parts/business-queries.ts'
import { withBusiness } from '#src/features/businesses/parts/chosen-business.ts'
import { memberRoleMeanings, memberRoleNames } from '#src/features/businesses/parts/member-words.ts'
import { ReadBlock, screenHead } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export const meta = () => screenHead('/client/invitation')

function Invitation({ id }: { id: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const path = `/api/business-invitations/${encodeURIComponent(id)}`
  const query = useQuery({
    queryKey: [...businessesKey, 'invitation', id],
    queryFn: () => callApi(path, { schema: receivedInvitationSchema }),
  })
  const accepting = useMutation({
    mutationFn: () => callApi(`${path}/acceptance`, { method: 'POST', body: {}, schema: joinedSchema }),
    onSuccess({ business_id }) {
      queries.removeQueries({ queryKey: ownBusinessesOptions.queryKey })
      const step = query.data?.step
      return navigate(withBusiness(step ? `/client/onboarding/${step}` : '/client/locations', business_id))
    },
    onError: error => toast.error(failureText(error)),
  })
  return (
    <ReadBlock query={query} what="The invitation">
      {({ business_name, invited_by_name, role, step }) => (
        <div className="border-y border-hairline py-8">
          <h2 className="text-xl wrap-anywhere">{business_name}</h2>
          <p className="mt-2 max-w-measure">
            {invited_by_name || 'Somebody'} invites you as {memberRoleNames[role].toLowerCase()}.{' '}
            {memberRoleMeanings[role]}
          </p>
          {step && (
            <p className="mt-2 max-w-measure">
              You are asked to do one step of setting up: {onboardingWords[step].name}. Accepting leads you there.
            </p>
          )}
          <div className="mt-6">
            <Button busy={accepting.isPending} onClick={() => accepting.mutate()}>
              Accept
            </Button>
          </div>
        </div>
      )}
    </ReadBlock>
  )
}

export default function InvitationPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  return (
    <div className="grid gap-8">
      <AppHeading title="Invitation" lead="Whoever works on a business with others is invited by one of its owners." />
      {id === '' ? (
        <EmptyState
          title="No invitation is named"
          text="Open the link of the mail once more. It ends in the invitation’s own number."
          action={<ButtonLink to="/client/dashboard">To the dashboard</ButtonLink>}
        />
      ) : (
        <Invitation id={id} />
      )}
    </div>
  )
}

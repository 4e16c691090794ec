import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useSignedIn } from '#src/features/accounts/public.tsx'
import { BusinessChooser } from '#src/features/businesses/parts/business-chooser.tsx'
import { BusinessInHand } from '#src/features/businesses/parts/business-in-hand.tsx'
import {
  type Business,
  businessOptions,
  ownBusinessesOptions,
} from '#src/features/businesses/parts/business-queries.ts'
import { meantBusiness, rememberedBusiness } from '#src/features/businesses/parts/chosen-business.ts'
import { FirstBusiness } from '#src/features/businesses/parts/first-business.tsx'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type Props = {
  /** The screen, handed the business it is about. */
  children: (business: Business) => ReactNode
}

const toAll = <ButtonLink to="/admin/businesses">All businesses</ButtonLink>

function ClientGate({ children }: Props) {
  const query = useQuery(ownBusinessesOptions)
  const named = useSearchParams()[0].get('business')
  return (
    <ReadBlock query={query} what="Your business">
      {businesses => {
        if (businesses.length === 0) return <FirstBusiness />
        const business = meantBusiness(businesses, { named, remembered: rememberedBusiness() })
        if (!business) return <BusinessChooser businesses={businesses} />
        return (
          <BusinessInHand key={business.id} business={business} others={businesses.length > 1 ? '' : undefined}>
            {children(business)}
          </BusinessInHand>
        )
      }}
    </ReadBlock>
  )
}

function ClientsBusiness({ id, children }: Props & { id: string }) {
  const query = useQuery(businessOptions(id))
  return (
    <ReadBlock query={query} what="This business">
      {business => (
        <BusinessInHand key={id} business={business} others="/admin/businesses">
          {children(business)}
        </BusinessInHand>
      )}
    </ReadBlock>
  )
}

function AgencyGate({ children }: Props) {
  const named = useSearchParams()[0].get('business') ?? rememberedBusiness()
  if (named) return <ClientsBusiness id={named}>{children}</ClientsBusiness>
  return (
    <div className="grid gap-8">
      <AppHeading title="Which business?" lead="This screen belongs to the business of a client." />
      <EmptyState
        title="No business is chosen"
        text="Open the list of businesses, choose a client, and go on from there."
        action={toAll}
      />
    </div>
  )
}

/**
 * Stands around every screen that is about one business: a client without any is asked for it, the only one is taken without a
 * word, and of several one is chosen. An admin names a client's business in the address.
 */
export function BusinessGate({ children }: Props) {
  const { role } = useSignedIn()
  return role === 'admin' ? <AgencyGate>{children}</AgencyGate> : <ClientGate>{children}</ClientGate>
}

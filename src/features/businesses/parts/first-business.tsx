import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi, useProfile } from '#src/features/accounts/public.tsx'
import { BusinessForm } from '#src/features/businesses/parts/business-form.tsx'
import { businessesKey } from '#src/features/businesses/parts/business-queries.ts'
import { businessSchema, type NewBusiness } from '#src/features/businesses/schema.ts'
import { AppHeading } from '#src/ui/app-heading.tsx'

/** Asks a client without a business for their first, and leads on to what else there is to tell. */
export function FirstBusiness() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const profile = useProfile().data
  const told = {
    trade_name: profile?.company ?? '',
    legal_name: '',
    industry: '' as const,
    time_zone: profile?.time_zone ?? 'America/New_York',
  }

  async function found(body: NewBusiness) {
    const business = await callApi('/api/businesses', { method: 'POST', body, schema: businessSchema })
    await queries.invalidateQueries({ queryKey: businessesKey })
    await navigate('/client/onboarding')
    return business
  }

  return (
    <div className="grid gap-8">
      <AppHeading
        title="Tell us about your business"
        lead="Four details, once. Your locations, your colleagues and your plans belong to it. The other steps follow, and you can stop at any time."
      />
      <BusinessForm told={told} version={0} place="new" label="Save and go on" onSave={found} />
    </div>
  )
}

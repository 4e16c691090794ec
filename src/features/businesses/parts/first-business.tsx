import { useQueryClient } from '@tanstack/react-query'
import { callApi, useProfile } from '#src/features/accounts/public.tsx'
import { BusinessForm } from '#src/features/businesses/parts/business-form.tsx'
import { businessesKey } from '#src/features/businesses/parts/business-queries.ts'
import { businessSchema, type NewBusiness } from '#src/features/businesses/schema.ts'
import { AppHeading } from '#src/ui/app-heading.tsx'

/** Asks a client without a business for their first; the screen that asked goes on by itself once it is there. */
export function FirstBusiness() {
  const queries = useQueryClient()
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
    return business
  }

  return (
    <div className="grid gap-8">
      <AppHeading
        title="Tell us about your business"
        lead="Four details, once. Your locations, your colleagues and your plans belong to it. You can change all of it later."
      />
      <BusinessForm told={told} label="Save and go on" onSave={found} />
    </div>
  )
}

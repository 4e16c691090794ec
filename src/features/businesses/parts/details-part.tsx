import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { industryNames } from '#src/domain/business.ts'
import { callApi } from '#src/features/accounts/public.tsx'
import { BusinessForm } from '#src/features/businesses/parts/business-form.tsx'
import { type Business, businessesKey } from '#src/features/businesses/parts/business-queries.ts'
import { businessSchema, type NewBusiness } from '#src/features/businesses/schema.ts'
import { AppSection } from '#src/ui/app-section.tsx'

/** What a business is called, for owners to change and for others to read. */
export function DetailsPart({ business, may_change }: { business: Business; may_change: boolean }) {
  const queries = useQueryClient()
  const { id, version, trade_name, legal_name, industry, time_zone } = business

  /** Only what was changed is sent: a colleague may have changed the rest meanwhile. */
  async function save(_: NewBusiness, changed: Partial<NewBusiness>, version: number) {
    const body = { ...changed, version }
    const saved = await callApi(`/api/businesses/${id}`, { method: 'PATCH', body, schema: businessSchema })
    await queries.invalidateQueries({ queryKey: businessesKey })
    toast.success('Saved.')
    return saved
  }

  const facts = [
    ['Name', trade_name],
    ['Legal name', legal_name || 'Not told'],
    ['Industry', industryNames[industry]],
    ['Time zone', time_zone],
  ] as const

  return (
    <AppSection id="details" title="Details">
      {may_change ? (
        <div className="pt-5">
          <BusinessForm
            told={{ trade_name, legal_name, industry, time_zone }}
            version={version}
            place={id}
            label="Save"
            onSave={save}
          />
        </div>
      ) : (
        <dl className="grid max-w-measure grid-cols-[7rem_1fr] gap-y-2.5 py-4">
          {facts.map(([term, words]) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{term}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </AppSection>
  )
}

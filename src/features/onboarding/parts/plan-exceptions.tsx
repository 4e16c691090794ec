import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plans } from '#src/content/plans.ts'
import { type WishedPlans, withException } from '#src/domain/onboarding/wished-plans.ts'
import { checkOptions } from '#src/features/onboarding/parts/onboarding-queries.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

type Props = {
  business_id: string
  wished: WishedPlans
  error: string | undefined
  onChange: (wished: { exceptions: { location_id: string; plan: (typeof plans)[number]['id'] }[] }) => void
}

const options = [{ value: '', label: 'As all others' }, ...plans.map(({ id, name }) => ({ value: id, label: name }))]

/** Locations that are to have another plan than the others. */
export function PlanExceptions({ business_id, wished, error, onChange }: Props) {
  const [page, setPage] = useState(1)
  const [begins_open] = useState(wished.exceptions.length > 0)
  const query = useQuery(checkOptions(business_id, page))

  function choose(location_id: string, chosen: string): void {
    const plan = plans.find(({ id }) => id === chosen)?.id ?? null
    onChange({ exceptions: [...withException(wished, location_id, plan).exceptions] })
  }

  return (
    <details open={begins_open}>
      <summary className="prose-link inline-flex min-h-11 items-center">Another plan for some of them</summary>
      <ReadBlock query={query} what="Your locations">
        {({ locations, total, size }) => (
          <>
            <ul className="border-t border-hairline">
              {locations.map(({ id, name, city }) => (
                <li key={id} className="grid items-end gap-3 border-b border-hairline py-3 sm:grid-cols-[1fr_14rem]">
                  <p className="wrap-anywhere sm:pb-2.5">
                    <span className="font-semibold">{name}</span>
                    {city !== '' && <span className="text-soft">, {city}</span>}
                  </p>
                  <FilterSelect
                    label={
                      <>
                        Plan<span className="sr-only"> of {name}</span>
                      </>
                    }
                    name={`plan-${id}`}
                    value={wished.exceptions.find(({ location_id }) => location_id === id)?.plan ?? ''}
                    options={options}
                    onPick={chosen => choose(id, chosen)}
                  />
                </li>
              ))}
            </ul>
            {total > size && <Pagination of="locations" page={page} page_size={size} total={total} onPage={setPage} />}
          </>
        )}
      </ReadBlock>
      {error && (
        <p role="alert" className="mt-1 font-semibold text-clay">
          {error}
        </p>
      )}
    </details>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { industryNames } from '#src/domain/business.ts'
import { businessListOptions } from '#src/features/businesses/parts/business-queries.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

type Props = {
  query: URLSearchParams
  /** What the list holds, in the name of its pages. */
  of: string
  /** Said where nothing is found. */
  empty: string
  onPage: (page: number) => void
}

const counted = (locations: number) => (locations === 1 ? '1 location' : `${locations} locations`)

/** Businesses of clients, each with how many of its locations wait. */
export function AgencyBusinessList({ query, of, empty, onPage }: Props) {
  const list = useQuery(businessListOptions(query))
  return (
    <ReadBlock query={list} what="The businesses">
      {({ businesses, total, page, size }) =>
        total === 0 ? (
          <p className="py-5 text-soft">{empty}</p>
        ) : (
          <>
            <ul>
              {businesses.map(({ id, trade_name, legal_name, industry, locations, waiting }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
                >
                  <div className="min-w-0">
                    <Link
                      to={`/admin/businesses/${id}`}
                      className="inline-flex min-h-11 items-center font-semibold no-underline wrap-anywhere hover:underline"
                    >
                      {trade_name}
                    </Link>
                    <p className="-mt-1 text-sm text-soft wrap-anywhere">
                      {[legal_name, industryNames[industry]].filter(Boolean).join(', ')}
                    </p>
                  </div>
                  <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] tabular-nums">
                    {waiting > 0 && <Badge tone="waiting">{waiting} waiting</Badge>}
                    {counted(locations)}
                  </p>
                </li>
              ))}
            </ul>
            {total > size && (
              <div className="mt-4 flex justify-end">
                <Pagination of={of} page={page} page_size={size} total={total} onPage={onPage} />
              </div>
            )}
          </>
        )
      }
    </ReadBlock>
  )
}

import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import type { Business } from '#src/features/businesses/parts/business-queries.ts'
import { rememberBusiness } from '#src/features/businesses/parts/chosen-business.ts'

type Props = {
  business: Business
  /** Where another one is chosen; undefined where there is no other. */
  others: string | undefined
  children: ReactNode
}

/** A screen about one business, with the way to another where there is one. */
export function BusinessInHand({ business: { id, trade_name }, others, children }: Props) {
  const { pathname } = useLocation()
  useEffect(() => rememberBusiness(id), [id])
  return (
    <>
      {others !== undefined && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
          <span className="font-semibold wrap-anywhere">{trade_name}</span>
          <Link
            to={others === '' ? `${pathname}?business=` : others}
            className="prose-link inline-flex min-h-11 items-center"
          >
            Another business
          </Link>
        </p>
      )}
      {children}
    </>
  )
}

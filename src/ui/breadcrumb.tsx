import type { ReactNode } from 'react'
import { SiteLink } from '#src/ui/site-link.tsx'

export type Crumb = { name: string; path: string }

const line = 'mx-auto max-w-page px-5 pt-6 text-sm text-soft sm:px-8 print:hidden'

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb, index) => (
        <li key={crumb.path} className="flex items-center gap-2">
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.name}</span>
          ) : (
            <>
              <SiteLink to={crumb.path} className="prose-link inline-block py-1">
                {crumb.name}
              </SiteLink>
              <span aria-hidden="true">›</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

type Props = {
  crumbs: readonly Crumb[]
  /** A quiet link at the other end of the line. */
  aside?: ReactNode
}

/** Where the page hangs in the site; the last crumb is the page itself. */
export function Breadcrumb({ crumbs, aside }: Props) {
  if (!aside) {
    return (
      <nav aria-label="Breadcrumb" className={line}>
        <Trail crumbs={crumbs} />
      </nav>
    )
  }
  return (
    <div className={`${line} flex items-center justify-between gap-x-4`}>
      <nav aria-label="Breadcrumb">
        <Trail crumbs={crumbs} />
      </nav>
      {aside}
    </div>
  )
}

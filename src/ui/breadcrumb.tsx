import { SiteLink } from '#src/ui/site-link.tsx'

export type Crumb = { name: string; path: string }

/** Where the page hangs in the site; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mx-auto max-w-page px-5 pt-6 text-sm text-soft sm:px-8 print:hidden">
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
    </nav>
  )
}

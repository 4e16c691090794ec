import type { ReactNode } from 'react'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { slug: string; className?: string; children: ReactNode }

/** A link to an article. It loads the page anew even from a screen that hydrated: a page is less than all bodies' script. */
export function ArticleLink({ slug, className, children }: Props) {
  return (
    <SiteLink to={`/education/${slug}`} reloadDocument className={className}>
      {children}
    </SiteLink>
  )
}

import type { ComponentProps } from 'react'
import { articleBySlug } from '#src/content/articles/all-articles.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

const toArticle = /^\/education\/([a-z0-9-]+)/

/** A link in an article. One to an article that is not written yet stays plain text until it is. */
export function BodyLink({ href = '', children }: ComponentProps<'a'>) {
  const slug = toArticle.exec(href)?.[1]
  if (slug && !articleBySlug(slug)) return children
  if (!href.startsWith('/')) {
    return (
      <a href={href} className="prose-link">
        {children}
      </a>
    )
  }
  return (
    <SiteLink to={href} className="prose-link">
      {children}
    </SiteLink>
  )
}

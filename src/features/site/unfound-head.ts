import type { MetaDescriptor } from 'react-router'
import { brand } from '#src/content/brand.ts'
import { socialCard } from '#src/features/site/social-card.ts'

/**
 * The head of an answer that must not be found: the not-found page, and the screens behind the guard. Where somebody shares
 * its address it shows the home page's card. Without a canonical and an address of its own: it answers at many. Every page
 * that hydrates loads this file, so that it knows nothing of the other pages.
 */
export function unfoundHead(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    ...socialCard({ path: '/', in_words: `The card of ${brand.name}` }, { title, description }),
  ]
}

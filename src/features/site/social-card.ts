import type { MetaDescriptor } from 'react-router'
import { brand } from '#src/content/brand.ts'
import { cardPath } from '#src/content/site-page.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

type Words = { title: string; description: string }
/** `path` of the page whose card it is, and the card in words, for who does not see it. */
type Card = { path: string; in_words: string }

/** How a shared link shows itself: its words, and a card. */
export function socialCard({ path, in_words }: Card, { title, description }: Words): MetaDescriptor[] {
  const card = sentinelOrigin + cardPath(path)
  return [
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: in_words },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    { name: 'twitter:image:alt', content: in_words },
  ]
}

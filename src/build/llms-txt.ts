import type { SitePage } from '#src/content/site-page.ts'
import type { Brand } from '#src/domain/brand.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const chapters = [
  { title: 'Guides', holds: (path: string) => path.startsWith('/education/') },
  { title: 'Cities', holds: (path: string) => path.startsWith('/services/') },
] as const

function lines(pages: readonly SitePage[]): string {
  return pages
    .map(({ path, title, description }) => `- [${title}](${sentinelOrigin}${path}): ${description}`)
    .join('\n')
}

/** The site told to assistants in plain text: who we are, then every page that may be found. https://llmstxt.org/ */
export function llmsTxt(pages: readonly SitePage[], brand: Brand): string {
  const found = pages.filter(page => page.indexable)
  const main = found.filter(({ path }) => !chapters.some(chapter => chapter.holds(path)))
  const parts = [
    `# ${brand.name}`,
    `> Local SEO, listings and review help for small businesses and franchises in Florida, Georgia, South Carolina and North Carolina. ${brand.address}. ${brand.phone}, ${brand.email}.`,
    `## Pages\n\n${lines(main)}`,
    ...chapters.map(({ title, holds }) => `## ${title}\n\n${lines(found.filter(({ path }) => holds(path)))}`),
  ]
  return `${parts.join('\n\n')}\n`
}

import type { MetaDescriptor } from 'react-router'
import { appPages } from '#src/content/app-pages.ts'
import { brand } from '#src/content/brand.ts'

/** Title of the screen registered at `path`; no screen of the app is for search engines. Throws for an unknown one. */
export function screenHead(path: string): MetaDescriptor[] {
  const page = appPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`No screen is registered in src/content/app-pages.ts for ${path}`)
  return [{ title: `${page.title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

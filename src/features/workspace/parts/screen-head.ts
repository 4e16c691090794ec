import type { MetaDescriptor } from 'react-router'
import { appPages } from '#src/content/app-pages.ts'
import { brand } from '#src/content/brand.ts'
import { unfoundHead } from '#src/features/site/public.ts'

/** The head of the screen registered at `path`; no screen of the app is for search engines. Throws for an unknown one. */
export function screenHead(path: string): MetaDescriptor[] {
  const page = appPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`No screen is registered in src/content/app-pages.ts for ${path}`)
  const area = page.role === 'admin' ? 'agency area' : 'client area'
  const description = `${page.title}, in the ${area} of ${brand.name}. It opens once you have signed in.`
  return unfoundHead(`${page.title} | ${brand.name}`, description)
}

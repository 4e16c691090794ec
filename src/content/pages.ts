import { articlePage } from '#src/content/article-pages.ts'
import { articles } from '#src/content/articles/all-articles.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityPage } from '#src/content/city-pages.ts'
import { mainPages } from '#src/content/main-pages.ts'
import { dayOfLastChange } from '#src/content/page-days.ts'
import type { DatedPage } from '#src/content/site-page.ts'
import { states } from '#src/content/states.ts'

/** Every page that answers 200, in the order of the sitemap. Build and server only: screens take one page at a time. */
export const sitePages: readonly DatedPage[] = [
  ...mainPages,
  ...articles.map(articlePage),
  ...cities.map(cityPage),
].map(page => ({
  ...page,
  updated: dayOfLastChange(page.path),
}))

/** Paths that are built but answer 404: the bare not-found page, then one per state linked from /locations. */
export const notFoundPaths: readonly string[] = ['/not-found', ...states.map(state => `/services/${state.stateSlug}`)]

/**
 * The page in which the browser draws the result of a free check, whatever its link: nobody finds it at this path, because
 * the server answers no file whose name begins with two underscores.
 */
export const resultShellPath = '/ai-seo/results/__result'

/** Everything the build renders to a file. */
export const prerenderPaths: string[] = [...sitePages.map(({ path }) => path), ...notFoundPaths, resultShellPath]
